import { isHue } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { formOf } from './spark-forms.ts';
import { AFTERGLOW, leftOf, MOST_SPARKS, Sparks, sparksOf } from './sparks.ts';

const bolt = { id: 7, x: 4, y: 2, hue: 'electricity' };

describe('the sparks of an effect', () => {
  it('are left behind along the way of a bolt', () => {
    const sparks = sparksOf(bolt, { x: 3, y: 2 }, 4, 0);
    expect(sparks).toHaveLength(4);
    for (const { x, y, speedX } of sparks) {
      expect(x).toBeGreaterThan(3);
      expect(x).toBeLessThan(5);
      expect(Math.abs(y - 2.5)).toBeLessThanOrEqual(0.25);
      expect(speedX).toBeGreaterThan(0);
    }
  });

  it('are the same whenever the same effect is painted', () => {
    expect(sparksOf(bolt, undefined, 3, 5)).toEqual(sparksOf(bolt, undefined, 3, 5));
  });

  it('have a form by which the great paths are told apart', () => {
    const forms = ['fire', 'frost', 'electricity', 'magic', 'poison', 'death', 'light'];
    expect(new Set(forms.map(hue => formOf(hue).form)).size).toBe(forms.length);
    expect(forms.filter(hue => !isHue(hue))).toEqual([]);
  });
});

describe('sparks from frame to frame', () => {
  it('come of what is new or has moved, not of what goes on burning', () => {
    const sparks = new Sparks();
    sparks.rest([bolt]);
    sparks.follow([bolt], 0);
    expect(sparks.isStill).toBe(true);
    sparks.follow([{ ...bolt, x: 5 }], 0);
    const places = sparks.alive(0).sparks.map(({ x }) => Math.floor(x));
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(x => x === 4 || x === 5)).toBe(true);
  });

  it('leave a glow where an effect was, which fades within 300 ms', () => {
    const sparks = new Sparks();
    sparks.rest([bolt]);
    sparks.follow([], 1000);
    const [glow] = sparks.alive(1000).fading;
    expect(glow).toMatchObject({ x: 4, y: 2, hue: 'electricity' });
    expect([1000, 1150, 1300].map(now => leftOf(glow!, now))).toEqual([1, 0.25, 0]);
    expect(sparks.alive(1000 + AFTERGLOW - 1).fading).toHaveLength(1);
    expect(sparks.alive(1000 + AFTERGLOW).fading).toEqual([]);
    expect(sparks.isStill).toBe(true);
  });

  it('leave none where another of the same hue burns on, nor for a bomb that waits', () => {
    const sparks = new Sparks();
    sparks.rest([bolt, { ...bolt, id: 8 }, { ...bolt, id: 9, x: 1, fuse: 3 }]);
    sparks.follow([{ ...bolt, id: 8 }], 0);
    expect(sparks.isStill).toBe(true);
  });

  it('are never too many', () => {
    const sparks = new Sparks();
    const burning = Array.from({ length: 900 }, (_, id) => ({
      ...bolt,
      id,
      x: id % 30,
      y: Math.floor(id / 30),
    }));
    sparks.follow(burning, 0);
    expect(sparks.alive(0).sparks).toHaveLength(MOST_SPARKS);
  });
});
