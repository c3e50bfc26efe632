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
    walls.forEach((wall, index) => {
      const square = map.square(index % SIDE, Math.floor(index / SIDE));
      map.setTerrain(square, wall && index % 3 !== 0 ? 'wall' : 'floor');
    });
    return map;
  });

function openSquares(map: LevelMap): number[] {
  return Array.from({ length: map.size }, (_, square) => square).filter(
    square => (map.bits[square]! & SEE) !== 0,
  );
}

/** Whether a slope runs, in a row `depth` squares ahead, through the middle line of an open square. */
function passes(map: LevelMap, at: (depth: number, column: number) => number, slope: number) {
  return (depth: number) => (map.bits[at(depth, Math.round(slope * depth))]! & SEE) !== 0;
}

/**
 * The definition, without any sweep: a square at `depth`, `column` of a quarter is lit by some slope
 * that runs through open squares in all rows before it. Slopes are tried between all edges; an open
 * square must be hit in its middle, just left or just right of which the slope may run.
 */
function seenByDefinition(map: LevelMap, from: number, to: number): boolean {
  const [dx, dy] = [map.x(to) - map.x(from), map.y(to) - map.y(from)];
  const upright = Math.abs(dy) >= Math.abs(dx);
  const quarters = upright ? [true] : [false];
  if (Math.abs(dx) === Math.abs(dy)) {
    quarters.push(false);
  }
  return quarters.some(vertical => {
    const depth = Math.abs(vertical ? dy : dx);
    const column = vertical ? dx : dy;
    const sign = Math.sign(vertical ? dy : dx);
    const at = (row: number, aside: number) =>
      vertical
        ? map.square(map.x(from) + aside, map.y(from) + sign * row)
        : map.square(map.x(from) + sign * row, map.y(from) + aside);
    const rows = Array.from({ length: Math.max(0, depth - 1) }, (_, row) => row + 1);
    const runs = (slope: number) => rows.every(passes(map, at, slope));
    if ((map.bits[to]! & SEE) !== 0) {
      const middle = column / Math.max(1, depth);
      return runs(Math.max(-1, middle - 1e-7)) || runs(Math.min(1, middle + 1e-7));
    }
    const edges = new Set([-1, 1]);
    for (const row of [...rows, depth]) {
      for (let edge = -row; edge <= row + 1; edge++) {
        edges.add((edge - 0.5) / row);
      }
    }
    const inOrder = [...edges].filter(edge => Math.abs(edge) <= 1).sort((a, b) => a - b);
    return inOrder.slice(1).some((edge, index) => {
      const slope = (edge + inOrder[index]!) / 2;
      return edge - inOrder[index]! > 1e-9 && Math.round(slope * depth) === column && runs(slope);
    });
  });
}

describe('sight', () => {
  it('is what its definition says, square by square, for open squares and for walls', () => {
    fc.assert(
      fc.property(maps, fc.nat(SIDE * SIDE - 1), (map, place) => {
        const from = map.square(place % SIDE, Math.floor(place / SIDE));
        const sight = new Sight(map);
        sight.look(from, SIDE);
        const squares = Array.from({ length: map.size }, (_, square) => square);
        const wrong = squares.filter(
          square => sight.sees(square) !== (square === from || seenByDefinition(map, from, square)),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('reaches as far as its shape, and no corner changes what is seen inside', () => {
    fc.assert(
      fc.property(
        maps,
        fc.nat(SIDE * SIDE - 1),
        fc.integer({ min: 0, max: 9 }),
        (map, place, r) => {
          const from = map.square(place % SIDE, Math.floor(place / SIDE));
          const [far, square, disc] = [new Sight(map), new Sight(map), new Sight(map)];
          far.look(from, SIDE);
          square.look(from, r, 'square');
          disc.look(from, r, 'disc');
          for (let to = 0; to < map.size; to++) {
            const [dx, dy] = [map.x(to) - map.x(from), map.y(to) - map.y(from)];
            const near = Math.max(Math.abs(dx), Math.abs(dy)) <= r;
            const round = Math.floor(Math.hypot(dx, dy)) <= r;
            expect(square.sees(to)).toBe(far.sees(to) && near);
            expect(disc.sees(to)).toBe(far.sees(to) && round);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is symmetric: a seen creature sees back', () => {
    fc.assert(
      fc.property(maps, map => {
        const open = openSquares(map);
        const views = open.map(from => {
          const sight = new Sight(map);
          sight.look(from, SIDE);
          return open.map(square => sight.sees(square));
        });
        const oneSided = open.filter((_, from) =>
          open.some((__, to) => views[from]![to] !== views[to]![from]),
        );
        expect(oneSided).toEqual([]);
      }),
      { numRuns: 40 },
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
