import { describe, expect, it } from 'vitest';
import { Camera } from './camera.ts';

const SHOWN = { x: 48, y: 20 };
const ALL = { x: 100, y: 20 };

/** The first column shown after each of some steps of the hero. */
function columns(steps: readonly number[], cursors: Readonly<Record<number, number>> = {}) {
  const camera = new Camera();
  return steps.map((x, place) => {
    const hero = { x, y: 10 };
    return camera.corner(SHOWN, ALL, hero, { x: cursors[place] ?? x, y: 10 }).x;
  });
}

describe('the window of the map', () => {
  it('holds still while the hero walks in its middle', () => {
    expect(columns([50, 51, 52, 49, 38, 61])).toEqual([26, 26, 26, 26, 26, 26]);
  });

  it('has the hero in its middle again when he comes to its edge', () => {
    expect(columns([50, 61, 62, 63, 50])).toEqual([26, 26, 38, 38, 38]);
    expect(columns([50, 37, 36])).toEqual([26, 13, 13]);
  });

  it('never shows more than the map', () => {
    expect(columns([3, 4, 20, 99, 90])).toEqual([0, 0, 0, 52, 52]);
  });

  it('follows a cursor, and is where it was when the cursor is gone', () => {
    expect(columns([50, 50, 50], { 1: 80 })).toEqual([26, 34, 26]);
  });
});
