import { describe, expect, it } from 'vitest';
import { KnownSquares } from './known-squares.ts';
import { drawLevel } from './level-text.ts';
import { terrainNumber } from './terrain.ts';

const UNKNOWN = 255;

/**
 * What somebody at `@` knows of a drawing of which he remembers the squares of another one.
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

describe('what somebody knows of the ground', () => {
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

  it('takes nothing from walls that are seen, nor from what is only remembered', () => {
    expect(known(['@....'], ['.   .']).through).toEqual([]);
    expect(known(['@...#'], ['.   #']).through).toEqual([]);
  });
});
