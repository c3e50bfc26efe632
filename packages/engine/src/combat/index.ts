// Combat: blows, shots and throws; skill, hits, critical hits, slays and damage, as Angband attacks.

export { strikeBatch } from './attack-batch.ts';
export { type Attack, attackDamage, prepareAttack, strikeAll } from './attack-damage.ts';
export { type AttackRows, attackRows } from './attack-rows.ts';
export { type Blow, blowDamage, prepareBlow, strike } from './blow-damage.ts';
export { type Blows, blows } from './blows.ts';
export { type ToDamBonus, type ToHitBonus, toDamBonus, toHitBonus } from './bonuses.ts';
export { breakageChance, breaks } from './breakage.ts';
export { type ConfusingTouchView, confusingTouch } from './confusing-touch.ts';
export {
  type CriticalView,
  criticalDamage,
  criticalPower,
  criticalWeights,
  rollCritical,
} from './critical.ts';
export type { CriticalClass, CriticalRow, CriticalRules } from './critical-rules.ts';
export { distance } from './distance.ts';
export { type Shaking, shakingAttack, shakingBlow } from './earthquake.ts';
export type {
  BlowsFact,
  BonusFact,
  CombatFact,
  DamageFact,
  HitFact,
  MissileFact,
  SideEffectFact,
  StatFact,
} from './facts.ts';
export { type CourageView, daresToStrike } from './fear.ts';
export { type HeavyLimit, heavyLimit } from './heavy-limit.ts';
export { effectiveSkill, type HitChance, hitAll, hitCases, hitChance } from './hit-chance.ts';
export { meleeAttack, meleeRound } from './melee-round.ts';
export {
  type Flight,
  flightDamage,
  flyMissile,
  hitWithMissile,
  MISSED,
  type Missile,
} from './missile.ts';
export { fireRange, flightLength, throwRange } from './missile-range.ts';
export { missileRound, missileShot } from './missile-round.ts';
export type {
  ClassShotRow,
  FireRangeRules,
  LauncherRow,
  MissileRules,
  MissileSteps,
  ThrowRangeRules,
} from './missile-rules.ts';
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
} from './missile-views.ts';
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
} from './names.ts';
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
  SlayRow,
  StatAdjustments,
  StatScale,
  StrengthRow,
  StunRow,
} from './rules.ts';
export { prepareShot, prepareVolley, shootAll, shotAttack, type Volley } from './shot-attack.ts';
export { prepareShotDamage, shotDamage } from './shot-damage.ts';
export { shotEnergy, throwEnergy } from './shot-energy.ts';
export { type ShotSums, shotSums } from './shot-sums.ts';
export { type Shots, shots } from './shots.ts';
export type {
  ConfusingTouchRules,
  EarthquakeRules,
  FearRules,
  SideEffectRules,
} from './side-effect-rules.ts';
export { meleeSkill, missileSkill } from './skills.ts';
export { slayMultiplier } from './slays.ts';
export {
  formatStat,
  GREATEST_STAT,
  LEAST_STAT,
  modifyStat,
  parseStat,
  readStat,
  type StatScaleReading,
  statRow,
} from './stat-scale.ts';
export { prepareThrow, throwAttack } from './throw-attack.ts';
export { prepareThrowDamage, throwDamage } from './throw-damage.ts';
export { missileThrow, throwRound } from './throw-round.ts';
export { GREATEST_LEVEL, validateAttack, validateAttacker, validateTarget } from './validate.ts';
export {
  validateBreakage,
  validateShooter,
  validateShot,
  validateThrow,
  validateThrower,
} from './validate-missiles.ts';
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
  SkillView,
  TargetView,
  WeaponView,
  WieldedView,
} from './views.ts';
