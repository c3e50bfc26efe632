// Combat: blows, shots and throws as in Angband, with skill, hits, critical hits, slays and damage.

export { simulateAttacks } from './melee/attack-batch.ts';
export {
  type Attack,
  attackDamage,
  prepareAttack,
  strikeAll,
  strikeFurther,
} from './melee/attack-damage.ts';
export { type AttackRows, attackRows } from './melee/attack-rows.ts';
export { type Blow, blowDamage, prepareBlow, strike } from './melee/blow-damage.ts';
export { type Blows, blows } from './melee/blows.ts';
export { type ToDamBonus, type ToHitBonus, toDamBonus, toHitBonus } from './melee/bonuses.ts';
export { type ConfusingTouchView, confusingTouch } from './melee/confusing-touch.ts';
export {
  type CriticalView,
  criticalDamage,
  criticalPower,
  criticalWeights,
  rollCritical,
} from './melee/critical.ts';
export { type Shaking, shakingAttack, shakingBlow } from './melee/earthquake.ts';
export { type CourageView, daresToStrike } from './melee/fear.ts';
export { type HeavyLimit, heavyLimit } from './melee/heavy-limit.ts';
export { effectiveSkill, type HitChance, hitAll, hitCases, hitChance } from './melee/hit-chance.ts';
export { meleeAttack, meleeRound } from './melee/melee-round.ts';
export { slayMultiplier } from './melee/slays.ts';
export { breakageChance, breaks } from './missiles/breakage.ts';
export { distance } from './missiles/distance.ts';
export {
  type Flight,
  flightDamage,
  flyMissile,
  hitWithMissile,
  MISSED,
  type Missile,
} from './missiles/missile.ts';
export { fireRange, flightLength, throwRange } from './missiles/missile-range.ts';
export { missileRound, missileShot } from './missiles/missile-round.ts';
export {
  prepareShot,
  prepareVolley,
  shootAll,
  shotAttack,
  type Volley,
} from './missiles/shot-attack.ts';
export { prepareShotDamage, shotDamage } from './missiles/shot-damage.ts';
export { shotEnergy, throwEnergy } from './missiles/shot-energy.ts';
export { type ShotSums, shotSums } from './missiles/shot-sums.ts';
export { type Shots, shots } from './missiles/shots.ts';
export { prepareThrow, throwAttack } from './missiles/throw-attack.ts';
export { prepareThrowDamage, throwDamage } from './missiles/throw-damage.ts';
export { missileThrow, throwRound } from './missiles/throw-round.ts';
export type { CriticalClass, CriticalRow, CriticalRules } from './slot/critical-rules.ts';
export type {
  BlowsFact,
  BonusFact,
  CombatFact,
  DamageFact,
  HitFact,
  MissileFact,
  SideEffectFact,
  StatFact,
} from './slot/facts.ts';
export type {
  ClassShotRow,
  FireRangeRules,
  LauncherRow,
  MissileRules,
  MissileSteps,
  ThrownDice,
  ThrowRangeRules,
} from './slot/missile-rules.ts';
export type {
  BreakageView,
  DrawnLauncherView,
  MissileRoundView,
  MissileTargetView,
  ShooterView,
  ShotDamageView,
  ShotsView,
  ShotView,
  ThrowDamageView,
  ThrowerView,
  ThrowRoundView,
  ThrowView,
} from './slot/missile-views.ts';
export {
  AMMUNITION_KINDS,
  type AmmunitionKind,
  type CombatClass,
  type CombatRace,
  ITEM_KINDS,
  type ItemKind,
  LAUNCHER_KINDS,
  type LauncherKind,
  MONSTER_FLAGS,
  type MonsterFlag,
  SLAY_FLAGS,
  type SlayFlag,
} from './slot/names.ts';
export type {
  BareHandsRules,
  ClassRow,
  CombatRules,
  CombatSteps,
  ConditionRules,
  DexterityRow,
  HeavyRules,
  HitRules,
  RaceRow,
  SkillRow,
  SkillWordRules,
  SlayRow,
  StatAdjustments,
  StatScale,
  StrengthRow,
  StunRow,
} from './slot/rules.ts';
export type {
  ConfusingTouchRules,
  EarthquakeRules,
  FearRules,
  SideEffectRules,
} from './slot/side-effect-rules.ts';
export { skillWord } from './slot/skill-word.ts';
export { meleeSkill, missileSkill } from './slot/skills.ts';
export {
  formatStat,
  GREATEST_STAT,
  LEAST_STAT,
  modifyStat,
  parseStat,
  readStat,
  type StatScaleReading,
  statRow,
} from './slot/stat-scale.ts';
export type {
  AttackerView,
  AttackView,
  BlowsView,
  BlowView,
  BonusView,
  Enchantment,
  HitView,
  LauncherView,
  MeleeView,
  NaturalAttack,
  NaturalBlow,
  SkillView,
  TargetView,
  WeaponView,
  WieldedView,
} from './slot/views.ts';
export { GREATEST_LEVEL, validateAttack, validateAttacker, validateTarget } from './validate.ts';
export {
  validateBreakage,
  validateShooter,
  validateShot,
  validateThrow,
  validateThrower,
} from './validate-missiles.ts';
