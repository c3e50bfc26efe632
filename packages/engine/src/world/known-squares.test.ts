import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownSquares } from './known-squares.ts';
import { LevelMap } from './level-map.ts';
import { drawLevel } from './level-text.ts';
import { Light } from './light.ts';
import { SEE, terrainNumber } from './terrain.ts';
import { Vision } from './vision.ts';

const UNKNOWN = 255;

/**
 * What a hero at `@` knows of one drawing when he remembers the squares of another.
 * @param remembered `.` floor, `#` wall, blank nothing; `*` floor that he sees by light
 */
function known(rows: readonly string[], remembered: readonly string[]) {
  const { map, marks } = drawLevel(rows, true);
  const memory = new Uint8Array(map.size).fill(UNKNOWN);
  const far = new Set<number>();
  remembered.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== ' ') {
        memory[map.square(x, y)] = terrainNumber(letter === '#' ? 'wall' : 'floor');
      }
      if (letter === '*') {
        far.add(map.square(x, y));
      }
    });
  });
  const eye = marks.get('@')![0]!;
  const squares = new KnownSquares(map, memory, { eye, seesFar: square => far.has(square) });
  return {
    through: squares.seenThrough.map(square => [map.x(square), map.y(square)]),
    of: (x: number, y: number) => squares.of(map.square(x, y)),
  };
}

/** A random cave of which some squares are lit, seen from its middle. */
function seenCave(walls: readonly boolean[], lights: readonly boolean[]) {
  const side = 11;
  const map = new LevelMap(side, side);
  const eye = map.square(5, 5);
  for (let index = 0; index < side * side; index++) {
    const square = map.square(index % side, Math.floor(index / side));
    map.setTerrain(square, walls[index] === true && square !== eye ? 'wall' : 'floor');
    map.setLit(square, lights[index] === true);
  }
  const sight = new Vision(map, new Light(map));
  sight.look(eye, side);
  const memory = map.terrain.map((number, square) => (sight.sees(square) ? number : UNKNOWN));
  const seesFar = (square: number) => sight.lit(square);
  return { map, eye, known: new KnownSquares(map, memory, { eye, seesFar }) };
}

describe('what a creature knows of the ground', () => {
  it('is open, closed, looked through or nothing', () => {
    const { of, through } = known(['########', '#@.....#'], ['# #     ', '#.  *   ']);
    expect(through).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect([of(1, 1), of(0, 1), of(2, 1), of(5, 1)]).toEqual([
      'open',
      'closed',
      'see-through',
      'unknown',
    ]);
  });

  it('follows the line that is not known to be closed', () => {
    // From 0, 0 to 4, 1 both lines part half way: one of them crosses 2, 0 and the other 2, 1.
    const rows = ['@....', '.....'];
    expect(known(rows, ['.   ', '    *']).through).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(known(rows, ['. #  ', '    *']).through).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  it('is true: what is looked through in one of the eight directions is open', () => {
    const squares = fc.array(fc.boolean(), { minLength: 121, maxLength: 121 });
    const rarely = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 121, maxLength: 121 });
    let found = 0;
    fc.assert(
      fc.property(rarely, squares, (rolls, lights) => {
        const walls = rolls.map(roll => roll === 0);
        const { map, eye, known: ground } = seenCave(walls, lights);
        for (const square of ground.seenThrough) {
          const [dx, dy] = [map.x(square) - map.x(eye), map.y(square) - map.y(eye)];
          const beyond = [1, 2, 3, 4].map(step => {
            const [x, y] = [map.x(square), map.y(square)];
            return map.square(x + step * Math.sign(dx), y + step * Math.sign(dy));
          });
          const isStraight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
          const ends = beyond.find(next => ground.of(next) !== 'see-through');
          if (isStraight && ends !== undefined && ground.of(ends) === 'open') {
            expect((map.bits[square] ?? 0) & SEE).toBe(SEE);
            found++;
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it('takes nothing from walls that are seen, nor from what is only remembered', () => {
    expect(known(['@....'], ['.   .']).through).toEqual([]);
    expect(known(['@...#'], ['.   #']).through).toEqual([]);
  });
});
