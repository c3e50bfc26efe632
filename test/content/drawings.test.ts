// The drawings of levels and vaults that ship, and the levels of every branch with all that ships: they hang together,
// everything of their legends is on them, and a game that goes through them is saved anywhere.

import { Streams } from '@roguewright/engine/chance';
import {
  branchBelow,
  branchOf,
  type DungeonPlan,
  dangerOf,
  dealDungeon,
  keysOf,
  leadsDown,
  makeLevel,
} from '@roguewright/engine/game';
import { drawingPlan, isDrawing, isFixture } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { DistanceMap, isDoor, TERRAIN_BITS, WALK } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const { layout } = house.slots.world;
const levels = content.archetypes.filter(each => isDrawing(each, 'level'));
const vaults = content.archetypes.filter(each => isDrawing(each, 'vault'));

function planOf(seed: number): DungeonPlan {
  return dealDungeon(new Streams(`plan ${seed}`).stream('dungeon'), layout, content);
}

function levelOf(plan: DungeonPlan, key: number, seed: number) {
  const streams = new Streams(`level ${seed}`);
  let id = 1;
  const drawing = plan.drawn.get(key);
  const wish = {
    depth: dangerOf(plan, key),
    heroLevel: Math.min(30, dangerOf(plan, key)),
    place: {
      branch: branchOf(key),
      down: leadsDown(plan, key),
      aside: branchBelow(plan, key) !== undefined,
      drawing: drawing === undefined ? undefined : content.archetype(drawing),
      further: streams.stream(`ground-${key}`),
    },
  };
  return makeLevel(streams.stream(`level-${key}`), house, content, wish, () => ++id);
}

type Made = ReturnType<typeof levelOf>;

/** Whether every stair is reached from the stairs up without a key. */
function stairsApart({ map }: Made): number[] {
  const bits = Uint8Array.from(map.terrain, (number, square) =>
    isDoor(map.terrainAt(square)) && map.terrainAt(square) !== 'locked-door'
      ? WALK
      : TERRAIN_BITS[number]! & ~map.obstacle[square]!,
  );
  const squares = [...map.terrain.keys()];
  const way = new DistanceMap(map);
  const up = squares.find(square => map.terrainAt(square) === 'stairs-up')!;
  way.measure(up, WALK, Number.POSITIVE_INFINITY, bits);
  return squares.filter(
    square => map.terrainAt(square).includes('stairs') && way.steps(square) < 0,
  );
}

describe('the drawings', () => {
  it('are at least 8 levels and 12 vaults, in every branch and in the main dungeon', () => {
    expect(levels.length).toBeGreaterThanOrEqual(8);
    expect(vaults.length).toBeGreaterThanOrEqual(12);
    const homes = new Set(levels.flatMap(each => drawingPlan(each).branches));
    expect([...homes].sort()).toEqual(Object.keys(layout.branches).sort());
  });

  it('of levels are all part of some dungeon, and those that are always there of each', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { drawn } = planOf(seed);
      const ids = new Set(drawn.values());
      for (const level of levels) {
        if (drawingPlan(level).always) {
          expect([seed, level.id, ids.has(level.id)]).toEqual([seed, level.id, true]);
        }
      }
      for (const id of ids) {
        met.add(id);
      }
    }
    expect([...met].sort()).toEqual(levels.map(({ id }) => id).sort());
  });

  it.each(levels.map(({ id }) => id))('%s is a level with all of its legend', id => {
    const seed = Array.from({ length: 60 }, (_, number) => number).find(number =>
      [...planOf(number).drawn.values()].includes(id),
    )!;
    const plan = planOf(seed);
    const key = [...plan.drawn].find(([, drawn]) => drawn === id)![0];
    const level = levelOf(plan, key, seed);
    expect(stairsApart(level)).toEqual([]);
    expect(level.felt.map(drawn => drawn.id)).toEqual([id]);
    for (const meant of drawingPlan(content.archetype(id)).what.values()) {
      if (meant.kind === 'archetype') {
        const kind = content.archetype(meant.id);
        const found = isFixture(kind)
          ? level.fixtures.all.some(({ archetype }) => archetype === kind)
          : [...level.items.values()].flat().some(({ archetype }) => archetype === kind) ||
            level.creatures.all.some(({ archetype }) => archetype === kind);
        expect([meant.id, found]).toEqual([meant.id, true]);
      }
    }
  });

  it('of vaults all find a place, behind a door that is reached', () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const plan = planOf(seed);
      for (const key of keysOf(plan).filter(each => each % 3 === seed % 3)) {
        const level = levelOf(plan, key, seed);
        expect([seed, key, stairsApart(level)]).toEqual([seed, key, []]);
        for (const fixture of level.fixtures.all) {
          expect(level.map.has(fixture.square)).toBe(true);
          expect(leadsDown(plan, key) || fixture.archetype.id !== 'trap_door').toBe(true);
        }
        for (const square of level.items.keys()) {
          expect(level.map.bits[square]! & WALK).toBe(WALK);
        }
        found.add(level.vault);
      }
    }
    found.delete('');
    expect([...found].sort()).toEqual(vaults.map(({ id }) => id).sort());
  });
});
