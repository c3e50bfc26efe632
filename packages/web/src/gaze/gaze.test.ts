import { describe, expect, it } from 'vitest';
import { cornerFor, drawnCamera, Gaze, pointUnder } from './gaze.ts';

const room = {
  pixels: { width: 390, height: 600 },
  size: 32,
  level: { width: 80, height: 22 },
};

describe('a window that fingers draw', () => {
  it('keeps the point of the map that they hold, at any size of the squares', () => {
    const finger = { x: 200, y: 300 };
    const anchor = pointUnder({ x: 10, y: 2 }, finger, room);
    for (const size of [24, 32, 64]) {
      const corner = cornerFor(anchor, finger, { ...room, size });
      const under = pointUnder(corner, finger, { ...room, size });
      expect(under.x).toBeCloseTo(anchor.x);
      expect(under.y).toBeCloseTo(anchor.y);
    }
  });

  it('follows them by pixels, with one more square each way', () => {
    const { camera, shift } = drawnCamera({ corner: { x: 10.25, y: 3.5 }, isHeld: true }, room);
    expect(camera).toEqual({ left: 10, top: 3, columns: 13, rows: 19, size: 32 });
    expect(shift).toEqual({ x: 8, y: 0 });
  });

  it('shows whole squares once they are up', () => {
    const gaze = new Gaze();
    gaze.draw({ x: 10.25, y: 3.6 }, room);
    expect(gaze.drawn?.isHeld).toBe(true);
    gaze.release();
    expect(gaze.drawn).toEqual({ corner: { x: 10, y: 4 }, isHeld: false });
    const { camera, shift } = drawnCamera(gaze.drawn!, room);
    expect(camera).toEqual({ left: 10, top: 4, columns: 12, rows: 18, size: 32 });
    expect(shift).toEqual({ x: 0, y: 0 });
  });

  it('stays with its middle on the level', () => {
    const gaze = new Gaze();
    gaze.draw({ x: -500, y: -500 }, room);
    expect(gaze.drawn?.corner).toEqual({ x: -6, y: -9 });
    gaze.draw({ x: 500, y: 500 }, room);
    expect(gaze.drawn?.corner).toEqual({ x: 74, y: 13 });
  });

  it('is the hero’s again when it is left', () => {
    const gaze = new Gaze();
    gaze.release();
    expect(gaze.drawn).toBeUndefined();
    gaze.draw({ x: 3, y: 3 }, room);
    gaze.leave();
    expect(gaze.drawn).toBeUndefined();
  });
});
