import { drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { litAround } from './dusk.ts';

const ROWS = ['#######', '#.....#', '#..@..#', '#######', '       '];

describe('how lit a square is with its neighbours', () => {
  const view = drawView(ROWS, {});

  it('is all where light ends at walls', () => {
    expect(litAround(view, 3, 1)).toBe(1);
    expect(litAround(view, 0, 0)).toBe(1);
  });

  it('is a share where a light ends on open ground', () => {
    const lit = ['0000000', '0111000', '0111000', '0000000', '0000000'];
    const torch = { ...view, map: { ...view.map, lit } };
    expect(litAround(torch, 2, 1)).toBeCloseTo(6 / 9);
    expect(litAround(torch, 4, 1)).toBeCloseTo(2 / 9);
    expect(litAround(torch, 6, 1)).toBe(0);
  });

  it('says nothing where nothing is known', () => {
    expect(litAround(drawView(['     ', '     ', '     ', '    @'], {}), 1, 1)).toBeUndefined();
  });
});
