// Charging tools.

import { BEATITUDES, type Beatitude, type ToolChargeView } from '../../charging/index.ts';
import { toolChargeOdds } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, spoken, tableOf } from '../contract/tables.ts';

/** `10–20`, or a single value. */
function spanText(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? decimal(least) : `${decimal(least)}–${decimal(most)}`;
}

function resultOf({ slots }: Ruleset, tool: string, charges: number, source: Beatitude): string {
  const view: ToolChargeView = {
    ...{ tool, charges, source, beatitude: 'uncursed', recharged: 0 },
    ...{ fuel: 0, lit: false },
  };
  const { outcomes } = toolChargeOdds(slots.charging, view);
  const list = outcomes.list.filter(({ probability }) => probability > 0);
  const fuels = list.map(({ value }) => value.fuel);
  const told = spanText(list.map(({ value }) => value.charges));
  return Math.max(...fuels) > 0 ? `${spanText(fuels)} turns` : told;
}

function tools(charges: number): (ruleset: Ruleset) => Table {
  return ruleset =>
    tableOf(
      `Tools with ${charges === 0 ? 'no charges' : `${charges} charges`}, after charging`,
      ['tool', ...BEATITUDES.map(source => `${source} source`)],
      Object.keys(ruleset.slots.charging.tools.rows).map(tool => [
        spoken(tool),
        ...BEATITUDES.map(source =>
          asked(resultOf(ruleset, tool, charges, source), 'charge', {
            ...{ tool, source, charges: String(charges) },
          }),
        ),
      ]),
    );
}

/** The section. */
export const toolSection: Section = {
  name: 'tools',
  title: 'Charging tools',
  text: ({ slots }) => {
    const { rows, lampFuel, oil } = slots.charging.tools;
    const marker = rows['magic-marker']?.onlyTimes;
    return [
      'Each kind of tool has a row of its own, with a result for each source. A cursed source takes the charges of most tools, but not of a blessed tool.',
      `A tool can be recharged without limit${marker === undefined ? '' : `, except for a magic marker: ${marker.times} time${marker.times === 1 ? '' : 's'}. A marker that was recharged before gains nothing${marker.driesUpTo === undefined ? '' : ` and loses its last ${marker.driesUpTo} or fewer charges`}`}. After seven recharges the count that is shown stands still.`,
      `Oil lamps and brass lanterns hold ${lampFuel} turns of fuel. ${oil.fills ? 'Dipping an oil lamp into a potion of oil fills it.' : `Dipping an oil lamp into a potion of oil adds ${decimal(oil.plain.times / oil.plain.over)} × the oil’s own turns.`} That needs no magic.`,
    ];
  },
  tables: [tools(0), tools(12), tools(60)],
  suggestions: [
    {
      label: 'A magic marker (0:20), blessed source',
      ask: { question: 'charge', inputs: { tool: 'magic-marker', charges: '20' } },
    },
  ],
  sources: ['NetHack 3.6.7 src/read.c (recharge)', 'src/potion.c (dodip)'],
  statements: ['CH-066..CH-079', 'CH-095..CH-096'],
};
