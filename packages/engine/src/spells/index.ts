// Spells: their effects on a map, one file per subtype.

export { type AdjustedSpell, adjustedSpell } from './adjusted.ts';
export { type BurstNumbers, plantBurst } from './blast.ts';
export { CASTS, castSpell } from './cast.ts';
export {
  type AltarView,
  type CultKind,
  type Faith,
  NO_FAITH,
  type PointedTarget,
} from './divine/faith-port.ts';
export type { SpellFact } from './facts.ts';
export {
  type BearerView,
  type BodyView,
  groupOf,
  isLastWarning,
  type ScoreGainView,
} from './forces/ability.ts';
export { enterAura } from './forces/aura-turn.ts';
export {
  ALL_GIFTS,
  FORCE_KINDS,
  type Force,
  type ForceKind,
  type ForceState,
  type Gifts,
  type NewForce,
  SCORES,
  type Score,
} from './forces/force.ts';
export { type ForceSum, NO_FORCES } from './forces/force-sum.ts';
export { ForceTally } from './forces/force-tally.ts';
export { Forces } from './forces/forces.ts';
export { NO_BEARERS } from './forces/no-bearers.ts';
export { tickForces, ticksLeft } from './forces/tick-forces.ts';
export { type HeadingView, reverse, turnHeading } from './headings.ts';
export { typesInBlow } from './hits/blow-types.ts';
export {
  type BodyStates,
  copyStates,
  ENDED,
  firstAct,
  hasStates,
  noStates,
  passStates,
  slowedPoints,
  slowedSpeed,
  ticksOf,
} from './hits/body-states.ts';
export { creatureHit } from './hits/creature-hit.ts';
export {
  type AttackState,
  type HitEffect,
  hitEffects,
  mayDoMore,
} from './hits/hit-effects.ts';
export { BROUGHT, type HitResult, newResult, type ThingChange } from './hits/hit-result.ts';
export type {
  CarriedThing,
  CreatureHitView,
  HitThing,
  Striker,
  StruckCreature,
  StruckKind,
} from './hits/hit-view.ts';
export {
  chargesAfter,
  type RuneBlow,
  type RuneBlowView,
  reachesVictim,
  runeBlow,
} from './hits/rune-blow.ts';
export { isSlain } from './hits/slaying.ts';
export { bringState, bringsOnlyStates, poisonLosses } from './hits/states.ts';
export { materialOf, type ThingFate, type ThingHitView, thingHit } from './hits/thing-hit.ts';
export { pushPile } from './knockback.ts';
export { drawnSpell } from './lists/drawn-spell.ts';
export { summonsOf } from './lists/summons.ts';
export type { NewEffect } from './pool/effect-columns.ts';
export { EffectPool, type EffectPoolState, MOST_EFFECTS } from './pool/effects.ts';
export { putInert } from './pool/lifetime.ts';
export { absorbOthers } from './pool/merge.ts';
export { pictureOf } from './pool/picture.ts';
export { stepOnto, tickEffects } from './pool/tick.ts';
export type {
  Bearers,
  BuildFlaw,
  Building,
  BuiltObject,
  Daylight,
  Detection,
  EffectWatcher,
  Finding,
  Ground,
  Insight,
  LiftedCurses,
  Living,
  Lying,
  ManaStores,
  Pushing,
  PushView,
  ReflectionView,
  Removable,
  Sought,
  SpellDrawing,
  Store,
  Strike,
  Summoning,
} from './ports.ts';
export { powerDamage, powerHit, powerWorks } from './power-hit.ts';
export { blastForce } from './powers/explosions.ts';
export { POWER_RULES } from './powers/index.ts';
export type {
  CasterView,
  DoorCharm,
  DrainedBody,
  Explosion,
  HarmlessEffect,
  HitOutcome,
  MeetingView,
  PowerHit,
  PowerRule,
  PowerTerms,
  SpellTarget,
} from './powers/power-rule.ts';
export { powerRule } from './powers/power-rule.ts';
export { PowerRules } from './powers/power-rules.ts';
export { isImmune } from './powers/rays.ts';
export { isReflected, turnsMissile } from './reflection.ts';
export { diseaseOf, infect, infectByBlow } from './sickness/infect.ts';
export type { GolemKind, SidedGolem, WeaponFacts } from './sides/golem-facts.ts';
export { type MoodOutcome, type MoodView, moodChange } from './sides/mood-change.ts';
export {
  GOLEM_FAILURES,
  type GolemFailure,
  type MindFacts,
  type MoodChange,
  type SidesPort,
} from './sides/sides-port.ts';
export type { SpellPort, SteedThere } from './spell-port.ts';
export type { Bearing, CastOrder, SpellWorld, Subtype, TakenArguments } from './spell-world.ts';
export { BOMB } from './subtypes/bomb.ts';
export {
  asksDirection,
  isAttack,
  isCastable,
  SUBTYPES,
  subtypeOf,
  takenBy,
} from './subtypes/index.ts';
export { NESTING } from './subtypes/standing/rune.ts';
export { CAST_ARGUMENTS, type CastArgument, type CastArguments } from './told/cast-arguments.ts';
export { CAST_FAILURES, type CastFailure, type CreaturePort } from './told/creature-port.ts';
export type { Changeable, MatterPort, Meltable, Shiftable } from './told/matter-port.ts';
export type {
  FoodArchetype,
  MadeThings,
  MissileArchetype,
  QualityArchetype,
  ThingPort,
} from './told/thing-port.ts';
export type { Body, DeadPort, Return } from './ways/dead-port.ts';
export type { FarSquare, PortalPair, WayPort } from './ways/way-port.ts';
