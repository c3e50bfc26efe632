import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { digLevel } from './generate/level.ts';
import { LevelMap, type LevelMapState } from './level-map.ts';
import { readRuns, writeRuns } from './runs.ts';
import { FLY, SEE, WALK } from './terrain.ts';

const { digging } = createRulesets().resolve('house').slots.world;

describe('obstacles', () => {
  it('are known on their squares and next to them, until the last is gone', () => {
    const map = new LevelMap(9, 7);
    const squares = Array.from({ length: 9 * 7 }, (_, at) =>
      map.square(at % 9, Math.floor(at / 9)),
    );
    const around = () => squares.filter(square => map.obstructedAround(square));
    expect(around()).toEqual([]);
    const isNear = (square: number, x: number, y: number) =>
      Math.abs(map.x(square) - x) <= 1 && Math.abs(map.y(square) - y) <= 1;
    map.setObstacle(map.square(4, 3), WALK);
    map.setObstacle(map.square(4, 3), WALK | FLY);
    map.setObstacle(map.square(0, 0), SEE);
    map.setObstacle(map.square(5, 3), WALK);
    const near = (...places: readonly (readonly [x: number, y: number])[]) =>
      squares.filter(square => places.some(([x, y]) => isNear(square, x, y)));
    expect(around()).toEqual(near([4, 3], [0, 0], [5, 3]));
    map.setObstacle(map.square(4, 3), 0);
    expect(around()).toEqual(near([0, 0], [5, 3]));
    map.setObstacle(map.square(0, 0), 0);
    map.setObstacle(map.square(5, 3), 0);
    expect(around()).toEqual([]);
  });
});

describe('a square', () => {
  it('is on the map inside its border, whatever its terrain', () => {
    const terrain = fc.constantFrom('rock', 'floor', 'wall', 'water', 'closed-door', undefined);
    fc.assert(
      fc.property(fc.array(terrain, { minLength: 12, maxLength: 12 }), terrains => {
        const map = new LevelMap(4, 3);
        terrains.forEach((name, at) => {
          const square = map.square(at % 4, Math.floor(at / 4));
          if (name !== undefined) {
            map.setTerrain(square, name);
          } else {
            map.setObstacle(square, FLY | WALK);
          }
        });
        const inside = terrains.map((_, at) => map.square(at % 4, Math.floor(at / 4)));
        for (let square = -8; square < map.size + 8; square++) {
          expect(map.has(square)).toBe(inside.includes(square));
        }
      }),
    );
  });
});

describe('runs', () => {
  it('are the lengths and letters of equal numbers, and read back as they were', () => {
    expect(writeRuns([0, 0, 0, 1, 2, 2])).toBe('3ab2c');
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 60 }), numbers => {
        expect([...readRuns('row', writeRuns(numbers), numbers.length, 4)]).toEqual(numbers);
      }),
    );
  });

  it('are refused in any form other than the written one', () => {
    const broken = ['', '2a', '4a', 'aaa', '1a2b', '03a', '3A', '3f', '2a1b', '3a ', '-3a', 'a2a'];
    for (const text of [...broken, 3, undefined, ['3a']]) {
      expect(() => readRuns('row', text, 3, 4), String(text)).toThrow(UsageError);
    }
    expect(() => readRuns('row', '999999999a', 3, 4)).toThrow(/row: expected 3 numbers/);
    expect([...readRuns('row', '3a', 3, 4)]).toEqual([0, 0, 0]);
  });
});

describe('a saved level', () => {
  it('comes back square by square, terrain, bits and light', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const { map } = digLevel(new PlayedChance(new Generator(seed)), digging, {
          depth: 5,
          up: true,
          down: true,
        });
        const state: unknown = JSON.parse(JSON.stringify(map.save()));
        const back = LevelMap.restore(state as LevelMapState);
        expect(back.terrain).toEqual(map.terrain);
        expect(back.bits).toEqual(map.bits);
        expect(back.lit).toEqual(map.lit);
        expect(JSON.stringify(state).length).toBeLessThan(2500);
      }),
      { numRuns: 30 },
    );
  });

  it('has no light and no terrain on its border', () => {
    const map = new LevelMap(3, 2);
    map.setTerrain(map.square(2, 1), 'floor');
    map.setLit(map.square(2, 1), true);
    expect(map.save()).toEqual({ width: 3, height: 2, terrain: '5ac', lit: '5ab' });
  });

  it('is refused with the field that is wrong', () => {
    const good = { width: 3, height: 2, terrain: '5ac', lit: '5ab' };
    const bad: readonly (readonly [object, RegExp])[] = [
      [{ ...good, width: 0 }, /width: expected an integer from 1 to 500, got 0/],
      [{ ...good, height: 2.5 }, /height/],
      [{ ...good, width: '3' }, /width/],
      [{ ...good, width: 4 }, /terrain: expected 8 numbers, got 6/],
      [{ ...good, terrain: '5az' }, /terrain: expected a run such as 12a, letters a-w/],
      [{ ...good, terrain: [0, 0, 0, 0, 0, 2] }, /terrain/],
      [{ ...good, lit: '5ac' }, /lit: expected a run such as 12a, letters a-b/],
      [{ width: 3, height: 2, terrain: '6a' }, /lit: expected runs/],
    ];
    for (const [state, message] of bad) {
      expect(() => LevelMap.restore(state as LevelMapState)).toThrow(message);
      expect(() => LevelMap.restore(state as LevelMapState)).toThrow(UsageError);
    }
  });
});
