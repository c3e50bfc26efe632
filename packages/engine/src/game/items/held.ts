// What is held in a hand, as apart from what is worn.

import { type Archetype, wearKindOf } from '../../objects/index.ts';

/** Places that are filled by wielding; the others by wearing. */
const HELD: ReadonlySet<string> = new Set(['weapon', 'launcher', 'quiver']);

/** Whether a place of a body, or a kind of clothing, is filled by wielding. */
export function isHeldAt(place: string): boolean {
  return HELD.has(place);
}

/** Whether a thing is wielded rather than worn; undefined for what is neither. */
export function isHeld(archetype: Archetype): boolean | undefined {
  const kind = wearKindOf(archetype);
  return kind === undefined ? undefined : isHeldAt(kind);
}
