import { describe, expect, it } from 'vitest';
import { curveScale } from './curve-scale.ts';
import { cellAfter, shadeOf } from './heat.ts';

describe('the shade of a cell', () => {
  it.each([
    [0, 'more', 1],
    [0.5, 'more', 3],
    [1, 'more', 5],
    [1, 'less', 1],
    [0, 'less', 5],
    [Number.POSITIVE_INFINITY, 'less', 1],
  ] as const)('of %d, where %s is better, is %d', (number, better, shade) => {
    expect(shadeOf(number, 0, 1, better)).toBe(shade);
  });
});

describe('the keys of a heat table', () => {
  it.each([
    ['ArrowUp', { row: 0, column: 1 }],
    ['ArrowDown', { row: 2, column: 1 }],
    ['ArrowLeft', { row: 1, column: 0 }],
    ['ArrowRight', { row: 1, column: 2 }],
    ['Home', { row: 1, column: 0 }],
    ['End', { row: 1, column: 3 }],
    ['PageUp', { row: 0, column: 1 }],
    ['PageDown', { row: 2, column: 1 }],
    ['a', undefined],
  ])('%s leads from the middle to %j', (key, cell) => {
    expect(cellAfter({ row: 1, column: 1 }, key, 3, 4)).toEqual(cell);
  });

  it('stay within the table', () => {
    expect(cellAfter({ row: 0, column: 0 }, 'ArrowUp', 3, 4)).toEqual({ row: 0, column: 0 });
    expect(cellAfter({ row: 2, column: 3 }, 'ArrowRight', 3, 4)).toEqual({ row: 2, column: 3 });
  });
});

describe('a curve', () => {
  it('leaves infinite numbers out, and has room for a bound', () => {
    const series = [
      { value: '1', number: Number.POSITIVE_INFINITY },
      { value: '2', number: 4 },
      { value: '3', number: 2 },
    ];
    const { points, yOf, yTicks } = curveScale(series, 9);
    expect(points.map(({ value, x }) => [value, x])).toEqual([
      ['2', 0.5],
      ['3', 1],
    ]);
    expect(yTicks.at(-1)).toBeGreaterThanOrEqual(9);
    expect(yOf(yTicks.at(-1)!)).toBe(1);
  });
});
