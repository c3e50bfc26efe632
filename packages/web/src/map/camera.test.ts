import { describe, expect, it } from 'vitest';
import { aimCamera, isShown, squareUnder } from './camera.ts';

const level = { width: 80, height: 22 };

describe('the camera', () => {
  it('shows whole squares, around the hero', () => {
    const camera = aimCamera({ width: 1060, height: 500 }, 32, level, { x: 40, y: 11 });
    expect(camera).toMatchObject({ columns: 33, rows: 15, left: 24, top: 4 });
  });

  it('keeps the hero in the middle at the edges of the level, too', () => {
    const pixels = { width: 320, height: 320 };
    expect(aimCamera(pixels, 32, level, { x: 0, y: 0 })).toMatchObject({ left: -5, top: -5 });
    expect(aimCamera(pixels, 32, level, { x: 79, y: 21 })).toMatchObject({ left: 74, top: 16 });
  });

  it('puts a small level in the middle', () => {
    const camera = aimCamera(
      { width: 320, height: 320 },
      32,
      { width: 4, height: 6 },
      { x: 1, y: 1 },
    );
    expect(camera).toMatchObject({ left: -3, top: -2 });
  });

  it('brings a target in as far as the hero stays in', () => {
    const pixels = { width: 320, height: 320 };
    const hero = { x: 40, y: 11 };
    for (const target of [
      { x: 47, y: 11 },
      { x: 33, y: 5 },
    ]) {
      const camera = aimCamera(pixels, 32, level, hero, target);
      expect(isShown(camera, hero)).toBe(true);
      expect(isShown(camera, target)).toBe(true);
    }
    expect(isShown(aimCamera(pixels, 32, level, hero, { x: 70, y: 11 }), hero)).toBe(true);
  });

  it('finds the square under a point', () => {
    const camera = { left: 10, top: 5, columns: 4, rows: 4, size: 32 };
    expect(squareUnder(camera, 33, 0)).toEqual({ x: 11, y: 5 });
    expect(squareUnder(camera, 127.9, 127.9)).toEqual({ x: 13, y: 8 });
  });
});
