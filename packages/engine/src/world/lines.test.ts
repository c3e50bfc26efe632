import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, LevelMap } from './level-map.ts';
import { drawLevel } from './level-text.ts';
import { clearLean, type Lean, projectable, traceLine } from './lines.ts';
import { Sight } from './sight.ts';
import { SEE } from './terrain.ts';

const SIDE = 13;
const place = fc.nat(SIDE * SIDE - 1);
const maps = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
  .map(draws => {
    const map = new LevelMap(SIDE, SIDE);
    draws.forEach((draw, at) => {
      map.setTerrain(map.square(at % SIDE, Math.floor(at / SIDE)), draw === 0 ? 'wall' : 'floor');
    });
    return map;
  });

function line(map: LevelMap, from: number, to: number, lean: Lean, most = 99): number[] {
  const squares = new Int32Array(most);
  return [...squares.subarray(0, traceLine(map, from, to, lean, squares))];
}

describe('lines', () => {
  it('lead step by step to the target, the same squares from both ends', () => {
    const map = new LevelMap(SIDE, SIDE);
    const square = (at: number) => map.square(at % SIDE, Math.floor(at / SIDE));
    fc.assert(
      fc.property(place, place, fc.constantFrom<Lean>('low', 'high'), (one, other, lean) => {
        const [from, to] = [square(one), square(other)];
        const far = distance(map, from, to);
        const there = line(map, from, to, lean, far);
        const back = line(map, to, from, lean, far);
        expect(there).toHaveLength(far);
        expect([from, ...there]).toEqual([to, ...back].reverse());
        [from, ...there].slice(1).forEach((next, step) => {
          expect(distance(map, next, [from, ...there][step]!)).toBe(1);
        });
      }),
    );
  });

  it('run on beyond the target to the edge of the map', () => {
    const map = new LevelMap(9, 5);
    const on = line(map, map.square(0, 0), map.square(2, 1), 'low');
    expect(on.map(square => [map.x(square), map.y(square)])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 3],
      [7, 3],
      [8, 4],
    ]);
    expect(line(map, map.square(3, 3), map.square(3, 3), 'low')).toEqual([]);
  });

  it('lean to the side that is clear', () => {
    const low = drawLevel(['@.#', '#.x']);
    const high = drawLevel(['@#.', '..x']);
    const both = drawLevel(['@.#', '..x']);
    const none = drawLevel(['@#.', '##x']);
    const of = ({ map, marks }: typeof low) =>
      clearLean(map, marks.get('@')![0]!, marks.get('x')![0]!, SEE);
    expect([low, high, both, none].map(of)).toEqual(['low', 'high', 'low', undefined]);
  });

  it('reach an open square exactly when it is seen', () => {
    fc.assert(
      fc.property(maps, place, (map, at) => {
        const from = map.square(at % SIDE, Math.floor(at / SIDE));
        const sight = new Sight(map);
        sight.look(from, SIDE);
        for (let to = 0; to < map.size; to++) {
          if ((map.bits[to]! & SEE) !== 0) {
            expect(projectable(map, from, to, SEE)).toBe(sight.sees(to));
            expect(projectable(map, to, from, SEE)).toBe(sight.sees(to));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
