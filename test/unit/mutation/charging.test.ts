// One constant of each rule of charging is changed by an overlay: what is played, what is asked and
// what is told must all move.

import { Enumerator, Generator, PlayedChance } from '@roguewright/engine/chance';
import {
  between,
  type ChargingRules,
  cancelled,
  chargeRing,
  chargeTool,
  chargeWand,
  expectedRecharges,
  explodeWand,
  wrest,
} from '@roguewright/engine/charging';
import { applyPatch, createRulesets } from '@roguewright/engine/rulesets';
import { tellFact } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { testCertain, testRandom } from './mutations.ts';

const rules = createRulesets().resolve('nethack-3.6.7').slots.charging;
const changed = applyPatch<ChargingRules>(rules, { wrest: { onceIn: 11 } }, 'mutation');
const empty = { charges: 0 };

function frequency(of: ChargingRules): number {
  const chance = new PlayedChance(new Generator(3));
  let wrested = 0;
  for (let draw = 0; draw < 20_000; draw++) {
    wrested += wrest(chance, of, empty).result === 'wrested' ? 1 : 0;
  }
  return wrested / 20_000;
}

function odds(of: ChargingRules): number {
  return new Enumerator().ask(wrest, of, empty).probability(({ result }) => result === 'wrested');
}

function text(of: ChargingRules): string {
  return new Enumerator({ collect: true })
    .explain(wrest, of, empty)
    .map(({ fact, amount, other }) => tellFact(fact, amount, other))
    .join('\n');
}

describe('wresting with another number of tries', () => {
  it('moves frequencies, odds and text', () => {
    expect(frequency(rules)).toBeCloseTo(1 / 121, 2);
    expect(frequency(changed)).toBeGreaterThan(0.07);
    expect(odds(rules)).toBeCloseTo(1 / 121, 12);
    expect(odds(changed)).toBeCloseTo(1 / 11, 12);
    expect(text(rules)).toContain('121');
    expect(text(changed)).not.toContain('121');
    expect(text(changed)).toContain('11');
  });
});

const wand = {
  wand: 'striking',
  aim: 'immediate',
  beatitude: 'uncursed',
  charges: 2,
  recharged: 4,
} as const;
const tool = { source: 'blessed', beatitude: 'uncursed', charges: 4, recharged: 0 } as const;

testRandom(rules, [
  {
    name: 'cube of the count',
    patch: { wands: { power: 2 } },
    rule: (chance, of) => chargeWand(chance, of, { ...wand, source: 'blessed' }),
  },
  {
    name: 'natural maximum',
    patch: { wands: { byAim: { immediate: { limit: 9 } } } },
    rule: (chance, of) => chargeWand(chance, of, { ...wand, source: 'uncursed' }),
  },
  {
    name: 'sides of the explosion',
    patch: { wands: { usualBlastDie: 5 } },
    rule: (chance, of) => explodeWand(chance, of, { ...wand, cause: 'engrave', mostHitPoints: 30 }),
  },
  {
    name: 'numbers that a ring is held against',
    patch: { rings: { of: 5 } },
    rule: (chance, of) =>
      chargeRing(chance, of, { ring: 'adornment', enchantment: 2, source: 'uncursed' }),
  },
  {
    name: 'what a blessed source adds to a ring',
    patch: { rings: { change: { blessed: between(1, 2) } } },
    rule: (chance, of) =>
      chargeRing(chance, of, { ring: 'adornment', enchantment: 1, source: 'blessed' }),
  },
  {
    name: 'what a harp takes',
    patch: {
      tools: {
        rows: { 'magic-harp': { blessed: [{ kind: 'add', amount: between(2, 6), most: 20 }] } },
      },
    },
    rule: (chance, of) => chargeTool(chance, of, { ...tool, tool: 'magic-harp' }),
  },
]);

testCertain(rules, [
  {
    name: 'what a cancelled wand has left',
    patch: { cancel: { leaves: { wand: -2 } } },
    value: (of, notes) =>
      cancelled(
        of,
        {
          kind: 'sleep',
          class: 'wand',
          magic: true,
          weaponTool: false,
          charges: 4,
          recharged: 0,
          beatitude: 'uncursed',
        },
        notes,
      ),
  },
  {
    name: 'how long wands last',
    patch: { wands: { outOf: 400 } },
    value: (of, notes) => expectedRecharges(of, { recharged: 0 }, notes),
  },
]);
