// Computes every table of the wiki's page on charging from the rules under the page's ruleset.

import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import {
  type Beatitude,
  chargeRing,
  chargeTool,
  chargeWand,
  expectedRecharges,
} from '../../charging/index.ts';
import { createRulesets } from '../registry.ts';

const rules = createRulesets().resolve('wiki-charge').slots.charging;
const ask = new Enumerator();

/** Percent with two decimals, as the page prints them. */
function percent(probability: number): number {
  return Number((100 * probability).toFixed(2));
}

/** Charges of an empty new wand after one charging, in percent. */
function wandRow(wand: string, aim: 'none' | 'ray', source: Beatitude): Record<number, number> {
  const view = { wand, aim, source, beatitude: 'uncursed', charges: 0, recharged: 0 } as const;
  return Object.fromEntries(
    ask
      .ask(chargeWand, rules, view)
      .list.map(({ value, probability }) => [
        value.kind === 'charged' ? value.charges : 'explodes',
        percent(probability),
      ]),
  );
}

describe('the tables of the page on charging', () => {
  it('say what a blessed source gives to wands', () => {
    expect(wandRow('wishing', 'none', 'blessed')).toEqual({ 3: 100 });
    expect(wandRow('fire', 'ray', 'blessed')).toEqual({ 4: 20, 5: 20, 6: 20, 7: 20, 8: 20 });
    expect(wandRow('light', 'none', 'blessed')).toEqual({
      11: 20,
      12: 20,
      13: 20,
      14: 20,
      15: 20,
    });
  });

  it('say what an uncursed source gives to wands', () => {
    expect(wandRow('wishing', 'none', 'uncursed')).toEqual({ 1: 33.33, 2: 33.33, 3: 33.33 });
    expect(wandRow('fire', 'ray', 'uncursed')).toEqual({
      1: 17.69,
      2: 17.69,
      3: 17.69,
      4: 17.69,
      5: 12.69,
      6: 8.69,
      7: 5.36,
      8: 2.5,
    });
    const first = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, 7.79]));
    expect(wandRow('light', 'none', 'uncursed')).toEqual({
      ...first,
      12: 5.97,
      13: 4.3,
      14: 2.76,
      15: 1.33,
    });
  });

  it('say how a wand explodes, by count and by then, and how long it lasts', () => {
    const rows = Array.from({ length: 8 }, (_, recharged) =>
      expectedRecharges(rules, { recharged }),
    );
    expect(rows.map(row => percent(row.explodeChance))).toEqual([
      0, 0.29, 2.33, 7.87, 18.66, 36.44, 62.97, 100,
    ]);
    expect(rows.map(row => percent(row.cumulativeChance))).toEqual([
      0, 0.29, 2.62, 10.28, 27.02, 53.62, 82.83, 100,
    ]);
    expect(rows[0]!.expectedFurtherRecharges.toFixed(4)).toBe('5.2334');
  });

  it('say how a ring explodes, by its enchantment', () => {
    const explodes = (enchantment: number) => {
      const view = { ring: 'adornment', enchantment, source: 'uncursed' } as const;
      const odds = ask.ask(chargeRing, rules, view);
      return Math.round(100 * odds.probability(({ kind }) => kind === 'exploded'));
    };
    expect([-7, -6, -5, -4, -3, -2, -1, 0].map(explodes)).toEqual([100, 100, 100, 0, 0, 0, 0, 0]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(explodes)).toEqual([14, 29, 43, 57, 71, 86, 100, 100]);
  });

  it.each([
    ['bell-of-opening', 1, [0, 0], [2, 2], [2, 4]],
    ['bell-of-opening', 5, [0, 0], [5, 5], [5, 5]],
    ['tinning-kit', 60, [0, 0], [70, 80], [75, 90]],
    ['expensive-camera', 10, [0, 0], [50, 50], [50, 50]],
    ['magic-marker', 120, [0, 0], [127, 127], [127, 127]],
    ['crystal-ball', 3, [0, 0], [4, 4], [6, 6]],
    ['crystal-ball', 5, [0, 0], [5, 5], [6, 6]],
    ['bag-of-tricks', 9, [0, 0], [10, 14], [15, 24]],
    ['can-of-grease', 10, [0, 0], [11, 15], [15, 20]],
    ['horn-of-plenty', 49, [0, 0], [50, 50], [50, 50]],
    ['magic-flute', 2, [0, 0], [3, 6], [4, 10]],
    ['drum-of-earthquake', 19, [0, 0], [20, 20], [20, 20]],
  ] as const)(
    'say that the %s with %d charges has %j cursed, %j uncursed, %j blessed',
    (kind, charges, ...rows) => {
      (['cursed', 'uncursed', 'blessed'] as const).forEach((source, index) => {
        const view = { tool: kind, source, beatitude: 'uncursed', charges, recharged: 0 } as const;
        const after = ask.ask(chargeTool, rules, view).list.map(({ value }) => value.charges);
        expect([Math.min(...after), Math.max(...after)]).toEqual(rows[index]);
      });
    },
  );

  it('say what lamps get: 750 turns, or all of 1500', () => {
    const lamp = (fuel: number, source: Beatitude) =>
      ask.ask(chargeTool, rules, {
        tool: 'brass-lantern',
        source,
        beatitude: 'uncursed',
        charges: 1,
        recharged: 0,
        fuel,
      }).list[0]!.value.fuel;
    expect([lamp(100, 'uncursed'), lamp(900, 'uncursed'), lamp(100, 'blessed')]).toEqual([
      850, 1500, 1500,
    ]);
    expect(lamp(100, 'cursed')).toBe(0);
  });
});
