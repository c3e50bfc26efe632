// Golden vectors of attacks: their fields and those of the rules.

import type {
  AttackerView,
  AttackView,
  BlowsView,
  BlowView,
  BonusView,
  CriticalView,
  HitView,
  ItemKind,
  MonsterFlag,
  SkillView,
  SlayFlag,
  TargetView,
} from '@roguewright/engine/combat';
import {
  attackDamage,
  blowDamage,
  blows,
  criticalDamage,
  distance,
  heavyLimit,
  hitChance,
  meleeRound,
  meleeSkill,
  missileSkill,
  modifyStat,
  readStat,
  slayMultiplier,
  toDamBonus,
  toHitBonus,
} from '@roguewright/engine/combat';
import type { Adapter } from '../adapter.ts';

/** The vectors say null where the rules have nothing. */
type Nullable<View, Key extends keyof View> = Omit<View, Key> & {
  readonly [Name in Key]?: View[Name] | null;
};

/** The vectors spell the field `armorClass`. */
export type Spelled<View extends { readonly armourClass: number }> = Omit<View, 'armourClass'> & {
  readonly armorClass: number;
};

const statScale: Adapter = {
  rule: 'combat/stat-scale',
  slot: 'combat',
  answer: ({ slots }, input: { readonly stat: number }) => readStat(slots.combat, input.stat),
};

const statModify: Adapter = {
  rule: 'combat/stat-modify',
  slot: 'combat',
  answer: ({ slots }, input: { readonly stat: number; readonly amount: number }) =>
    modifyStat(slots.combat, input.stat, input.amount),
};

const blowsAdapter: Adapter = {
  rule: 'combat/blows',
  slot: 'combat',
  answer: ({ slots }, input: Nullable<BlowsView, 'weapon'>) =>
    blows(slots.combat, { ...input, weapon: input.weapon ?? undefined }),
};

const meleeSkillAdapter: Adapter = {
  rule: 'combat/melee-skill',
  slot: 'combat',
  answer: ({ slots }, input: SkillView) => meleeSkill(slots.combat, input),
};

const missileSkillAdapter: Adapter = {
  rule: 'combat/missile-skill',
  slot: 'combat',
  answer: ({ slots }, input: SkillView) => missileSkill(slots.combat, input),
};

const heavyLimitAdapter: Adapter = {
  rule: 'combat/heavy-limit',
  slot: 'combat',
  answer: ({ slots }, input: { readonly strength: number; readonly weight: number }) =>
    heavyLimit(slots.combat, input.strength, input.weight),
};

type BonusInput = Nullable<BonusView, 'weapon' | 'launcher'>;

function bonusView(input: BonusInput): BonusView {
  return {
    ...input,
    weapon: input.weapon ?? undefined,
    launcher: input.launcher ?? undefined,
  };
}

const toHitBonusAdapter: Adapter = {
  rule: 'combat/to-hit-bonus',
  slot: 'combat',
  answer: ({ slots }, input: BonusInput) => toHitBonus(slots.combat, bonusView(input)),
};

const toDamBonusAdapter: Adapter = {
  rule: 'combat/to-dam-bonus',
  slot: 'combat',
  answer: ({ slots }, input: BonusInput) => toDamBonus(slots.combat, bonusView(input)),
};

const hitChanceAdapter: Adapter = {
  rule: 'combat/hit-chance',
  slot: 'combat',
  answer: ({ slots }, { armorClass, ...input }: Spelled<HitView>) =>
    hitChance(slots.combat, { ...input, armourClass: armorClass }),
};

const distanceAdapter: Adapter = {
  rule: 'combat/distance',
  slot: 'combat',
  answer: ({ slots }, input: { readonly dy: number; readonly dx: number }) =>
    distance(slots.combat, input.dy, input.dx),
};

const criticalAdapter: Adapter = {
  rule: 'combat/critical',
  slot: 'combat',
  answer: ({ slots }, input: CriticalView, ask) =>
    ask.askNumber(criticalDamage, slots.combat.critical, input),
};

interface SlayInput {
  readonly kind: ItemKind;
  readonly itemFlags: readonly SlayFlag[];
  readonly monsterFlags: readonly MonsterFlag[];
}

const slayMultiplierAdapter: Adapter = {
  rule: 'combat/slay-multiplier',
  slot: 'combat',
  answer: ({ slots }, { kind, itemFlags, monsterFlags }: SlayInput) =>
    slayMultiplier(slots.combat, kind, itemFlags, monsterFlags),
};

const blowDamageAdapter: Adapter = {
  rule: 'combat/blow-damage',
  slot: 'combat',
  answer: ({ slots }, input: Nullable<BlowView, 'weapon'>, ask) =>
    ask.askNumber(blowDamage, slots.combat, { ...input, weapon: input.weapon ?? undefined }),
};

const attackDamageAdapter: Adapter = {
  rule: 'combat/attack-damage',
  slot: 'combat',
  answer: ({ slots }, input: Nullable<Spelled<AttackView>, 'weapon' | 'hp'>, ask) =>
    ask.askNumber(attackDamage, slots.combat, {
      ...input,
      armourClass: input.armorClass,
      weapon: input.weapon ?? undefined,
      hp: input.hp ?? undefined,
    }),
};

const meleeRoundAdapter: Adapter = {
  rule: 'combat/melee-round',
  slot: 'combat',
  answer: ({ slots }, input: Nullable<Spelled<AttackerView & TargetView>, 'weapon' | 'hp'>, ask) =>
    ask.askNumber(meleeRound, slots.combat, {
      attacker: { ...input, weapon: input.weapon ?? undefined, launcher: undefined },
      target: { ...input, armourClass: input.armorClass, hp: input.hp ?? undefined },
    }),
};

/** The adapters of the combat room. */
export const combatAdapters: readonly Adapter[] = [
  statScale,
  statModify,
  blowsAdapter,
  meleeSkillAdapter,
  missileSkillAdapter,
  heavyLimitAdapter,
  toHitBonusAdapter,
  toDamBonusAdapter,
  hitChanceAdapter,
  distanceAdapter,
  criticalAdapter,
  slayMultiplierAdapter,
  blowDamageAdapter,
  attackDamageAdapter,
  meleeRoundAdapter,
];
