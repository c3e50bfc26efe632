import { describe, expect, it } from 'vitest';
import { drawView } from '../testing/views.ts';
import { aimAt, aimIn, aimsAtHostiles, likeliestAim, likeliestTarget } from './aim.ts';

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

  it('goes on through dark squares that the hero looks through', () => {
    const view = drawView(['@.  .d#']);
    const { map } = view;
    const dark = { ...view, map: { ...map, visible: ['1100111'] } };
    expect(aimIn(dark, 3).reticle).toEqual({ x: 1, y: 0 });
    const through = {
      ...dark,
      map: {
        ...dark.map,
        seenThrough: [
          [2, 0],
          [3, 0],
        ] as const,
      },
    };
    expect(aimIn(through, 3).reticle).toEqual({ x: 5, y: 0 });
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

  it('is nowhere yet when nobody is in line, so that Enter wastes nothing', () => {
    const nowhere = { direction: 0, reticle: { x: 0, y: 1 }, undecided: true };
    expect(likeliestAim(drawView(['...', '@..']))).toEqual(nowhere);
    expect(likeliestAim(drawView(['..d', '@..']))).toEqual(nowhere);
    expect(likeliestTarget(drawView(['...', '@..']))).toEqual(nowhere);
    expect(likeliestTarget(drawView(['..d', '@..'])).reticle).toEqual({ x: 2, y: 0 });
  });

  it('is one of the aims at enemies, one for each direction', () => {
    const view = drawView(['d....', '@.d.d', '.d...']);
    const aims = aimsAtHostiles(view);
    expect(aims.map(({ direction }) => direction).sort()).toEqual([1, 3, 4]);
    expect(aims).toContainEqual(likeliestAim(view));
  });
});
