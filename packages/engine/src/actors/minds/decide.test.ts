import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, ScriptedChance, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import type { MonsterTraits } from '../shared/monster-traits.ts';
import { decide } from './decide.ts';
import { emptyMindView, losesHeart, type MindView, WAY } from './mind-view.ts';

const TRAITS: MonsterTraits = {
  gait: 'walk',
  doors: 'none',
  company: 'alone',
  frequency: 1,
  fromDepth: 1,
  toDepth: 5,
  unique: false,
  branches: [],
  fleesBelow: 0,
  memory: 12,
  abilityOneIn: 3,
  shoots: false,
  collects: false,
  erraticOneIn: 0,
  fights: 'attacks',
  roams: 'stays',
  tends: false,
  staysPut: false,
  castsNothing: false,
  hitPoints: 0,
  startsAsleep: undefined,
  spellList: undefined,
};

/** A healthy hunter three squares south of the hero, with free ground around. */
function hunter(changes: Partial<MindView> = {}, traits: Partial<MonsterTraits> = {}): MindView {
  const view = emptyMindView({ ...TRAITS, ...traits });
  view.steps.set([3, 2, 2, 3, 4, 4, 4, 3, 2]);
  view.ways.fill(WAY.free, 1);
  return Object.assign(view, {
    hitPoints: 10,
    maxHitPoints: 10,
    hunts: true,
    seesHero: true,
    distance: 3,
    aim: 1,
    ...changes,
  });
}

/** A decision as a rule that can be asked. */
const mind = (chance: Chance, _: object, view: MindView) => decide(chance, view);

const silent = new ScriptedChance([]);
const bolt = { needsDirection: true, moment: 'any', heals: false, reach: 8 } as const;
const balm = { needsDirection: false, moment: 'any', heals: true, reach: 8 } as const;

describe('a monster', () => {
  it('comes nearer by the first of the shortest ways', () => {
    expect(decide(silent, hunter())).toEqual({ kind: 'step', direction: 1, why: 'approach' });
  });

  it('goes around a creature in the way, but never gets farther away', () => {
    const view = hunter();
    view.ways.set([WAY.taken, WAY.taken], 1);
    view.ways[8] = WAY.taken;
    expect(decide(silent, view)).toEqual({ kind: 'step', direction: 3, why: 'approach' });
    view.ways.fill(WAY.taken, 1);
    view.hunts = false;
    expect(decide(silent, view)).toEqual({ kind: 'wait' });
  });

  it('strikes the hero beside it', () => {
    expect(decide(silent, hunter({ beside: 4, distance: 1 }))).toEqual({
      kind: 'strike',
      direction: 4,
    });
  });

  it('opens or breaks a door on its way, by its kind', () => {
    const ways = (doors: MonsterTraits['doors']) => {
      const view = hunter({}, { doors });
      view.ways[1] = WAY.door;
      view.steps[8] = 4;
      view.steps[2] = 4;
      return decide(silent, view);
    };
    expect(ways('open')).toEqual({ kind: 'open-door', direction: 1 });
    expect(ways('break')).toEqual({ kind: 'break-door', direction: 1 });
  });

  it('does nothing while helpless', () => {
    expect(decide(silent, hunter({ helpless: true, confused: true }))).toEqual({ kind: 'wait' });
  });

  it('stumbles anywhere while confused, even into walls', () => {
    const view = hunter({ confused: true });
    view.ways[5] = WAY.blocked;
    const odds = new Enumerator().ask(mind, {}, view);
    const kinds = odds.list.map(({ value, probability }) => [value.kind, probability]);
    expect(kinds).toContainEqual(['wait', 1 / 8]);
    expect(kinds.filter(([kind]) => kind === 'step')).toHaveLength(7);
  });

  it('looks around at random where the way to its goal is lost', () => {
    const view = hunter({ seesHero: false, aim: 0 });
    view.steps.fill(-1);
    const odds = new Enumerator().ask(mind, {}, view);
    expect(odds.list.map(({ probability }) => probability)).toEqual(Array(8).fill(1 / 8));
  });
});

describe('one that shoots from a distance', () => {
  const { patterns } = createRulesets().resolve('house').slots.world.minds;
  const shooter = (changes: Partial<MindView>) =>
    hunter(
      { aim: 0, hasMissiles: true, patterns, ...changes },
      { shoots: true, fights: 'distant' },
    );

  it('comes nearer where it has no line, and from close by with every second move', () => {
    expect(decide(silent, shooter({ distance: 6 }))).toMatchObject({ why: 'approach' });
    const odds = new Enumerator().ask(mind, {}, shooter({ distance: 5 }));
    expect(odds.list.map(({ value, probability }) => [value.kind, probability])).toEqual([
      ['step', 1 / 2],
      ['step', 1 / 2],
    ]);
  });

  it('attacks as others do when its missiles are gone', () => {
    const spent = shooter({ distance: 6, hasMissiles: false, aim: 1 });
    expect(decide(silent, spent)).toMatchObject({ why: 'approach' });
  });
});

describe('losing heart', () => {
  it('makes it go where the way to the hero is longest', () => {
    const view = hunter({ hitPoints: 2 }, { fleesBelow: 25 });
    expect(decide(silent, view)).toEqual({ kind: 'step', direction: 4, why: 'flee' });
    view.hitPoints = 3;
    expect(decide(silent, view)).toMatchObject({ why: 'approach' });
    view.afraid = true;
    expect(decide(silent, view)).toMatchObject({ why: 'flee' });
  });

  it('leaves it its blows when there is nowhere to go', () => {
    const view = hunter({ hitPoints: 1, beside: 1 }, { fleesBelow: 25 });
    view.ways.fill(WAY.blocked);
    expect(decide(silent, view)).toEqual({ kind: 'strike', direction: 1 });
  });

  it('makes it mend itself first, by a spell rather than by a potion', () => {
    const view = hunter(
      { hitPoints: 1, abilities: [bolt, balm], healingPotion: 2 },
      { fleesBelow: 25 },
    );
    expect(decide(silent, view)).toEqual({ kind: 'cast', ability: 1, direction: 0 });
    view.abilities = [];
    expect(decide(silent, view)).toEqual({ kind: 'use', item: 2 });
  });
});

describe('from afar', () => {
  it('it uses an ability in one of its number of chances, along the ray to the hero', () => {
    const odds = new Enumerator().ask(mind, {}, hunter({ abilities: [bolt, balm] }));
    const found = odds.list.find(({ value }) => value.kind === 'cast')!;
    expect(found.value).toEqual({ kind: 'cast', ability: 0, direction: 1 });
    expect(found.probability).toBeCloseTo(1 / 3, 12);
  });

  it('it uses none that doesn’t reach, and none without a free ray', () => {
    expect(decide(silent, hunter({ abilities: [bolt], distance: 9 }))).toMatchObject({
      kind: 'step',
    });
    expect(decide(silent, hunter({ abilities: [bolt], aim: 0 }))).toMatchObject({ kind: 'step' });
  });

  it.each([
    ['any', {}, { crowded: true, fast: true }],
    ['beside', { beside: 1, distance: 1 }, {}],
    ['apart', {}, { beside: 1, distance: 1 }],
    ['unhurried', {}, { fast: true }],
    ['few', { crowded: false }, { crowded: true }],
  ] as const)(
    'an ability for the moment “%s” is used then, and only then',
    (moment, then, else_) => {
      const self = { ...bolt, needsDirection: false, moment };
      const casts = (changes: object) =>
        new Enumerator()
          .ask(mind, {}, hunter({ abilities: [self], aim: 0, ...changes }))
          .list.some(({ value }) => value.kind === 'cast');
      expect(casts(then)).toBe(true);
      expect(casts(else_)).toBe(moment === 'any');
    },
  );

  it('it shoots what it has, but strikes at arm’s length', () => {
    const view = hunter({ hasMissiles: true }, { shoots: true });
    expect(decide(silent, view)).toEqual({ kind: 'shoot', direction: 1 });
    view.beside = 1;
    expect(decide(silent, view)).toEqual({ kind: 'strike', direction: 1 });
    view.beside = 0;
    view.hasMissiles = false;
    expect(decide(silent, view)).toMatchObject({ kind: 'step', why: 'approach' });
  });

  it('collectors pick up what lies underfoot', () => {
    const view = hunter({ thingsUnderfoot: true }, { collects: true });
    expect(decide(silent, view)).toEqual({ kind: 'pick-up' });
    view.beside = 2;
    expect(decide(silent, view)).toMatchObject({ kind: 'strike' });
  });
});

const anyView = fc
  .record({
    hitPoints: fc.integer({ min: 0, max: 10 }),
    afraid: fc.boolean(),
    confused: fc.boolean(),
    helpless: fc.boolean(),
    hunts: fc.boolean(),
    seesHero: fc.boolean(),
    distance: fc.integer({ min: 0, max: 12 }),
    beside: fc.integer({ min: 0, max: 8 }),
    aim: fc.integer({ min: 0, max: 8 }),
    hasMissiles: fc.boolean(),
    thingsUnderfoot: fc.boolean(),
    healingPotion: fc.integer({ min: -1, max: 2 }),
    abilities: fc.subarray([bolt, balm, { ...bolt, reach: 3 }]),
    ways: fc.uint8Array({ min: 0, max: 3, minLength: 9, maxLength: 9 }),
    steps: fc.int32Array({ min: -1, max: 9, minLength: 9, maxLength: 9 }),
    traits: fc.record({
      ...{ shoots: fc.boolean(), collects: fc.boolean() },
      fleesBelow: fc.integer({ min: 0, max: 100 }),
      erraticOneIn: fc.integer({ min: 0, max: 3 }),
      doors: fc.constantFrom('none', 'open', 'break'),
    }),
  })
  .map(({ traits, ...changes }) => hunter(changes, traits as Partial<MonsterTraits>));

describe('any decision', () => {
  it('can be carried out, and its odds sum to 1', () => {
    fc.assert(
      fc.property(anyView, view => {
        const { list } = new Enumerator().ask(mind, {}, view);
        expect(list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        for (const { value } of list) {
          if (value.kind === 'step') {
            expect(view.ways[value.direction]).toBe(WAY.free);
          } else if (value.kind === 'cast') {
            const { heals, reach, needsDirection } = view.abilities[value.ability]!;
            expect(heals ? losesHeart(view) : view.seesHero && view.distance <= reach).toBe(true);
            expect(value.direction).toBe(needsDirection ? view.aim : 0);
            expect(needsDirection && value.direction === 0).toBe(false);
          } else if (value.kind === 'open-door' || value.kind === 'break-door') {
            expect(view.ways[value.direction]).toBe(WAY.door);
          } else if (value.kind === 'shoot') {
            expect(view.hasMissiles && value.direction !== 0).toBe(true);
          }
        }
      }),
    );
  });

  it('comes as often in play as it is said to', () => {
    const view = hunter({ abilities: [bolt, { ...bolt, reach: 5 }] }, { erraticOneIn: 4 });
    const { list } = new Enumerator().ask(mind, {}, view);
    const chance = new Streams('minds').stream('minds');
    const counts = new Map<string, number>();
    const times = 20_000;
    for (let time = 0; time < times; time++) {
      const key = JSON.stringify(decide(chance, view));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const { value, probability } of list) {
      const share = (counts.get(JSON.stringify(value)) ?? 0) / times;
      expect(Math.abs(share - probability)).toBeLessThan(0.015);
    }
  });
});
