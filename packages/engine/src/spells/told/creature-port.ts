// The level for spells that single out one creature: a door through space, an examination.

/** Why such a spell does nothing, besides its other messages. */
export const CAST_FAILURES = [
  'heroes-only',
  'too-far',
  'no-magic',
  'way-blocked',
  'place-taken',
  'no-place',
  'nobody-there',
  'nothing-chosen',
  'not-a-wand',
  'nothing-to-charge',
  'no-such-thing',
  'too-powerful',
  'way-shut',
  'nobody-ill',
  'nothing-to-melt',
  'not-in-this-world',
  'no-change',
  'nothing-to-heal',
  'kind-running',
  'no-god',
  'shielded',
  'of-your-god',
  'turns-back',
  'strengthens',
  'no-altar',
  'altar-resists',
  'nobody-sent',
  'no-home',
  'recall-pending',
  'not-attuned',
  'private-place',
  'far-end-gone',
  'no-body',
  'soul-unknown',
  'no-return',
  'something-else-came',
  'makes-nothing',
  'at-home',
] as const;

/** A reason, told to the caster. */
export type CastFailure = (typeof CAST_FAILURES)[number];

/** The game implements it by acting, a preview by counting. */
export interface CreaturePort {
  isHero(creature: number): boolean;
  /**
   * Moves a hero to a free square at once.
   * @param frozenTicks in which he can't act, instead of the time of the cast
   */
  carry(hero: number, square: number, frozenTicks: number): void;
  /** The caster examines the creature on a square, which may be himself. @param power the caster's level */
  examine(caster: number, square: number, power: number): void;
  /** Tells a caster why his spell did nothing. */
  failed(caster: number, why: CastFailure): void;
}
