import { describe, expect, it } from 'vitest';
import { LevelMap } from './level-map.ts';
import { squaresWithin } from './within.ts';

describe('squares within a radius', () => {
  const map = new LevelMap(9, 9);
  const draw = (squares: readonly number[]) =>
    Array.from({ length: 9 }, (_, y) =>
      Array.from({ length: 9 }, (__, x) => (squares.includes(map.square(x, y)) ? '1' : '0')).join(
        '',
      ),
    );

  it('make a square, or a disc as the crow flies', () => {
    expect(squaresWithin(map, map.square(4, 4), 1)).toHaveLength(9);
    expect(draw(squaresWithin(map, map.square(4, 4), 4, 'disc'))).toEqual([
      '001111100',
      '011111110',
      '111111111',
      '111111111',
      '111111111',
      '111111111',
      '111111111',
      '011111110',
      '001111100',
    ]);
  });

  it('end with the map, and come row by row', () => {
    const squares = squaresWithin(map, map.square(0, 0), 2);
    expect(squares).toHaveLength(9);
    expect(squares).toEqual(squares.toSorted((one, other) => one - other));
    expect(squaresWithin(map, map.square(3, 3), 0)).toEqual([map.square(3, 3)]);
  });
});
