// Levels of every branch: how they hang together, and what is on them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { DistanceMap, FLY, isDoor, SWIM, TERRAIN_BITS, WALK } from '../../../world/index.ts';
import { BRANCHES } from '../../../worldrules/index.ts';
import { sceneContent } from '../../testing/content.ts';
import type { Level } from '../level.ts';
import { makeLevel } from '../make-level.ts';
import {
  branchBelow,
  type DungeonPlan,
  dangerOf,
  dealDungeon,
  hasLevel,
  keyAbove,
  keysOf,
  leadsDown,
} from './dungeon-plan.ts';
import { branchKey, branchOf, levelOfKey } from './level-keys.ts';

const house = createRulesets().resolve('house');
const content = sceneContent();
const { layout } = house.slots.world;

function planOf(seed: string): DungeonPlan {
  return dealDungeon(new Streams(seed).stream('dungeon'), layout, content);
}

function levelOf(plan: DungeonPlan, key: number, seed: string): Level {
  const streams = new Streams(seed);
  let id = 1;
  const wish = {
    depth: dangerOf(plan, key),
    heroLevel: Math.min(30, dangerOf(plan, key)),
    place: {
      branch: branchOf(key),
      down: leadsDown(plan, key),
      aside: branchBelow(plan, key) !== undefined,
      further: streams.stream('further'),
    },
  };
  return makeLevel(streams.stream('level'), house, content, wish, () => ++id);
}

/** Steps from the stairs up with every unlocked door open. */
function walk({ map }: Level): DistanceMap {
  const bits = Uint8Array.from(map.terrain, (number, square) =>
    isDoor(map.terrainAt(square)) && map.terrainAt(square) !== 'locked-door'
      ? WALK
      : TERRAIN_BITS[number]!,
  );
  const way = new DistanceMap(map);
  const up = [...map.terrain.keys()].find(square => map.terrainAt(square) === 'stairs-up')!;
  way.measure(up, WALK, Number.POSITIVE_INFINITY, bits);
  return way;
}

function squaresOf({ map }: Level, terrain: string): number[] {
  return [...map.terrain.keys()].filter(square => map.terrainAt(square) === terrain);
}

/** A level of the main dungeon and of each branch, with the number of a seed. */
const somewhere = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }).map(number => `seed ${number}`),
  branch: fc.constantFrom(undefined, ...BRANCHES),
  level: fc.integer({ min: 1, max: 26 }),
});

describe('the plan of a dungeon', () => {
  it('has 26 levels and five branches, each from a level of its range', () => {
    for (let seed = 0; seed < 50; seed++) {
      const plan = planOf(`plan ${seed}`);
      const keys = keysOf(plan);
      expect(keys.length).toBe(26 + 5 + 3 + 4 + 2 + 3);
      expect(new Set(keys).size).toBe(keys.length);
      for (const name of BRANCHES) {
        const { leaves } = plan.branches.get(name)!;
        const { least, most } = layout.branches[name].leaves;
        expect(leaves >= least && leaves <= most).toBe(true);
        const first = branchKey(name, 1);
        expect([keyAbove(plan, first), branchBelow(plan, leaves)]).toEqual([leaves, first]);
        expect([dangerOf(plan, first), dangerOf(plan, first + 1)]).toEqual([
          leaves + 1,
          leaves + 2,
        ]);
      }
    }
  });

  it('knows which levels there are, and where stairs lead', () => {
    const plan = planOf('stairs');
    expect([0, 1, 26, 27, 101, 105, 106, 601].map(key => hasLevel(plan, key))).toEqual([
      ...[false, true, true, false],
      ...[true, true, false, false],
    ]);
    expect([leadsDown(plan, 25), leadsDown(plan, 26)]).toEqual([true, false]);
    expect([leadsDown(plan, 104), leadsDown(plan, 105)]).toEqual([true, false]);
    expect([keyAbove(plan, 1), keyAbove(plan, 8), keyAbove(plan, 103)]).toEqual([0, 7, 102]);
    expect([branchOf(26), branchOf(101), levelOfKey(303)]).toEqual([undefined, 'mines', 3]);
  });
});

describe('a level of any branch', () => {
  it('has its stairs, which are reached without a key, and nobody stands in a wall', () => {
    fc.assert(
      fc.property(somewhere, ({ seed, branch, level: number }) => {
        const plan = planOf(seed);
        const levels = branch === undefined ? plan.deepest : plan.branches.get(branch)!.levels;
        const at = 1 + (number % levels);
        const key = branch === undefined ? at : branchKey(branch, at);
        const level = levelOf(plan, key, seed);
        const { map, creatures, items } = level;
        const way = walk(level);
        const count = (terrain: string) => squaresOf(level, terrain).length;
        expect(count('stairs-up')).toBe(1);
        expect(count('stairs-down')).toBe(leadsDown(plan, key) ? 1 : 0);
        expect(count('branch-stairs')).toBe(branchBelow(plan, key) === undefined ? 0 : 1);
        for (const stairs of ['stairs-down', 'branch-stairs']) {
          for (const square of squaresOf(level, stairs)) {
            expect(way.steps(square)).toBeGreaterThan(0);
          }
        }
        const apart = [...map.terrain.keys()].filter(
          square => (map.bits[square]! & WALK) !== 0 && way.steps(square) < 0,
        );
        expect(apart).toEqual([]);
        for (const { square, id, traits } of creatures.all) {
          expect(map.occupant[square]).toBe(id);
          const bit = traits.gait === 'swim' ? SWIM : traits.gait === 'fly' ? FLY : WALK;
          expect(map.bits[square]! & bit).toBe(bit);
        }
        for (const square of items.keys()) {
          expect(map.bits[square]! & WALK).toBe(WALK);
        }
        const goals = [...items.values()].flat().filter(thing => thing.fact('quest') !== 0);
        expect(goals.length).toBe(key === plan.deepest ? 1 : 0);
      }),
      { numRuns: 200, seed: 26 },
    );
  });

  it('is the same for equal luck', () => {
    const plan = planOf('same');
    for (const key of [3, 12, 20, 101, 201, 301, 401, 501]) {
      expect(levelOf(plan, key, 'twice').map.save()).toEqual(
        levelOf(plan, key, 'twice').map.save(),
      );
    }
  });

  it.each([
    [101, ['cave-floor', 'cave-wall']],
    [201, ['sewage', 'bridge']],
    [301, ['floor', 'wall']],
    [401, ['water', 'bridge']],
    [501, ['floor', 'wall']],
    [8, ['tree']],
    [14, ['ice']],
    [22, ['lava']],
  ])('has the ground of its part: %i', (key, terrains) => {
    const plan = planOf('ground');
    const found = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const { map } = levelOf(plan, key, `ground ${seed}`);
      for (const square of map.terrain.keys()) {
        found.add(map.terrainAt(square));
      }
    }
    expect([...found]).toEqual(expect.arrayContaining(terrains));
  });
});
