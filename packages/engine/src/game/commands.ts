// What a hero may be told to do. Plain JSON; a face builds these and nothing else.

/** A compass direction, clockwise from north; 0 is here. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One order to the hero. Object ids are those of the view. */
export type Command =
  /** One step; into a hostile creature it is an attack, into a closed door it opens it. */
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'attack'; readonly direction: Direction }
  | { readonly kind: 'open'; readonly direction: Direction }
  | { readonly kind: 'close'; readonly direction: Direction }
  /** Casts a known spell; a spell that needs no direction ignores it. */
  | { readonly kind: 'cast'; readonly spell: number; readonly direction: Direction }
  | { readonly kind: 'quaff'; readonly item: number }
  | { readonly kind: 'read'; readonly item: number }
  | { readonly kind: 'pick-up' }
  | { readonly kind: 'climb' }
  /** Lets time pass, up to `count` actions (1…99); ends as soon as something hostile comes in sight. */
  | { readonly kind: 'rest'; readonly count: number };

/** The kinds of command, in the order of the help page. */
export const COMMAND_KINDS = [
  'move',
  'attack',
  'open',
  'close',
  'cast',
  'quaff',
  'read',
  'pick-up',
  'climb',
  'rest',
] as const satisfies readonly Command['kind'][];

/** Why a command was not carried out. Refusals cost nothing unless `usesMove` says so. */
export type RefusalReason =
  | 'nothing-there'
  | 'blocked'
  | 'not-a-door'
  | 'already-open'
  | 'already-closed'
  | 'occupied'
  | 'unknown-item'
  | 'not-drinkable'
  | 'not-readable'
  | 'unknown-spell'
  | 'needs-direction'
  | 'no-stairs'
  | 'nothing-to-pick-up'
  | 'too-heavy'
  | 'hostile-in-sight'
  | 'game-over'
  | 'no-spells'
  | 'stunned'
  | 'cannot-chant'
  | 'hands-not-free'
  | 'too-hungry'
  | 'too-weak'
  | 'overburdened'
  | 'not-enough-energy'
  | 'denied-path';

/** A refusal. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly usesMove: boolean;
}
