import { drawView } from '@roguewright/engine/face/testing';
import { describe, expect, it } from 'vitest';
import { FIGHT, stairsAction } from './stairs-place.ts';

/** What the place of the stairs is for. */
function placeFor(row: string): string | undefined {
  const action = stairsAction(drawView([row]));
  return typeof action === 'object' ? action.name : action;
}

describe('the place of the stairs on a narrow screen', () => {
  it('leads to the stairs that are known', () => {
    expect(placeFor('@....>')).toBe('walk');
    expect(placeFor('@.....')).toBeUndefined();
  });

  it('never becomes a fight: an enemy in sight changes only the place of the fight', () => {
    expect(placeFor('@..d.>')).toBe('walk');
    expect(placeFor('@..d..')).toBeUndefined();
    expect(FIGHT.isReady?.(drawView(['@..d.>']))).toBe(true);
    expect(FIGHT.isReady?.(drawView(['@....>']))).toBe(false);
  });
});
