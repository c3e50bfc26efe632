// The types of objects that stand on squares and react, beside items.

import { type Archetype, TYPE } from './archetype.ts';

/** The types of fixtures. */
export const FIXTURE_TYPES: ReadonlySet<number> = new Set([
  TYPE.rune,
  TYPE.trap,
  TYPE.firewall,
  TYPE.firechest,
  TYPE.button,
  TYPE.triggerButton,
  TYPE.pedestal,
  TYPE.triggerPedestal,
  TYPE.handle,
  TYPE.trigger,
  TYPE.sign,
  TYPE.wall,
  TYPE.mirror,
  TYPE.altar,
  TYPE.exit,
  TYPE.opening,
  TYPE.waystone,
  TYPE.fountain,
  TYPE.throne,
  TYPE.sink,
]);

/** Whether objects of an archetype stand on squares as fixtures, and are never carried. */
export function isFixture({ type, flags }: Archetype): boolean {
  return FIXTURE_TYPES.has(type) && !flags.has('monster');
}
