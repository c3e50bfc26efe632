// All that came of a command in sentences, one for each event. Here the sentences know of each other: things
// are called what the hero took them for at that moment, and no fact is told twice.

import type { GameEvent, Performed, STOP_CAUSES } from '../game/index.ts';
import { type Names, tellEvent } from './events.ts';
import { type ToldList, textAt } from './told-list.ts';

/** Events that use up what they are about. */
const USING: ReadonlySet<GameEvent['kind']> = new Set(['quaffed', 'read-scroll', 'eaten']);

/** The sentence of each event, in their order; empty for one that isn't worth any. */
export function tellEvents({
  events,
  names: first,
  renamed,
}: Pick<Performed, 'events' | 'names' | 'renamed'>): string[] {
  let names: Names = first;
  const before: GameEvent[] = [];
  return events.map((event, place) => {
    const news = renamed[place];
    if (news !== undefined) {
      names = { ...names, ...news };
    }
    const sentence = tellAfter(event, before, names);
    before.push(event);
    return sentence;
  });
}

function tellAfter(event: GameEvent, before: readonly GameEvent[], names: Names): string {
  if (event.kind === 'recognised') {
    const isGone = before.some(
      ({ kind, ...fields }) => USING.has(kind) && 'item' in fields && fields.item === event.item,
    );
    const sentence = tellEvent(event, names);
    return isGone ? sentence.replace(/^It is /, 'It was ') : sentence;
  }
  return isToldAlready(event, before) ? '' : tellEvent(event, names);
}

/** Whether a stop says no more than what was told just before it: who came into sight, what has ended. */
function isToldAlready(event: GameEvent, before: readonly GameEvent[]): boolean {
  switch (event.kind) {
    case 'rest-interrupted':
      return cameInSight(event.target, before);
    case 'travel-interrupted':
      return event.target === 0
        ? before.some(({ kind }) => kind === textAt(TELLING, event.cause))
        : cameInSight(event.target, before);
    default:
      return false;
  }
}

/** The event that tells the cause of a stop; none for the others. */
const TELLING: ToldList<typeof STOP_CAUSES, GameEvent['kind'] | undefined> = [
  ['obstacle', 'door-stuck'],
  ['creature', undefined],
  ['hurt', undefined],
  ['hungry', 'hunger-changed'],
  ['recovered', 'condition-ended'],
];

function cameInSight(target: number, before: readonly GameEvent[]): boolean {
  return before.some(event => event.kind === 'came-in-sight' && event.target === target);
}
