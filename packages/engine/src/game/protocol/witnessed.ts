// What other heroes learn of what a hero does or feels. Kinds that aren't listed are his alone.

import type { EventKind } from './events.ts';

/** How others learn of an event, and how much of it. */
interface Told {
  /** `seen` by those who see the hero; `heard` by everybody on his level. */
  readonly sense: 'seen' | 'heard';
  /** How many of its fields witnesses get, from the first. The others hold what only the hero knows, and become 0. */
  readonly fields: number;
}

/** The kinds of a hero's own events of which others learn. */
export const TOLD_TO_OTHERS: Readonly<Partial<Record<EventKind, Told>>> = {
  'door-opened': { sense: 'seen', fields: 3 },
  'door-closed': { sense: 'seen', fields: 3 },
  'door-pounded': { sense: 'heard', fields: 2 },
  'door-broken': { sense: 'heard', fields: 2 },
  'door-unlocked': { sense: 'heard', fields: 2 },
  'door-sealed': { sense: 'heard', fields: 2 },
  tick: { sense: 'heard', fields: 2 },
  dug: { sense: 'heard', fields: 2 },
  missed: { sense: 'seen', fields: 2 },
  hit: { sense: 'seen', fields: 4 },
  shot: { sense: 'seen', fields: 2 },
  thrown: { sense: 'seen', fields: 2 },
  burned: { sense: 'seen', fields: 5 },
  'condition-began': { sense: 'seen', fields: 2 },
  'condition-ended': { sense: 'seen', fields: 2 },
  'force-began': { sense: 'seen', fields: 2 },
  'fell-ill': { sense: 'seen', fields: 2 },
  'grew-immune': { sense: 'seen', fields: 2 },
  'force-renewed': { sense: 'seen', fields: 2 },
  'force-ended': { sense: 'seen', fields: 2 },
  // What he paid is his own affair.
  cast: { sense: 'seen', fields: 2 },
  quaffed: { sense: 'seen', fields: 2 },
  'potion-bursts': { sense: 'seen', fields: 2 },
  'read-scroll': { sense: 'seen', fields: 2 },
  zapped: { sense: 'seen', fields: 2 },
  // So is the letter that he gives a thing, and how many he has of it.
  'picked-up': { sense: 'seen', fields: 2 },
  dropped: { sense: 'seen', fields: 2 },
  'bomb-taken': { sense: 'seen', fields: 3 },
  'bomb-put-down': { sense: 'seen', fields: 3 },
  'fixture-disarmed': { sense: 'seen', fields: 4 },
  'mark-wiped': { sense: 'seen', fields: 4 },
  'disarming-failed': { sense: 'seen', fields: 4 },
  'door-passed': { sense: 'seen', fields: 3 },
  'form-taken': { sense: 'seen', fields: 2 },
  'form-power-used': { sense: 'seen', fields: 2 },
  'form-ended': { sense: 'seen', fields: 1 },
  'new-self': { sense: 'seen', fields: 1 },
  'outfit-burst': { sense: 'seen', fields: 2 },
  'outfit-fell': { sense: 'seen', fields: 2 },
  'lever-pulled': { sense: 'seen', fields: 4 },
  mounted: { sense: 'seen', fields: 2 },
  dismounted: { sense: 'seen', fields: 2 },
  'mount-failed': { sense: 'seen', fields: 2 },
  'thrown-off': { sense: 'seen', fields: 2 },
  'steed-urged': { sense: 'seen', fields: 3 },
  saddled: { sense: 'seen', fields: 2 },
  'saddle-removed': { sense: 'seen', fields: 2 },
  'lever-stuck': { sense: 'seen', fields: 4 },
  'portal-begun': { sense: 'seen', fields: 4 },
};
