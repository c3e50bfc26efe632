import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance, Streams } from '../../../chance/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { type GrowthView, growUp, highestLevel } from './growing.ts';
import { fallDamage, lameAfterFall, mount, saddleChance, whipProficiency } from './mounting.ts';
import { suffer } from './passive.ts';
import {
  feeds,
  petHunger,
  tamenessAgain,
  tamenessLeft,
  tamenessStruck,
  weakenedBy,
  wildFromHunger,
} from './taming.ts';

const rules = createRulesets().resolve('house').slots.world.companions;
const ask = new Enumerator();
const rider = { role: 'wizard', level: 1, tameness: 11, confused: false, cursedSaddle: false };

describe('mounting', () => {
  const chance = (view: Partial<typeof rider>) =>
    ask.ask(mount, rules, { ...rider, ...view }).probability(({ kind }) => kind === 'mounts');

  it.each([
    // Level 1 and loyalty 10 against a die of 20; a Knight keeps his point.
    [{}, 11 / 20],
    [{ role: 'knight' }, 12 / 20],
    [{ level: 10 }, 1],
    [{ tameness: 5 }, 5 / 20],
    [{ tameness: 1 }, 0],
    [{ confused: true, level: 30 }, 0],
    [{ cursedSaddle: true, level: 30 }, 0],
  ])('with %o succeeds with %d', (view, expected) => {
    expect(chance(view)).toBeCloseTo(expected, 12);
  });

  it('is as often played as it is foretold', () => {
    const stream = new Streams('mount').stream('riding');
    let mounted = 0;
    for (let tries = 0; tries < 4000; tries++) {
      mounted += Number(mount(stream, rules, rider).kind === 'mounts');
    }
    expect(mounted / 4000).toBeCloseTo(11 / 20, 1);
  });

  it('that fails, and a throw, do 10 to 19 damage, evenly', () => {
    const damage = ask.askNumber(fallDamage, rules, undefined as never);
    expect([damage.min, damage.max, damage.mean]).toEqual([10, 19, 14.5]);
  });

  it('of a throw wounds the legs for 5 to 9 turns', () => {
    const { legs } = createRulesets().resolve('house').slots.world;
    const lame = (thrown = legs.thrown) =>
      ask.askNumber(lameAfterFall, { ...legs, thrown }, undefined as never);
    expect([lame().min, lame().max]).toEqual([5, 9]);
    expect([lame({ least: 2, values: 3 }).min, lame({ least: 2, values: 3 }).max]).toEqual([2, 4]);
  });
});

describe('saddling', () => {
  const view = {
    ...{ role: 'wizard', level: 1, dexterity: 12, charisma: 11, skill: 'basic' as const },
    ...{ tameness: 10, itsLevel: 3, confused: false, cursed: false },
  };

  it.each([
    [{}, 12 + 5 + 20 + 20],
    [{ role: 'knight' }, 77],
    [{ tameness: 0 }, 0],
    [{ tameness: 0, level: 10 }, 12 + 5 + 50 - 30],
    [{ skill: 'unskilled' as const }, 37],
    [{ skill: 'skilled' as const }, 72],
    [{ skill: 'expert' as const }, 87],
    [{ confused: true }, 37],
    [{ cursed: true }, 7],
    [{ level: 20 }, 100],
  ])('with %o succeeds in %d of 100 cases', (change, percent) => {
    expect(saddleChance(rules, { ...view, ...change })).toBe(percent);
  });
});

describe('proficiency with a whip', () => {
  it.each([
    ['wizard', 12, 0],
    ['wizard', 5, 0],
    ['wizard', 14, 0],
    ['wizard', 16, 2],
    ['wizard', 25, 3],
    ['archeologist', 12, 1],
    ['archeologist', 5, 0],
    ['archeologist', 16, 3],
  ])('of a %s with dexterity %d is %d', (role, dexterity, proficiency) => {
    expect(whipProficiency(rules, role, dexterity)).toBe(proficiency);
  });
});

describe('loyalty', () => {
  it('grows by charm: spec 14.5, tameness 5 to 8 or 7 blessed, 6 or 5 plain; 8 and 9 to 10', () => {
    const grown = (tameness: number, blessed: boolean) =>
      [
        ...ask.askNumber(
          (chance, _, input: number) => tamenessAgain(chance, rules, input, blessed),
          rules,
          tameness,
        ),
      ].map(([value, probability]) => [value, Math.round(probability * 100)]);
    expect(grown(5, true)).toEqual([
      [7, 50],
      [8, 50],
    ]);
    expect(grown(5, false)).toEqual([
      [5, 50],
      [6, 50],
    ]);
    expect([grown(8, true), grown(9, true)]).toEqual([[[10, 100]], [[10, 100]]]);
    expect(grown(12, true)).toEqual([[12, 100]]);
  });

  it('loses a point by a blow, half under conflict', () => {
    expect([tamenessStruck(rules, 9, false), tamenessStruck(rules, 9, true)]).toEqual([8, 4]);
  });

  it('loses a point in 150 turns alone, and then the rest by luck', () => {
    const left = (tameness: number, turns: number, luck: readonly [string, boolean][] = []) =>
      tamenessLeft(new ScriptedChance(luck), rules, tameness, turns);
    expect(left(10, 74)).toEqual({ tameness: 10, hostile: false });
    expect(left(10, 75)).toEqual({ tameness: 9, hostile: false });
    expect(left(5, 1500, [['goes-wild', true]])).toEqual({ tameness: 0, hostile: false });
    expect(left(5, 1500, [['goes-wild', false]])).toEqual({ tameness: 0, hostile: true });
    const wild = ask.ask(
      (chance, _, turns: number) => tamenessLeft(chance, rules, 5, turns),
      rules,
      1500,
    );
    // Loyalty 5 against 10 points: half.
    expect(wild.probability(({ hostile }) => hostile)).toBeCloseTo(1 / 2, 12);
  });
});

describe('hunger', () => {
  it.each([
    [0, 'fed'],
    [1, 'hungry'],
    [500, 'hungry'],
    [501, 'weak'],
    [750, 'weak'],
    [751, 'starved'],
  ])('after %d turns leaves a pet %s', (since, state) => {
    expect(petHunger(rules, since)).toBe(state);
  });

  it('takes two thirds of its greatest hit points, and drives it wild when it is alone', () => {
    expect([weakenedBy(rules, 30), weakenedBy(rules, 10)]).toEqual([20, 7]);
    const wild = (since: number, hitPoints: number) => wildFromHunger(rules, { since, hitPoints });
    expect([wild(501, 2), wild(501, 3), wild(750, 9), wild(751, 9)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('is stilled for longer in small animals', () => {
    const grams = [500, 1000, 15_000, 60_000, 300_000];
    expect(grams.map(weight => feeds(rules, 100, weight))).toEqual([800, 600, 500, 400, 300]);
  });
});

describe('a passive attack', () => {
  const dice = { count: 0, sides: 4, bonus: 0 };
  const base = {
    ...{ level: 2, hit: true, died: false, seen: true, immune: false, wisdom: 10 },
  };
  const outcome = (brings: 'acid' | 'cold' | 'fire' | 'paralyse' | 'stun', view = {}) =>
    ask.ask(suffer, rules, { ...base, ...view, attack: { gaze: false, dice, brings } });
  const acts = (brings: Parameters<typeof outcome>[0], view = {}) =>
    outcome(brings, view).probability(({ damage, turns }) => damage + turns > 0);

  it('acts 2 times in 3 while its bearer lives, acid every second hit', () => {
    expect(acts('fire')).toBeCloseTo(2 / 3, 12);
    expect([acts('fire', { hit: false }), acts('stun', { hit: false })]).toEqual([
      expect.closeTo(2 / 3, 12),
      0,
    ]);
    expect([acts('fire', { died: true }), acts('acid', { died: true })]).toEqual([
      0,
      expect.closeTo(1 / 2, 12),
    ]);
    expect([acts('acid', { hit: false }), acts('cold', { immune: true })]).toEqual([0, 0]);
  });

  it('rolls a die for each level and one more; cold gives half to its bearer', () => {
    const cold = outcome('cold').list.filter(({ value }) => value.damage > 0);
    const damage = cold.map(({ value }) => value.damage);
    expect([Math.min(...damage), Math.max(...damage)]).toEqual([3, 12]);
    expect(cold.every(({ value }) => value.heals === Math.floor(value.damage / 2))).toBe(true);
  });

  it('holds by its gaze for 127 turns at most, and the unwise 1 time in 4 for all of them', () => {
    const gaze = {
      gaze: true,
      dice: { count: 1, sides: 200, bonus: 0 },
      brings: 'paralyse' as const,
    };
    const held = (wisdom: number) => ask.ask(suffer, rules, { ...base, wisdom, attack: gaze });
    const longest = (wisdom: number) => held(wisdom).probability(({ turns }) => turns === 127);
    const byDice = 74 / 200;
    expect(longest(13)).toBeCloseTo((2 / 3) * byDice, 10);
    expect(longest(12)).toBeCloseTo((2 / 3) * (1 / 4 + (3 / 4) * byDice), 10);
  });
});

describe('growing by kills', () => {
  const kitten: GrowthView = { level: 0, kindLevel: 0, biggerLevel: 4, most: 3, killed: 3 };
  const grown = (view: Partial<GrowthView>, changed = {}) =>
    ask.ask(growUp, { ...rules, growth: { ...rules.growth, ...changed } }, { ...kitten, ...view });

  it.each([
    // A kitten of 3 hit points has room for 2 up to the point beyond 4.
    [{}, {}, [1 / 4, 3 / 4]],
    [{}, { lowest: 6 }, [3 / 4, 1 / 4]],
    [{ level: 2, most: 14 }, {}, [1 / 2, 1 / 2]],
    [{ level: 2, most: 14 }, { perLevel: 7 }, [0, 1]],
  ])('with %o and %o rises as the dice say', (view, changed, [stays, rises]) => {
    const came = grown(view, changed);
    expect(came.probability(({ levels }) => levels === 0)).toBeCloseTo(stays!, 12);
    expect(came.probability(({ levels }) => levels === 1)).toBeCloseTo(rises!, 12);
  });

  it('makes a creature one of the bigger kind at that kind’s level', () => {
    const last = { level: 3, most: 24 };
    expect(grown(last).probability(({ bigger }) => bigger)).toBe(1);
    expect(grown({ ...last, biggerLevel: 5 }).probability(({ bigger }) => bigger)).toBe(0);
  });

  it.each([
    [{ kindLevel: 8 }, {}, 12],
    [{ kindLevel: 8 }, { times: 2 }, 8],
    [{ kindLevel: 8 }, { over: 1 }, 24],
    [{ kindLevel: 2 }, {}, 5],
    [{ kindLevel: 2 }, { least: 4 }, 4],
    [{ kindLevel: 40 }, {}, 49],
    [{ kindLevel: 40 }, { most: 45 }, 45],
    [{ kindLevel: 55 }, {}, 55],
    [{ kindLevel: 2, biggerLevel: 7 }, {}, 7],
  ])('of %o under %o ends at level %d', (view, changed, level) => {
    const levels = { ...rules.growth.levels, ...changed };
    expect(highestLevel({ ...rules, growth: { ...rules.growth, levels } }, view)).toBe(level);
  });

  it('is as often played as it is foretold', () => {
    const stream = new Streams('growth').stream('growing');
    let risen = 0;
    for (let tries = 0; tries < 4000; tries++) {
      risen += growUp(stream, rules, kitten).levels;
    }
    expect(risen / 4000).toBeCloseTo(3 / 4, 1);
  });
});
