// The fixtures of the game's own levels: where they are, that they leave every level winnable, that games with
// them go on the same from a save, and that every kind can be found, disarmed, sprung, pulled and read.

import { Streams } from '@roguewright/engine/chance';
import {
  hashGame,
  makeLevel,
  newGame,
  performCommand,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { isFixture, TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { DistanceMap, isDoor, MAGIC, MIRROR, Sight, WALK } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { isLong } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

function levelAt(depth: number, seed: number) {
  let id = 0;
  const chance = new Streams(`fixtures ${seed}`).stream(`level-${depth}`);
  return makeLevel(chance, house, content, { depth, heroLevel: 2 * depth }, () => ++id);
}

const DEPTHS = [2, 3, 4, 5];
const SEEDS = Array.from({ length: isLong ? 40 : 20 }, (_, seed) => seed);

describe('levels', () => {
  it('have no fixtures on the first', () => {
    expect(SEEDS.flatMap(seed => [...levelAt(1, seed).fixtures.all])).toEqual([]);
  });

  it.each(DEPTHS)('at depth %i have them, away from stairs, doors and the first sight', depth => {
    let traps = 0;
    for (const seed of SEEDS) {
      const { map, fixtures } = levelAt(depth, seed);
      const sight = new Sight(map);
      for (let square = 0; square < map.size; square++) {
        if (!map.terrainAt(square).startsWith('stairs')) {
          continue;
        }
        sight.look(square, 40);
        for (const fixture of fixtures.all) {
          const isInWall = (map.bits[fixture.square]! & WALK) === 0;
          expect(map.terrainAt(fixture.square)).not.toMatch(/^stairs/);
          expect(isDoor(map.terrainAt(fixture.square))).toBe(false);
          expect(isInWall || !sight.sees(fixture.square)).toBe(true);
        }
      }
      traps += fixtures.all.filter(({ hidden }) => hidden).length;
    }
    expect(traps).toBeGreaterThan(SEEDS.length);
  });

  it.each(DEPTHS)(
    'at depth %i stay passable from stairs to stairs, whatever stands there',
    depth => {
      for (const seed of SEEDS) {
        const { map, fixtures } = levelAt(depth, seed);
        const squares = [...map.terrain.keys()];
        const stairs = squares.filter(square => map.terrainAt(square).startsWith('stairs'));
        // Doors open; the fixtures stay.
        const bits = Uint8Array.from(map.bits, (bit, square) =>
          map.terrainAt(square).includes('door') || map.terrainAt(square) === 'secret-corridor'
            ? bit | WALK
            : bit,
        );
        const reach = new DistanceMap(map);
        reach.measure(stairs[0]!, WALK, Number.POSITIVE_INFINITY, bits);
        const reached = new Set(
          Array.from({ length: reach.reached }, (_, at) => reach.squareInOrder(at)),
        );
        expect(stairs.every(square => reached.has(square))).toBe(true);
        // Quiet ground and mirrors stop spells and let creatures pass.
        const blocking = fixtures.all.filter(
          ({ square }) => (map.obstacle[square]! & ~(MAGIC | MIRROR)) !== 0,
        );
        expect(blocking.every(({ square }) => map.terrainAt(square).includes('wall'))).toBe(true);
      }
    },
  );

  it('come to have every kind that the content has', () => {
    const kinds = content.archetypes.filter(
      archetype => isFixture(archetype) && (archetype.numbers.frequency ?? 0) > 0,
    );
    const met = new Set<string>();
    for (const depth of [...DEPTHS, 8, 12]) {
      for (let seed = 0; seed < 150; seed++) {
        for (const { archetype } of levelAt(depth, seed).fixtures.all) {
          met.add(archetype.id);
        }
      }
    }
    expect(kinds.map(({ id }) => id).filter(id => !met.has(id))).toEqual([]);
  });

  it('join plates and levers to firewalls', () => {
    const isTrigger = (type: number) =>
      [TYPE.button, TYPE.triggerButton, TYPE.handle, TYPE.trigger].includes(type as never);
    const batteries = DEPTHS.flatMap(depth => SEEDS.map(seed => levelAt(depth, seed))).filter(
      ({ fixtures }) => fixtures.all.some(({ archetype }) => isTrigger(archetype.type)),
    );
    expect(batteries.length).toBeGreaterThan(isLong ? 20 : 10);
    for (const { fixtures } of batteries) {
      const groups = fixtures.all.filter(({ group }) => group > 0);
      expect(groups.some(({ archetype }) => archetype.type === TYPE.firewall)).toBe(true);
    }
  });
});

describe('a game on a level with fixtures', () => {
  it.each([1, 2, 3])('goes on the same from a save after every command (seed %i)', seed => {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: `fixtures ${seed}` };
    const state = newGame(content, house, start);
    for (const depth of [2, 3]) {
      standOnStairs(state);
      performCommand(state, { kind: 'descend' });
      expect(state.depth).toBe(depth);
    }
    const chance = new Streams('commands').stream(`${seed}`);
    for (let turn = 0; turn < 40 && state.ending === undefined; turn++) {
      state.hero.hitPoints = state.hero.maxHitPoints;
      const direction = (1 + chance.below(8)) as 1;
      const command =
        chance.below(3) === 0
          ? ({ kind: 'explore' } as const)
          : ({ kind: 'move', direction } as const);
      const saved = JSON.parse(JSON.stringify(saveGame(state)));
      const twin = restoreGame(content, house, saved);
      expect(hashGame(twin)).toBe(hashGame(state));
      performCommand(state, command);
      performCommand(twin, command);
      expect(hashGame(twin)).toBe(hashGame(state));
    }
  });
});

function standOnStairs(state: ReturnType<typeof newGame>): void {
  const { level, hero } = state;
  const { map } = level;
  const stairs = [...map.terrain.keys()].find(square => map.terrainAt(square) === 'stairs-down')!;
  map.occupant[hero.square] = 0;
  hero.square = stairs;
  map.occupant[stairs] = hero.id;
}
