// Distinguishes wielded from worn items.

import { type Archetype, wearKindOf } from '../../objects/index.ts';

/** Slots filled by wielding; the others by wearing. */
const HELD: ReadonlySet<string> = new Set(['weapon', 'launcher', 'quiver']);

/** Whether a slot, or a kind of slot, is filled by wielding. */
export function isHeldAt(place: string): boolean {
  return HELD.has(place);
}

/** Whether an item is wielded rather than worn; undefined if neither. */
export function isHeld(archetype: Archetype): boolean | undefined {
  const kind = wearKindOf(archetype);
  return kind === undefined ? undefined : isHeldAt(kind);
}
