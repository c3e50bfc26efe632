import { describe, expect, it } from 'vitest';
import { dangerColumns, dangerPlot } from './danger-plot.ts';

const points = (...dangers: readonly number[]) =>
  dangers.map((death, place) => ({
    sequence: place + 1,
    turn: 300 + place,
    hitPoints: 9,
    death,
  }));

describe('the danger of a game as a plot of characters', () => {
  it('has a column for each turn and a row for each fifth', () => {
    expect(dangerPlot(points(0, 0.005, 0.02, 0.3, 0.62, 0.95, 1, 0.1))).toEqual([
      '100 %|     ##',
      ' 80 %|     ##',
      ' 60 %|    ###',
      ' 40 %|   ####',
      ' 20 %|  ######',
      '     +--------',
      '      300  307',
    ]);
  });

  it('shows the highest danger of the turns that share a column, and turns without a command as safe', () => {
    const turns = points(...Array.from({ length: 600 }, (_, turn) => (turn === 305 ? 0.4 : 0)));
    const columns = dangerColumns(turns);
    expect(columns).toHaveLength(60);
    expect(columns.flatMap((death, place) => (death > 0 ? [[place, death]] : []))).toEqual([
      [30, 0.4],
    ]);
    const [first, second] = [points(0.5)[0]!, { ...points(0.5)[0]!, turn: 303 }];
    expect(dangerColumns([first, second])).toEqual([0.5, 0, 0, 0.5]);
  });

  it('is left out where nothing was dangerous, and of a single turn', () => {
    expect(dangerPlot(points(0, 0.009, 0))).toEqual([]);
    expect(dangerPlot(points(0.9))).toEqual([]);
    expect(dangerPlot([])).toEqual([]);
  });
});
