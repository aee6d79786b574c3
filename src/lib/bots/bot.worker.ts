import { chooseMove } from './policy';
import type { Answer, Ask } from './protocol';

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
	self.postMessage(answer(data));
});

function answer({ id, question, effort }: Ask): Answer {
	try {
		return { id, ok: true, index: question.moves.indexOf(chooseMove(question, effort)) };
	} catch {
		return { id, ok: false };
	}
}
