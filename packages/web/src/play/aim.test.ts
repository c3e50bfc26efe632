import { describe, expect, it } from 'vitest';
import { drawView } from '../testing/views.ts';
import { aimAt, aimIn, aimsAtHostiles, likeliestAim } from './aim.ts';

describe('an aim', () => {
  it('sits on the first creature of the ray', () => {
    expect(aimIn(drawView(['@.d.d']), 3)).toEqual({ direction: 3, reticle: { x: 2, y: 0 } });
  });

  it('sits on the last open square when there is none', () => {
    expect(aimIn(drawView(['@...#']), 3).reticle).toEqual({ x: 3, y: 0 });
    expect(aimIn(drawView(['@.+..']), 3).reticle).toEqual({ x: 1, y: 0 });
    expect(aimIn(drawView(['#@']), 7).reticle).toEqual({ x: 1, y: 0 });
  });

  it('goes no further than the hero sees', () => {
    const view = drawView(['@....']);
    const dark = { ...view, map: { ...view.map, visible: ['11100'] } };
    expect(aimIn(dark, 3).reticle).toEqual({ x: 2, y: 0 });
  });

  it('reaches what is seen through the dark', () => {
    const view = drawView(['@....d.']);
    const seenThrough = [1, 2, 3].map(x => [x, 0] as const);
    const ground = { terrain: ['.   ...'], visible: ['1000111'], seenThrough };
    const dark = { ...view, map: { ...view.map, ...ground } };
    expect(aimIn(dark, 3).reticle).toEqual({ x: 5, y: 0 });
    expect(likeliestAim(dark)).toEqual({ direction: 3, reticle: { x: 5, y: 0 } });
    // Unknown squares behind which nothing is seen are no part of the aim, nor is what a wall hides.
    const nothing = { visible: ['1000000'], seenThrough: [] };
    const blind = { ...dark, things: [], map: { ...dark.map, ...nothing } };
    expect(aimIn(blind, 3).reticle).toEqual({ x: 0, y: 0 });
    const walled = { ...dark, map: { ...dark.map, terrain: ['.# ....'], seenThrough: [] } };
    expect(aimIn(walled, 3).reticle).toEqual({ x: 0, y: 0 });
  });

  it('takes the direction nearest to a square', () => {
    expect(aimAt(drawView(['.....', '@....', '.....']), { x: 4, y: 0 }).direction).toBe(3);
    expect(aimAt(drawView(['..', '@.']), { x: 1, y: 0 }).direction).toBe(2);
  });
});

describe('the likeliest aim', () => {
  it('prefers an enemy in line to a nearer one that is not', () => {
    expect(likeliestAim(drawView(['......', '@...d.', '..d...'])).reticle).toEqual({ x: 4, y: 1 });
  });

  it('looks north when nobody is in sight', () => {
    expect(likeliestAim(drawView(['.', '@'])).direction).toBe(1);
  });

  it('is one of the aims at enemies, one for each direction', () => {
    const view = drawView(['d....', '@.d.d', '.d...']);
    const aims = aimsAtHostiles(view);
    expect(aims.map(({ direction }) => direction).sort()).toEqual([1, 3, 4]);
    expect(aims).toContainEqual(likeliestAim(view));
  });
});
