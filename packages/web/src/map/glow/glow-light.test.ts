import { drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { lavaIn, lightOnSquares, lightSources } from './glow-light.ts';

const ROWS = ['########', '#......#', '#..@...#', '########'];
const WIDTH = ROWS[0]!.length;

describe('the light of a fire', () => {
  const view = drawView(ROWS, {});
  const fire = { x: 2, y: 1, hue: 'fire' };

  it('is strongest where it burns, and weaker with each square', () => {
    const lit = lightOnSquares(view, lightSources(view, [fire]));
    const shares = [2, 3, 4, 5].map(x => lit.get(WIDTH + x)?.most ?? 0);
    expect(shares[0]).toBe(1);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(lit.get(WIDTH + 6)).toBeUndefined();
  });

  it('doesn’t add up to more where two fires burn', () => {
    const two = lightOnSquares(view, lightSources(view, [fire, { ...fire, x: 3 }]));
    expect(Math.max(...[...two.values()].map(({ most }) => most))).toBe(1);
  });

  it('lights no ground that is only remembered', () => {
    const dark = ROWS.map(row => '0'.repeat(row.length));
    const remembered = { ...view, map: { ...view.map, visible: dark, lit: dark } };
    expect(lightOnSquares(remembered, lightSources(remembered, [fire])).size).toBe(0);
    expect(lavaIn(remembered)).toEqual([]);
  });
});
