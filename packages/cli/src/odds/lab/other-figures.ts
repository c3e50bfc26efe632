// The figures of `odds speed` and `odds charge`.

import type { PaceOdds } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { capitalised } from '@roguewright/engine/words';
import type { ChargeQuestion } from '../charge-question.ts';
import type { ChargeAnswer } from '../charge-report.ts';
import { rulesetLine } from '../ruleset-line.ts';
import type { UsualInputs } from './axes.ts';
import { amount, chance } from './figures.ts';
import type { LabAnswer } from './lab-question.ts';

/** The usual values of the inputs of `odds speed`. */
export const SPEED_INPUTS: UsualInputs = {
  base: [0, 127],
  property: ['none', 'fast', 'very-fast'],
  burden: ['unencumbered', 'burdened', 'stressed', 'strained', 'overtaxed', 'overloaded'],
  slow: ['no', 'yes'],
  steed: [0, 127],
  galloping: ['no', 'yes'],
  monster: [0, 127],
  adjustment: ['slow', 'normal', 'fast'],
};

/** The usual values of the inputs of `odds charge`. */
export const CHARGE_INPUTS: UsualInputs = {
  source: ['cursed', 'uncursed', 'blessed'],
  beatitude: ['cursed', 'uncursed', 'blessed'],
  charges: [-1, 127],
  recharged: [0, 7],
  lit: ['no', 'yes'],
  luck: [-13, 13],
  hp: [1, 500],
};

/** A pace as figures. */
export function speedFigures(ruleset: Ruleset, title: string, odds: PaceOdds): LabAnswer {
  const points = odds.points.list.map(({ value, probability }) => [value, probability] as const);
  return {
    title: capitalised(title),
    rules: rulesetLine(ruleset, ['speed']),
    figures: [
      amount('moves', odds.movesATurn, 'a turn on average'),
      amount('points', odds.meanPoints, 'movement points a turn on average'),
    ],
    spread: { unit: 'movement points', of: 'of all turns', list: points },
  };
}

/** A charging as figures. */
export function chargeFigures(
  ruleset: Ruleset,
  { of, title }: ChargeQuestion,
  { explodes, charges, damage }: ChargeAnswer['odds'],
): LabAnswer {
  const unit = of === 'ring' ? 'enchantment' : 'charges';
  const kept = of === 'book' ? 'if it lasts' : 'if it doesn’t explode';
  const lost = of === 'book' ? 'crumble' : 'explode';
  return {
    title: capitalised(title),
    rules: rulesetLine(ruleset, ['charging']),
    figures: [
      chance(lost, explodes, 'of all chargings', 'less'),
      ...(charges === undefined ? [] : [amount(unit, charges.mean, `on average ${kept}`)]),
      ...(damage === undefined || explodes === 0
        ? []
        : [amount('damage', damage.mean, 'points on average if it explodes', 'less')]),
    ],
    spread: charges && { unit, of: `of all chargings, ${kept}`, list: charges },
  };
}
