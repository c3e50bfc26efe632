// Golden vectors of shots and throws: their fields and those of the rules.

import type {
  BreakageView,
  CriticalView,
  ShooterView,
  ShotDamageView,
  ShotsView,
  ShotView,
  TargetView,
  ThrowDamageView,
  ThrowView,
  WeaponView,
} from '@roguewright/engine/combat';
import {
  breakageChance,
  criticalDamage,
  fireRange,
  missileRound,
  shotAttack,
  shotDamage,
  shotEnergy,
  shots,
  throwAttack,
  throwDamage,
  throwRange,
} from '@roguewright/engine/combat';
import type { Adapter } from '../adapter.ts';
import type { Spelled } from './combat.ts';

/** The vectors say null where the rules have nothing. */
type Nullable<View, Key extends keyof View> = Omit<View, Key> & {
  readonly [Name in Key]?: View[Name] | null;
};

const missileCriticalAdapter: Adapter = {
  rule: 'combat/missile-critical',
  slot: 'combat',
  answer: ({ slots }, input: CriticalView, ask) =>
    ask.askNumber(criticalDamage, slots.combat.missiles.critical, input),
};

const shotDamageAdapter: Adapter = {
  rule: 'combat/shot-damage',
  slot: 'combat',
  answer: ({ slots }, input: ShotDamageView, ask) => ask.askNumber(shotDamage, slots.combat, input),
};

const shotAttackAdapter: Adapter = {
  rule: 'combat/shot-attack',
  slot: 'combat',
  answer: ({ slots }, { armorClass, ...input }: Spelled<ShotView>, ask) =>
    ask.askNumber(shotAttack, slots.combat, { ...input, armourClass: armorClass }),
};

type RoundInput = Nullable<ShooterView, 'weapon' | 'launcher'> &
  Omit<Spelled<TargetView>, 'hp'> & { readonly missile: WeaponView; readonly distance: number };

const missileRoundAdapter: Adapter = {
  rule: 'combat/missile-round',
  slot: 'combat',
  answer: ({ slots }, input: RoundInput, ask) =>
    ask.askNumber(missileRound, slots.combat, {
      shooter: {
        ...input,
        weapon: input.weapon ?? undefined,
        launcher: input.launcher ?? undefined,
      },
      missile: input.missile,
      target: { ...input, armourClass: input.armorClass },
      distance: input.distance,
    }),
};

const shotsAdapter: Adapter = {
  rule: 'combat/shots',
  slot: 'combat',
  answer: ({ slots }, input: Nullable<ShotsView, 'launcher'>) => {
    const answer = shots(slots.combat, { ...input, launcher: input.launcher ?? undefined });
    return { ...answer, ammunition: answer.ammunition ?? null };
  },
};

const shotEnergyAdapter: Adapter = {
  rule: 'combat/shot-energy',
  slot: 'combat',
  answer: ({ slots }, input: { readonly shots: number }) => shotEnergy(slots.combat, input.shots),
};

const fireRangeAdapter: Adapter = {
  rule: 'combat/fire-range',
  slot: 'combat',
  answer: ({ slots }, input: { readonly multiplier: number }) =>
    fireRange(slots.combat, input.multiplier),
};

const throwRangeAdapter: Adapter = {
  rule: 'combat/throw-range',
  slot: 'combat',
  answer: ({ slots }, input: { readonly strength: number; readonly weight: number }) =>
    throwRange(slots.combat, input.strength, input.weight),
};

const throwDamageAdapter: Adapter = {
  rule: 'combat/throw-damage',
  slot: 'combat',
  answer: ({ slots }, input: ThrowDamageView, ask) =>
    ask.askNumber(throwDamage, slots.combat, input),
};

const throwAttackAdapter: Adapter = {
  rule: 'combat/throw-attack',
  slot: 'combat',
  answer: ({ slots }, { armorClass, ...input }: Spelled<ThrowView>, ask) =>
    ask.askNumber(throwAttack, slots.combat, { ...input, armourClass: armorClass }),
};

const breakageAdapter: Adapter = {
  rule: 'combat/breakage',
  slot: 'combat',
  answer: ({ slots }, input: BreakageView) => breakageChance(slots.combat, input),
};

/** The adapters of shots and throws. */
export const missileAdapters: readonly Adapter[] = [
  missileCriticalAdapter,
  shotDamageAdapter,
  shotAttackAdapter,
  missileRoundAdapter,
  shotsAdapter,
  shotEnergyAdapter,
  fireRangeAdapter,
  throwRangeAdapter,
  throwDamageAdapter,
  throwAttackAdapter,
  breakageAdapter,
];
