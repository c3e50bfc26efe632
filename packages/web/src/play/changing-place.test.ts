import { drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { changingAction } from './changing-place.ts';

/** What the place is for, with 10 hit points at most. */
function placeFor(row: string, hitPoints: number): string | undefined {
  const view = drawView([row]);
  const hero = { ...view.hero, hitPoints, maxHitPoints: 10 };
  const action = changingAction({ ...view, hero });
  return typeof action === 'object' ? action.name : action;
}

describe('the changing place of a narrow screen', () => {
  it('is for a fight while an enemy is in sight, and for the stairs otherwise', () => {
    expect(placeFor('@..d.>', 10)).toBe('autofight');
    expect(placeFor('@....>', 10)).toBe('walk');
    expect(placeFor('@.....', 10)).toBeUndefined();
  });

  it('is for the stairs when a fight by itself would be refused', () => {
    expect(placeFor('@..d.>', 4)).toBe('walk');
    expect(placeFor('@..d..', 4)).toBe('autofight');
  });
});
