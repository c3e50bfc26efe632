// Spells: what a cast does where there is a map, one file a subtype.

export { type AdjustedSpell, adjustedSpell } from './adjusted.ts';
export { ATTACK_TYPES } from './attack-types.ts';
export { type CreatureHitView, creatureHit } from './creature-hit.ts';
export { EffectPool, type EffectPoolState } from './effects.ts';
export type { SpellFact } from './facts.ts';
export type { EffectWatcher, Ground, Living, Strike } from './ports.ts';
export type { CastOrder, SpellWorld, Subtype } from './spell-world.ts';
export { SUBTYPES, subtypeOf } from './subtypes/index.ts';
export { hasEffects, stepOnto, tickEffects } from './tick.ts';
