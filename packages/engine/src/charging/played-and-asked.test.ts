// The two readings of each random rule of charging agree: the frequencies of seeded play lie within four
// standard deviations of the asked odds, and nothing is played that can't be asked.

import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { chargeBook } from './recharge/book.ts';
import { fillLamp } from './recharge/lamp-oil.ts';
import { chargeRing } from './recharge/ring.ts';
import { shockRing } from './recharge/ring-shock.ts';
import { confusedCharging } from './recharge/sources.ts';
import { chargeTool } from './recharge/tool.ts';
import { chargeWand } from './recharge/wand.ts';
import { backfiringWand, explodeWand } from './recharge/wand-explosion.ts';
import type { ChargingRules } from './slot/rules.ts';
import { madeCharges } from './use/making.ts';
import { wrest } from './use/wrest.ts';

const PLAYS = 20_000;
/** Fewer expected plays are too few to be near a normal distribution. */
const ENOUGH = 10;

type ChargingRule = (chance: Chance, rules: ChargingRules) => unknown;

const wand = { wand: 'striking', aim: 'immediate', beatitude: 'uncursed', charges: 2 } as const;
const tool = { beatitude: 'uncursed', charges: 4, recharged: 0, source: 'blessed' } as const;

const questions: readonly (readonly [string, string, ChargingRule])[] = [
  ['nethack-3.6.7', 'wrest', (c, r) => wrest(c, r, { charges: 0 })],
  [
    'nethack-3.6.7',
    'wand, blessed',
    (c, r) => chargeWand(c, r, { ...wand, source: 'blessed', recharged: 5 }),
  ],
  [
    'house',
    'wand, uncursed',
    (c, r) => chargeWand(c, r, { ...wand, source: 'uncursed', recharged: 3 }),
  ],
  [
    'nethack-3.6.7',
    'explosion',
    (c, r) => explodeWand(c, r, { ...wand, cause: 'recharge-limit', mostHitPoints: 30 }),
  ],
  [
    'nethack-3.4.3',
    'explosion by health',
    (c, r) => explodeWand(c, r, { ...wand, cause: 'recharge-limit', mostHitPoints: 30 }),
  ],
  ['nethack-3.6.7', 'cursed wand', (c, r) => backfiringWand(c, r, { charges: 1 })],
  [
    'nethack-3.6.7',
    'ring',
    (c, r) => chargeRing(c, r, { ring: 'adornment', enchantment: 3, source: 'blessed' }),
  ],
  [
    'dnethack',
    'ring, lucky',
    (c, r) => chargeRing(c, r, { ring: 'adornment', enchantment: 4, source: 'cursed', luck: 7 }),
  ],
  [
    'nethack-5.0',
    'shock',
    (c, r) =>
      shockRing(c, r, {
        ring: 'protection',
        enchantment: 2,
        resistance: 'none',
        underGloves: false,
        bearer: 'hero',
      }),
  ],
  ['nethack-3.6.7', 'harp', (c, r) => chargeTool(c, r, { ...tool, tool: 'magic-harp' })],
  ['house', 'bag', (c, r) => chargeTool(c, r, { ...tool, tool: 'bag-of-tricks', charges: 10 })],
  [
    'dnethack',
    'sting',
    (c, r) => chargeTool(c, r, { ...tool, tool: 'carcosan-sting', source: 'uncursed' }),
  ],
  [
    'slashem',
    'book',
    (c, r) => chargeBook(c, r, { ...wand, book: 'sleep', source: 'uncursed', recharged: 4 }),
  ],
  [
    'nethack-3.6.7',
    'power',
    (c, r) => confusedCharging(c, r, { source: 'blessed', energy: 10, mostEnergy: 20 }),
  ],
  [
    'unnethack',
    'making',
    (c, r) => madeCharges(c, r, { class: 'wand', kind: 'wishing', aim: 'none' }),
  ],
  [
    'house',
    'lit oil',
    (c, r) => fillLamp(c, r, { fuel: 0, charges: 1, oil: 1, diluted: false, lit: true }),
  ],
];

const library = createRulesets();

describe('charging, played', () => {
  it.each(questions)('under %s: %s comes out as often as asked', (id, _name, rule) => {
    const rules = library.resolve(id).slots.charging;
    const chance = new PlayedChance(new Generator(20_262));
    const counts = new Map<string, number>();
    for (let play = 0; play < PLAYS; play++) {
      const outcome = JSON.stringify(rule(chance, rules));
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const asked = new Enumerator().ask(rule, rules, undefined);
    expect(asked.list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const possible = new Set(asked.list.map(({ value }) => JSON.stringify(value)));
    expect([...counts.keys()].filter(outcome => !possible.has(outcome))).toEqual([]);
    for (const { value, probability } of asked.list) {
      const expected = PLAYS * probability;
      if (expected >= ENOUGH) {
        const spread = Math.sqrt(expected * (1 - probability));
        const apart = (counts.get(JSON.stringify(value)) ?? 0) - expected;
        expect(Math.abs(apart)).toBeLessThanOrEqual(4 * spread);
      }
    }
  });
});
