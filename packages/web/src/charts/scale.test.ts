import { describe, expect, it } from 'vitest';
import { plotAsCsv, scaleOf, ticks } from './scale.ts';

describe('the scale of a chart', () => {
  it('holds all values and marks', () => {
    const scale = scaleOf(
      [
        [0, 0.4],
        [6, 0.6],
      ],
      [14, 3.6],
    );
    expect(scale).toMatchObject({
      first: 0,
      last: 14,
      beyond: undefined,
      top: expect.closeTo(0.6),
    });
    expect(scale.bars).toEqual([
      { from: 0, to: 0, probability: 0.4 },
      { from: 6, to: 6, probability: 0.6 },
    ]);
    expect(scale.yTicks).toEqual([0, 0.2, 0.4, expect.closeTo(0.6)]);
  });

  it('labels no value that has neither a bar nor a mark', () => {
    const few = [
      [1, 0.7],
      [2, 0.298],
      [3, 0.002],
    ] as const;
    expect(scaleOf(few, [])).toMatchObject({ last: 9, shown: 2, beyond: 3, xTicks: [1, 2] });
    expect(scaleOf(few, [4])).toMatchObject({ shown: 4, beyond: undefined, xTicks: [1, 2, 3, 4] });
  });

  it('gives a certain outcome a bar among others, not the whole width', () => {
    expect(scaleOf([[0, 1]], [])).toMatchObject({ first: 0, last: 8, top: 1 });
  });

  it('ends before a tail that is rarer than it is worth, and says so', () => {
    const scale = scaleOf(
      [
        [1, 0.9],
        [12, 0.099],
        [44, 0.001],
      ],
      [],
    );
    expect(scale).toMatchObject({ last: 12, beyond: 44 });
  });

  it('shares bars among many values, none lost', () => {
    const plot = Array.from({ length: 200 }, (_, value) => [value, 1 / 200] as const);
    const { bars } = scaleOf(plot, []);
    expect(bars.length).toBeLessThanOrEqual(60);
    expect(bars.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 2);
  });

  it('writes round figures', () => {
    expect(ticks(0, 0.45, 3)).toEqual([0, 0.2, 0.4, expect.closeTo(0.6)]);
    expect(ticks(0, 0, 3)).toEqual([0]);
  });
});

describe('a table', () => {
  it('is lines of value and probability', () => {
    expect(plotAsCsv([[3, 0.25]], 'damage')).toBe('damage,probability\n3,0.25\n');
  });

  it('quotes a heading with a comma', () => {
    expect(plotAsCsv([[3, 1]], 'damage, hit points')).toBe(
      '"damage, hit points",probability\n3,1\n',
    );
  });
});
