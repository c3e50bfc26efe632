// Spells: what a cast does where there is a map, one file a subtype.

export { type AdjustedSpell, adjustedSpell } from './adjusted.ts';
export { castSpell } from './cast.ts';
export {
  type CreatureHitView,
  creatureHit,
  isJudged,
  type StruckCreature,
} from './creature-hit.ts';
export {
  type AttackState,
  bringsOnlyStates,
  type CreatureStatesView,
  creatureStates,
  STATE_TYPES,
} from './creature-states.ts';
export type { NewEffect } from './effect-columns.ts';
export { EffectPool, type EffectPoolState, MOST_EFFECTS } from './effects.ts';
export type { SpellFact } from './facts.ts';
export { type HeadingView, turnHeading } from './headings.ts';
export { absorbOthers } from './merge.ts';
export { mindSpell } from './mind-spells.ts';
export type {
  Detection,
  EffectWatcher,
  Ground,
  Living,
  Sought,
  Store,
  Strike,
  Summoning,
} from './ports.ts';
export type {
  DoorCharm,
  DrainedBody,
  Sorcerer,
  Sorcery,
  SorceryHit,
  SorceryKind,
  SorceryTarget,
} from './sorcery.ts';
export {
  blastForce,
  type SorceryView,
  sorceryDamage,
  sorceryHit,
  sorceryWorks,
} from './sorcery-hit.ts';
export type { Bearing, CastOrder, SpellWorld, Subtype } from './spell-world.ts';
export { asksDirection, isCastable, SUBTYPES, subtypeOf } from './subtypes/index.ts';
export { summonsOf } from './summons.ts';
export { hasEffects, stepOnto, tickEffects } from './tick.ts';
