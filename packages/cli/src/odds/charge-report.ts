// The answer of `odds charge`, for people and for programs.

import type { Distribution } from '@roguewright/engine/chance';
import {
  type ChargeOdds,
  type ChargeQuestion,
  isLoss,
  originsOf,
  rulesetLine,
} from '@roguewright/engine/face';
import type { Explanation, rechargeTable } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { capitalised } from '@roguewright/engine/words';
import { decimal, percent } from '../terminal/numbers.ts';
import { paint } from '../terminal/paint.ts';
import { plot } from '../terminal/plot.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { distributionJson, spreadText } from './distributions.ts';
import type { Plays } from './played.ts';

/** What was asked and, of a wand, what was played. */
export interface ChargeAnswer {
  readonly odds: ChargeOdds;
  readonly wands?: {
    readonly table: ReturnType<typeof rechargeTable>;
    /** Chargings that a new one survived on average. */
    readonly played: number;
    readonly plays: Plays;
  };
}

/** The answer as text. */
export function chargeText(
  terminal: Terminal,
  ruleset: Ruleset,
  { of, title }: ChargeQuestion,
  { odds, wands }: ChargeAnswer,
): string {
  const unit = of === 'ring' ? 'enchantment' : 'charges';
  if (odds.outcomes.list.every(({ value }) => isLoss(value))) {
    const head = paint(
      terminal,
      'accent',
      wrap(capitalised(title), Math.min(terminal.columns, 100)),
    );
    return `${head}${rulesetLine(ruleset, ['charging'])}\n\n  can’t be charged: the source is used up, and the bearer has a feeling of loss\n`;
  }
  const rows = [[of === 'book' ? 'crumbles' : 'explodes', percent(odds.explodes, odds.holds)]];
  if (odds.damage !== undefined && odds.explodes > 0) {
    const how = odds.blast === 'breaks' ? ', to everybody around' : '';
    rows.push(['damage if so', `${spreadText(odds.damage)}${how}`]);
  }
  if (odds.charges !== undefined) {
    rows.push([`${unit} if not`, spreadText(odds.charges)]);
  }
  rows.push(...toolRows(odds.outcomes.list.map(({ value }) => value)));
  const parts = [
    paint(terminal, 'accent', wrap(capitalised(title), Math.min(terminal.columns, 100))),
    `${rulesetLine(ruleset, ['charging'])}\n\n`,
    table(rows.map(([name = '', value = '']) => [`  ${name}`, value])),
  ];
  if (odds.charges !== undefined) {
    parts.push('\n', chargesPlot(terminal, unit, odds.charges));
  }
  if (wands !== undefined) {
    parts.push('\n', wandsText(terminal, wands));
  }
  return parts.join('');
}

/** Results other than charges: the fuel of lamps. */
function toolRows(outcomes: readonly object[]): string[][] {
  const [first] = outcomes;
  if (first === undefined || !('kind' in first)) {
    return [];
  }
  return !('fuel' in first) || first.fuel === 0 ? [] : [['fuel afterwards', `${first.fuel} turns`]];
}

function chargesPlot(terminal: Terminal, unit: string, charges: Distribution): string {
  return plot(terminal, { title: `${unit} afterwards`, values: charges, mean: charges.mean });
}

function wandsText(terminal: Terminal, wands: NonNullable<ChargeAnswer['wands']>): string {
  const { played, plays } = wands;
  const rows = wands.table.map((row, recharged) => [
    `  ${recharged}`,
    percent(row.explodeChance),
    percent(row.cumulativeChance),
    decimal(row.expectedFurtherRecharges, 4),
  ]);
  const heads = ['  charged before', 'explodes', 'exploded by then', 'chargings left'];
  const [head = '', ...lines] = table([heads, ...rows])
    .trimEnd()
    .split('\n');
  const [first] = wands.table;
  return [
    `${paint(terminal, 'muted', head)}\n${lines.join('\n')}\n\n`,
    `  A new wand survives ${chargings(first!.expectedFurtherRecharges)} on average;\n`,
    `  ${plays.times} wands played (seed ${plays.seed}) survived ${chargings(played)}.\n`,
  ].join('');
}

/** `1 charging`, `5.2334 chargings`. */
function chargings(count: number): string {
  const told = decimal(count, 4);
  return `${told} charging${told === '1' ? '' : 's'}`;
}

/** The answer as a JSON document. */
export function chargeJson(
  ruleset: Ruleset,
  { of, view }: ChargeQuestion,
  { odds, wands }: ChargeAnswer,
  why: readonly Explanation[] | undefined,
): string {
  const document = {
    ruleset: ruleset.id,
    origins: originsOf(ruleset, ['charging']),
    [of]: view,
    outcomes: odds.outcomes.list.map(({ value, probability }) => ({ ...value, probability })),
    explodeChance: odds.explodes,
    charges: odds.charges === undefined ? undefined : distributionJson(odds.charges),
    damage: odds.damage === undefined ? undefined : distributionJson(odds.damage),
    recharges: wands && {
      table: wands.table,
      average: wands.table[0]?.expectedFurtherRecharges,
      played: { average: wands.played, wands: wands.plays.times, seed: wands.plays.seed },
    },
    why,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
