import type { Audience, Event } from './types';

/** The fields of events that hold cards; everything else in an event is public. */
const CARD_FIELDS = ['card', 'cards', 'under', 'hands'] as const;

/**
 * Each event as this audience may know it: where it shows cards to others only, null stands in
 * place of each card. Projecting twice for one audience changes nothing.
 */
export function visible(events: readonly Event[], audience: Audience): Event[] {
	return events.map((event) => project(event, audience));
}

function project(event: Event, audience: Audience): Event {
	if (audience === 'open' || !('sees' in event) || event.sees === undefined) return event;
	if (audience !== 'table' && event.sees.includes(audience)) return event;
	const hidden: Record<string, unknown> = { ...event };
	for (const field of CARD_FIELDS) {
		const shown = hidden[field];
		if (Array.isArray(shown)) hidden[field] = shown.map(() => null);
		else if (shown !== undefined) hidden[field] = null;
	}
	return hidden as unknown as Event;
}
