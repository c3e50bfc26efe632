// The two readings of each random rule of speed agree: the frequencies of seeded play lie within four
// standard deviations of the asked odds.

import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { createRulesets, type Ruleset } from '../rulesets/index.ts';
import { TurnClock } from './clock/turn-clock.ts';
import { gallopTurns, urgeSteed } from './gallop.ts';
import { heroAllotment } from './hero-allotment.ts';
import { monsterAllotment } from './monster-allotment.ts';
import { movesBeforeHero } from './next-moves.ts';
import { changeSpeed } from './quickness.ts';
import type { SpeedRules } from './rules.ts';
import { strikesBack } from './strike-back.ts';
import { turnOrder } from './turn-order.ts';

const PLAYS = 6000;
/** Fewer expected plays are too few to be near a normal distribution. */
const ENOUGH = 10;

type SpeedRule = (chance: Chance, rules: SpeedRules) => unknown;

const hero = { baseSpeed: 15, speedProperty: 'very-fast', encumbrance: 'burdened' } as const;
const steed = {
  speed: 20,
  adjustment: 'slow',
  galloping: true,
  running: true,
  moved: true,
} as const;
const units = { unitsPerPoint: 50, ticksPerTurn: 10 };

const questions: readonly (readonly [string, SpeedRule])[] = [
  ['hero-allotment', (chance, rules) => heroAllotment(chance, rules, hero)],
  [
    'hero-allotment, riding',
    (chance, rules) => heroAllotment(chance, rules, { ...hero, riding: steed }),
  ],
  [
    'monster-allotment',
    (chance, rules) => monsterAllotment(chance, rules, { speed: 22, adjustment: 'fast' }),
  ],
  ['gallop', gallopTurns],
  [
    'a slowed hero with things that help',
    (chance, rules) =>
      heroAllotment(chance, rules, { ...hero, slow: true, aids: ['high-clock-speed-android'] }),
  ],
  [
    'urging a steed',
    (chance, rules) => urgeSteed(chance, rules, { level: 3, tameness: 6, frozen: false }),
  ],
  [
    'a slowing hit',
    (chance, rules) =>
      changeSpeed(chance, rules, {
        now: { permanent: true, turns: 20, worn: false, slow: 0 },
        change: 'hit',
        beatitude: 'uncursed',
        woundedLegs: false,
        cancelled: false,
        resistsSlowing: false,
      }),
  ],
  [
    'striking back',
    (chance, rules) =>
      strikesBack(chance, rules, {
        byPet: false,
        movement: 7,
        hasAttacked: false,
        fears: false,
        adjacent: true,
      }),
  ],
  [
    'turn-order',
    (chance, rules) =>
      turnOrder(chance, rules, {
        hero,
        monsters: [{ id: 'a', speed: 16, adjustment: 'normal', movement: 12 }],
        helpless: { afterAction: 2, turns: 1 },
        turns: 3,
      }),
  ],
  [
    'moves before the hero',
    (chance, rules) =>
      movesBeforeHero(chance, rules, {
        hero,
        units,
        clock: new TurnClock(rules, units).state(),
        price: 1500,
        movers: [{ speed: 16, adjustment: 'normal', movement: 300 }],
        turns: 20,
      }),
  ],
];

function frequencies(rule: SpeedRule, rules: SpeedRules): Map<string, number> {
  const chance = new PlayedChance(new Generator(20_261));
  const counts = new Map<string, number>();
  for (let play = 0; play < PLAYS; play++) {
    const outcome = JSON.stringify(rule(chance, rules));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

function rulesOf({ slots }: Ruleset): SpeedRules {
  return slots.speed;
}

describe.each([
  'nethack-3.4.3',
  'nethack-3.6.0',
  'nethack-3.6.7',
  'nethack-5.0',
  'sporkhack',
  'evilhack',
  'fiqhack',
  'dnethack',
  'wiki-speed',
  'house',
])('under %s', id => {
  const rules = rulesOf(createRulesets().resolve(id));

  it.each(questions)('%s comes out as often as asked', (_name, rule) => {
    const counts = frequencies(rule, rules);
    const asked = new Enumerator().ask(rule, rules, undefined);
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
