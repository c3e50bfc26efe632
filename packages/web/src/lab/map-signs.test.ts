import type { LabMap } from '@roguewright/engine/face';
import { describe, expect, it } from 'vitest';
import { harmUntil, shownSquares, withSign } from './map-signs.ts';

const ROWS = ['.@.', '#.a'];

describe('the signs of a map', () => {
  it('are put on a square', () => {
    expect(withSign(ROWS, { x: 0, y: 0 }, '#')).toEqual(['#@.', '#.a']);
    expect(withSign(ROWS, { x: 2, y: 1 }, '.')).toEqual(['.@.', '#..']);
  });

  it('have one caster, who moves and is never covered', () => {
    expect(withSign(ROWS, { x: 1, y: 1 }, '@')).toEqual(['...', '#@a']);
    expect(withSign(ROWS, { x: 1, y: 0 }, '#')).toEqual(ROWS);
    expect(withSign(ROWS, { x: 0, y: 1 }, '@')).toEqual(['...', '@.a']);
  });
});

describe('a tick', () => {
  const map: LabMap = {
    ...{ width: 3, height: 2, rows: ROWS, creatures: [], ticks: 2 },
    squares: [
      { x: 2, y: 0, touched: 1, tick: 1, harm: 5 },
      { x: 2, y: 1, touched: 0.5, tick: 2, harm: 2 },
    ],
  };

  it('shows the squares that the spell has reached', () => {
    const shown = shownSquares(map, 1);
    expect(shown[0]![2]).toEqual({ sign: '.', harm: 5, isNew: true });
    expect(shown[1]![2]).toEqual({ sign: 'a', harm: undefined, isNew: false });
    expect(shownSquares(map, 2)[1]![2]).toEqual({ sign: 'a', harm: 2, isNew: true });
  });

  it('adds up the harm so far', () => {
    const byTick = [
      [1, 3],
      [4, 2],
    ] as const;
    expect([0, 1, 4].map(tick => harmUntil(byTick, tick))).toEqual([0, 3, 5]);
  });
});
