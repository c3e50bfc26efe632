import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LevelMap } from './level-map.ts';
import { drawLevel } from './level-text.ts';
import { Sight } from './sight.ts';
import { SEE } from './terrain.ts';

const SIDE = 15;

/** Small maps of floor with walls anywhere. */
const maps = fc
  .array(fc.boolean(), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
  .map(walls => {
    const map = new LevelMap(SIDE, SIDE);
    walls.forEach((wall, place) => {
      const square = map.square(place % SIDE, Math.floor(place / SIDE));
      map.setTerrain(square, wall && place % 3 !== 0 ? 'wall' : 'floor');
    });
    return map;
  });

function openSquares(map: LevelMap): number[] {
  return Array.from({ length: map.size }, (_, square) => square).filter(
    square => (map.bits[square]! & SEE) !== 0,
  );
}

describe('sight', () => {
  it('is symmetric: whoever is seen sees back', () => {
    fc.assert(
      fc.property(maps, map => {
        const open = openSquares(map);
        const views = open.map(from => {
          const sight = new Sight(map);
          sight.look(from, SIDE);
          return open.map(square => sight.sees(square));
        });
        open.forEach((_, from) => {
          open.forEach((__, to) => {
            expect(views[from]![to]).toBe(views[to]![from]);
          });
        });
      }),
      { numRuns: 15 },
    );
  });

  it('sees the whole of a room and its walls, and nothing behind them', () => {
    const { map, marks } = drawLevel([
      '##########',
      '#....#...#',
      '#.@..#...#',
      '#....+...#',
      '##########',
    ]);
    const sight = new Sight(map);
    sight.look(marks.get('@')![0]!, 20);
    const seen = Array.from({ length: map.height }, (_, y) =>
      Array.from({ length: map.width }, (__, x) => (sight.sees(map.square(x, y)) ? '1' : '0')).join(
        '',
      ),
    );
    expect(seen).toEqual(['1111110000', '1111110000', '1111110000', '1111110000', '1111110000']);
  });

  it('ends at its radius, and forgets the last look', () => {
    const map = new LevelMap(30, 3);
    for (let x = 0; x < 30; x++) {
      map.setTerrain(map.square(x, 1), 'floor');
    }
    const sight = new Sight(map);
    sight.look(map.square(0, 1), 5);
    expect(sight.sees(map.square(5, 1))).toBe(true);
    expect(sight.sees(map.square(6, 1))).toBe(false);
    sight.look(map.square(20, 1), 2);
    expect(sight.sees(map.square(5, 1))).toBe(false);
    expect(sight.sees(map.square(22, 1))).toBe(true);
  });
});
