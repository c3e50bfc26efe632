// Wresting the last charge from an empty wand, and what cancellation leaves of a thing.

import { BEATITUDES, type CancelView, cancelCosts, cancelled } from '../../../charging/index.ts';
import { wrestOdds } from '../../../odds/index.ts';
import { CANCEL_CLASSES, MOST_CHARGES, MOST_ZAPS } from '../fields/rule-fields.ts';
import { amount, chance } from '../figures/figures.ts';
import type { LabPlot } from '../figures/lab-answer.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import { integerOption, nameOption, normalName, yesOrNo } from '../reading/values.ts';
import { type LabKind, type RulesOptions, rulesOf } from './lab-kind.ts';

interface WrestOptions extends RulesOptions {
  readonly tries: string;
}

/** Wresting as a kind of question. */
export const WREST_KIND: LabKind<WrestOptions> = {
  name: 'wrest',
  answer: (world, options) => {
    const ruleset = rulesOf(world, options);
    const zaps = integerOption('--tries', options.tries, 1, MOST_ZAPS);
    const { once, within, meanZaps } = wrestOdds(ruleset.slots.charging, zaps);
    return {
      title: `An empty wand, zapped ${zaps} time${zaps === 1 ? '' : 's'}`,
      rules: rulesetLine(ruleset, ['charging'], world.rulesets),
      figures: [
        chance('wrested', within, `of all wands, by zap ${zaps}`),
        chance('each zap', once, 'of all zaps'),
        amount('zaps', meanZaps, 'on average', 'less'),
      ],
      plots: [zapsPlot(once, meanZaps)],
      ...{ remarks: [], notes: [] },
      json: { once, within, meanZaps },
    };
  },
};

/** The share of the wands that the chart shows. */
const SHOWN = 0.99;

/** The zap that wrests the charge: equal tries of the same chance. */
function zapsPlot(once: number, mean: number): LabPlot {
  const values: [number, number][] = [];
  let empty = 1;
  while (empty > 1 - SHOWN) {
    values.push([values.length + 1, empty * once]);
    empty *= 1 - once;
  }
  return { title: 'Zaps until it is wrested', unit: 'zaps', values, mean, isOpen: empty > 0 };
}

interface CancelOptions extends RulesOptions {
  readonly class: string;
  readonly kind: string;
  readonly charges: string;
  readonly recharged: string;
  readonly beatitude: string;
  readonly magic: string | true;
}

/** Cancelling as a kind of question. */
export const CANCEL_KIND: LabKind<CancelOptions> = {
  name: 'cancel',
  answer: (world, options) => {
    const ruleset = rulesOf(world, options);
    const view: CancelView = {
      class: nameOption('--class', options.class, CANCEL_CLASSES),
      kind: normalName(options.kind),
      charges: integerOption('--charges', options.charges, -MOST_CHARGES, MOST_CHARGES),
      recharged: integerOption('--recharged', options.recharged, 0, 7),
      beatitude: nameOption('--beatitude', options.beatitude, BEATITUDES),
      magic: yesOrNo('--magic', options.magic),
      weaponTool: false,
    };
    const after = cancelled(ruleset.slots.charging, view);
    const costs = cancelCosts(ruleset.slots.charging, view);
    return {
      title: `A ${view.class} of the kind ${view.kind.replaceAll('-', ' ')}, ${view.beatitude}, with a number of ${view.charges}`,
      rules: rulesetLine(ruleset, ['charging'], world.rulesets),
      figures: [amount('charges', after.charges, 'afterwards')],
      facts: [
        ['kind afterwards', after.kind.replaceAll('-', ' ')],
        ['beatitude afterwards', after.beatitude],
        ['a shop charges for it', costs ? 'yes' : 'no'],
      ],
      ...{ plots: [], remarks: [], notes: [] },
      json: { ...after, costs },
    };
  },
};
