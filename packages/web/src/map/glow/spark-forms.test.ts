import { describe, expect, it } from 'vitest';
import { drawSparks } from './spark-forms.ts';
import { sparksOf } from './sparks.ts';

/** Squares of 40 pixels, ten by six of them. */
const CAMERA = { left: 0, top: 0, columns: 10, rows: 6, size: 40 };

/** A context that notes where it is told to draw, and how strongly. */
function notingContext() {
  const points: { x: number; y: number; alpha: number }[] = [];
  const state = { globalAlpha: 1 };
  const note = (x: number, y: number) => points.push({ x, y, alpha: state.globalAlpha });
  const context = new Proxy(state as Record<string, unknown>, {
    get: (_, name) =>
      name === 'arc' || name === 'moveTo' || name === 'lineTo'
        ? note
        : (state[name as 'globalAlpha'] ?? (() => undefined)),
    set: (_, name, value) => {
      state[name as 'globalAlpha'] = value;
      return true;
    },
  });
  return { context: context as unknown as CanvasRenderingContext2D, points };
}

const HUES = ['fire', 'cold', 'electricity', 'magic', 'acid', 'light', 'death'];

describe('sparks', () => {
  it.each(HUES)('of %s are drawn around their square, and fade to nothing', hue => {
    const sparks = sparksOf({ id: 1, x: 4, y: 2, hue }, undefined, 4, 0);
    const [first, last] = [notingContext(), notingContext()];
    drawSparks(first.context, CAMERA, sparks, 0);
    expect(first.points.length).toBeGreaterThan(3);
    for (const { x, y, alpha } of first.points) {
      expect(Math.abs(x - 180)).toBeLessThan(60);
      expect(Math.abs(y - 100)).toBeLessThan(60);
      expect(alpha).toBe(1);
    }
    const ends = Math.min(...sparks.map(({ life }) => life));
    drawSparks(last.context, CAMERA, [sparks.find(({ life }) => life === ends)!], ends);
    expect(Math.max(0, ...last.points.map(({ alpha }) => alpha))).toBe(0);
  });

  it('outside the window are not drawn', () => {
    const { context, points } = notingContext();
    const sparks = sparksOf({ id: 1, x: 40, y: 2, hue: 'fire' }, undefined, 4, 0);
    drawSparks(context, CAMERA, sparks, 0);
    expect(points).toEqual([]);
  });
});
