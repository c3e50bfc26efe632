import type { AttackType } from './names.ts';

/** Facts of levels and their bonuses. */
export type LevelFact =
  | 'spell-skill-level'
  | 'no-spell-skill'
  | 'caster-own-level'
  | 'path-attuned'
  | 'path-repelled'
  | 'path-denied'
  | 'caster-level'
  | 'min-casting-level'
  | 'level-suffices'
  | 'level-too-low'
  | 'levels-above'
  | 'damage-bonus'
  | 'duration-bonus'
  | 'range-bonus';

/** Facts of prices and of casting times. */
export type PriceFact =
  | 'base-mana'
  | 'base-grace'
  | 'price-grows'
  | 'attuned-price'
  | 'repelled-price'
  | 'least-price'
  | 'mana-price'
  | 'grace-price'
  | 'base-time'
  | 'attuned-time'
  | 'repelled-time'
  | 'casting-time';

/** Facts of a creature's paths and resistances. */
export type PathFact =
  | 'paths-shown'
  | 'worn-items'
  | `resists-${AttackType}`
  | `potion-${AttackType}`;

/** Facts of effects. */
export type EffectFact = 'acts-in-ticks' | 'healing-amount' | 'healed-to';

/** Facts of attempts that may fail. */
type FailureFact =
  | 'astray'
  | 'prayer-granted'
  | 'prayer-unheard'
  | 'prayer-fumbles-below'
  | 'prayer-fumbled'
  | 'encumbrance'
  | 'spell-bungled'
  | 'reading-too-low'
  | 'learning-from-book';

/** Facts of runes and traps. */
type TrapFact = 'rune-plain' | 'rune-hidden' | 'disarms-one-in' | 'set-off-one-in';

/** All facts that the rules of spell objects note. */
export type SpellcraftFact = LevelFact | PriceFact | PathFact | EffectFact | TrapFact | FailureFact;
