// Walks that are held up by what holds the hero fast: a pit, a web, a trap with jaws.

import { hostilesSeen } from '../../face/index.ts';
import type { Command, GameEvent, Performed } from '../../game/index.ts';

/** Attempts to get free within one walk. */
export const MOST_STRUGGLES = 200;

/** Commands that go on by themselves. */
const WALKS: ReadonlySet<Command['kind']> = new Set(['explore', 'travel', 'journey']);

/** Whether a walk ended only because something holds the hero, or held him until this move, and no enemy is in sight. */
export function isHeldUp({ kind }: Command, performed: Performed): boolean {
  const { refusal, view, events } = performed;
  const isOver = refusal !== undefined || view.ending !== undefined || view.pending !== undefined;
  const last = events.findLast(event => event.kind !== 'tick');
  return (
    WALKS.has(kind) &&
    !isOver &&
    last !== undefined &&
    isStop(last) &&
    hostilesSeen(view).length === 0 &&
    events.some(event => tellsOfHold(event, performed))
  );
}

function isStop(event: GameEvent): boolean {
  return event.kind === 'travel-interrupted' && event.cause === 'obstacle';
}

/** Whether the hero struggles, or comes free. */
function tellsOfHold(event: GameEvent, { names }: Performed): boolean {
  const isAboutHold =
    event.kind === 'struggled' ||
    (event.kind === 'condition-ended' && event.condition === 'trapped');
  return isAboutHold && names[event.actor]?.isHero === true;
}

/** A result without the stop at its end, after which it went on. */
export function withoutStop(performed: Performed): Performed {
  const { events } = performed;
  const at = events.findLastIndex(isStop);
  return at === events.length - 1 ? { ...performed, events: events.slice(0, -1) } : performed;
}
