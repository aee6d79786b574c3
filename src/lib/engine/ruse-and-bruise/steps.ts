import type {
	Audience,
	CardId,
	Event,
	Goal,
	RuseColumn,
	RuseColumnCard,
	Seat
} from '../core/types';

interface Queue {
	readonly goal: Goal;
	readonly cards: readonly RuseColumnCard[];
	readonly closed: boolean;
}

const owns = (audience: Audience, seat: Seat): boolean => audience === 'open' || audience === seat;

/**
 * The columns after each event of a round, as whoever may see these events saw them: `history` is the
 * view's, from the round's first event on. Aligned with it; empty columns before the goals are out.
 */
export function columnsAfter(history: readonly Event[], audience: Audience): RuseColumn[][] {
	let queues: readonly Queue[] = [];
	return history.map((event) => {
		queues = after(queues, event, audience);
		return queues.map((queue) => ({
			...queue,
			met: queue.closed || queue.cards.length >= queue.goal.value
		}));
	});
}

function after(queues: readonly Queue[], event: Event, audience: Audience): readonly Queue[] {
	const change = (at: number, by: (queue: Queue) => Partial<Queue>): readonly Queue[] =>
		queues.map((queue, index) => (index === at ? { ...queue, ...by(queue) } : queue));
	switch (event.type) {
		case 'goals-opened':
			return event.goals.map((goal) => ({ goal, cards: [], closed: false }));
		case 'card-placed':
			return change(event.column, ({ cards }) => ({
				cards: [...cards, { owner: event.seat, card: event.card, faceUp: false }]
			}));
		case 'card-turned-up':
			return change(event.column, ({ cards }) => ({
				cards: cards.map((card, at) =>
					at === event.index ? { owner: event.owner, card: event.card, faceUp: true } : card
				)
			}));
		case 'card-moved': {
			const left = change(event.from, ({ cards }) => ({
				cards: cards.filter((_, at) => at !== cards.length - 2)
			}));
			const card = owns(audience, event.owner) ? event.card : null;
			return left.map((queue, at) =>
				at === event.to
					? {
							...queue,
							cards: [
								...queue.cards,
								{ owner: event.owner, card, faceUp: false, known: event.card }
							]
						}
					: queue
			);
		}
		case 'card-assassinated':
			return change(event.column, ({ cards }) => ({ cards: cards.slice(0, -1) }));
		case 'column-closed':
			return change(event.column, () => ({ closed: true }));
		case 'goals-swapped': {
			const [one, other] = event.columns;
			const goals = queues.map(({ goal }) => goal);
			return queues.map((queue, at) => {
				const from = at === one ? other : at === other ? one : at;
				return { ...queue, goal: goals[from] ?? queue.goal };
			});
		}
		case 'card-hidden':
			// the cloak is the last card but one: what turned it up came after it
			return change(event.column, ({ cards }) => ({
				cards: cards.map((card, at) =>
					at === cards.length - 2 ? { ...card, under: event.card } : card
				)
			}));
		case 'columns-revealed':
			return queues.map((queue, at) => ({
				...queue,
				cards: (event.columns[at] ?? []).map(faceUp)
			}));
		default:
			return queues;
	}
}

const faceUp = ({
	owner,
	card,
	under
}: {
	readonly owner: Seat;
	readonly card: CardId;
	readonly under?: CardId;
}): RuseColumnCard => ({ owner, card, faceUp: true, ...(under === undefined ? {} : { under }) });
