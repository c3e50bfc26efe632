// Verifies casting: success chance, prerequisites, and the price in energy and nutrition.

import {
  attemptToCast,
  baseEnergyCost,
  type EasyLevelView,
  highestEasyLevel,
  type LevelCliffView,
  levelCliff,
  nutritionCost,
  nutritionUsed,
  powerChance,
  powerPrice,
  successChance,
} from '@roguewright/engine/casting';
import type { Adapter } from '../adapter.ts';
import {
  type CanCastInput,
  type ChanceInput,
  canCastView,
  chanceView,
  type EnergyCostInput,
  energyCostView,
  type NutritionCostInput,
  nutritionView,
  type PowerInput,
  powerView,
} from './casting-views.ts';

const canCast: Adapter = {
  rule: 'casting/can-cast',
  slot: 'casting',
  answer(ruleset, input: CanCastInput, ask) {
    const view = canCastView(input);
    const [only] = ask.ask(attemptToCast, ruleset.slots.casting, view).list;
    return { outcome: only?.value.outcome, usesTurn: only?.value.usesTurn };
  },
};

const success: Adapter = {
  rule: 'casting/success-chance',
  slot: 'casting',
  answer: (ruleset, input: ChanceInput | PowerInput) =>
    'caster' in input
      ? powerChance(ruleset.slots.casting, powerView(input))
      : successChance(ruleset.slots.casting, chanceView(input)),
};

const price: Adapter = {
  rule: 'casting/power-cost',
  slot: 'casting',
  answer: (ruleset, input: PowerInput & { amulet: boolean }) =>
    powerPrice(ruleset.slots.casting, { ...powerView(input), amulet: input.amulet }),
};

const energyCost: Adapter = {
  rule: 'casting/energy-cost',
  slot: 'casting',
  answer(ruleset, input: EnergyCostInput, ask) {
    const rules = ruleset.slots.casting;
    const view = energyCostView(input, baseEnergyCost(rules, input.spellLevel));
    return ask.ask(
      (chance, of, attempt: typeof view) => {
        const { hitPointsLost: hpLost, ...rest } = attemptToCast(chance, of, attempt);
        return 'continueOnExhaustion' in input ? { ...rest, hpLost } : rest;
      },
      rules,
      view,
    );
  },
};

const nutrition: Adapter = {
  rule: 'casting/nutrition-cost',
  slot: 'casting',
  answer: (ruleset, input: NutritionCostInput) =>
    nutritionCost(ruleset.slots.casting, nutritionView(input)),
};

const hungerReduction: Adapter = {
  rule: 'casting/hunger-reduction',
  slot: 'casting',
  answer(ruleset, input: { role: string; int: number; energyCost: number }) {
    const view = {
      spell: 'force-bolt',
      role: input.role,
      intelligence: input.int,
      nutrition: 900,
      price: input.energyCost,
    };
    return nutritionUsed(ruleset.slots.casting, view, view.price);
  },
};

const easyLevel: Adapter = {
  rule: 'casting/highest-easy-level',
  slot: 'casting',
  answer: (ruleset, input: EasyLevelView) => highestEasyLevel(ruleset.slots.casting, input),
};

const cliff: Adapter = {
  rule: 'casting/level-cliff',
  slot: 'casting',
  answer(ruleset, input: LevelCliffView) {
    const { level, easyFromStart } = levelCliff(ruleset.slots.casting, input);
    return { level: level ?? null, easyFromStart };
  },
};

/** Every rule of casting that the vectors can ask. */
export const castingAdapters: readonly Adapter[] = [
  canCast,
  success,
  price,
  energyCost,
  nutrition,
  hungerReduction,
  easyLevel,
  cliff,
];
