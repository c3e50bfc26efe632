// The figures of `odds speed` and `odds charge`.

import type { Figure, PaceOdds, WandOdds } from '../../../odds/index.ts';
import { capitalised } from '../../../words/index.ts';
import type { ChargeQuestion } from '../questions/charge-question.ts';
import { amount, chance } from './figures.ts';
import type { LabAnswer } from './lab-answer.ts';

/** What charging a thing comes to. */
export type ChargeOdds = Omit<WandOdds, 'outcomes' | 'blast'> & {
  readonly outcomes: {
    readonly list: readonly { readonly value: object; readonly probability: number }[];
  };
  readonly blast?: WandOdds['blast'];
};

/** What is said of a wand beyond one charging. */
export interface WandOutlook {
  /** Further chargings that it survives on average. */
  readonly recharges?: number | undefined;
}

/** A pace as figures. @param rules the line that names the rules */
export function speedFigures(title: string, rules: string, odds: PaceOdds): LabAnswer {
  const points = odds.points.list.map(({ value, probability }) => [value, probability] as const);
  return {
    ...{ title: capitalised(title), rules, notes: odds.notes, plots: [], remarks: [] },
    figures: [
      amount('moves', odds.movesATurn, 'a turn on average'),
      amount('points', odds.meanPoints, 'movement points a turn on average'),
    ],
    spread: { unit: 'movement points', of: 'of all turns', list: points },
  };
}

/** A charging as figures. @param rules the line that names the rules */
export function chargeFigures(
  { of, title }: ChargeQuestion,
  rules: string,
  { explodes, charges, damage, outcomes, notes }: ChargeOdds,
  { recharges }: WandOutlook = {},
): LabAnswer {
  const unit = of === 'ring' ? 'enchantment' : 'charges';
  const kept = of === 'book' ? 'if it lasts' : 'if it doesn’t explode';
  const lost = of === 'book' ? 'crumble' : 'explode';
  return {
    ...{ title: capitalised(title), rules, notes, plots: [] },
    remarks: outcomes.list.every(({ value }) => isLoss(value)) ? [LOSS] : [],
    figures: [
      chance(lost, explodes, 'of all chargings', 'less'),
      ...(charges === undefined ? [] : [amount(unit, charges.mean, `on average ${kept}`)]),
      ...(damage === undefined || explodes === 0
        ? []
        : [amount('damage', damage.mean, 'points on average if it explodes', 'less')]),
    ],
    details: [
      ...(recharges === undefined
        ? []
        : [amount('recharges', recharges, 'further chargings survived on average')]),
      ...fuelOf(outcomes.list),
    ],
    spread: charges && { unit, of: `of all chargings, ${kept}`, list: charges },
  };
}

/** The mean fuel of a lamp afterwards; none for other things. */
function fuelOf(outcomes: ChargeOdds['outcomes']['list']): Figure[] {
  const fuels = outcomes.flatMap(({ value, probability }) =>
    'fuel' in value && typeof value.fuel === 'number' ? [value.fuel * probability] : [],
  );
  const mean = fuels.reduce((sum, fuel) => sum + fuel, 0);
  return fuels.length === 0 || mean === 0 ? [] : [amount('fuel', mean, 'on average afterwards')];
}

/** What is said of a thing that can't be charged. */
const LOSS = 'It can’t be charged: the source is used up, and the bearer has a feeling of loss.';

/** Whether charging does nothing, because such a thing has no charges. */
export function isLoss(value: object): boolean {
  return 'kind' in value && value.kind === 'loss';
}
