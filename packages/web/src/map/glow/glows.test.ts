import { describe, expect, it } from 'vitest';
import { GlowingSquares } from './glows.ts';

describe('the squares that glow', () => {
  it('glow once in a hue, however many effects of it lie there', () => {
    const glowing = new GlowingSquares();
    const add = (x: number, y: number, hue: string) => glowing.add({ x, y }, hue);
    expect([add(3, 4, 'fire'), add(3, 4, 'fire'), add(3, 4, 'frost')]).toEqual([true, false, true]);
    expect([add(4, 3, 'fire'), add(4, 3, 'fire')]).toEqual([true, false]);
    glowing.clear();
    expect(add(3, 4, 'fire')).toBe(true);
  });
});
