// Combat: blows, skill, hits, critical hits, slays and damage, as Angband attacks.

export { strikeBatch } from './attack-batch.ts';
export { type Attack, attackDamage, prepareAttack, strikeAll } from './attack-damage.ts';
export { type AttackRows, attackRows } from './attack-rows.ts';
export { type Blow, blowDamage, prepareBlow, strike } from './blow-damage.ts';
export { type Blows, blows } from './blows.ts';
export { type ToDamBonus, type ToHitBonus, toDamBonus, toHitBonus } from './bonuses.ts';
export {
  type CriticalView,
  criticalDamage,
  criticalPower,
  criticalWeights,
  rollCritical,
} from './critical.ts';
export { distance } from './distance.ts';
export type { BlowsFact, BonusFact, CombatFact, DamageFact, HitFact, StatFact } from './facts.ts';
export { type HeavyLimit, heavyLimit } from './heavy-limit.ts';
export { effectiveSkill, type HitChance, hitAll, hitCases, hitChance } from './hit-chance.ts';
export { meleeAttack, meleeRound } from './melee-round.ts';
export {
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
  CriticalClass,
  CriticalRow,
  CriticalRules,
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
export { GREATEST_LEVEL, validateAttack, validateAttacker, validateTarget } from './validate.ts';
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
