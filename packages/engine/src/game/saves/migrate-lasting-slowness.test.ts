import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../../actors/index.ts';
import { withoutLastingSlowness } from './migrate-lasting-slowness.ts';

const SLOW = CONDITIONS.indexOf('slow');

/** A save whose hero is slow for a number of turns, and blind for three. */
function saved(turns: number) {
  const list = CONDITIONS.map((name, place) => (place === SLOW ? turns : name === 'blind' ? 3 : 0));
  const conditions = { turns: list, reason: 'helpless', poisoner: 0 };
  return { version: 5, hero: { square: 7, conditions }, sheet: { name: 'Ada', conditions } };
}

describe('a save of version 5', () => {
  it('loses the slowness that a wand gave the hero for good, and nothing else', () => {
    expect(withoutLastingSlowness(saved(999_990))).toEqual(saved(0));
  });

  it('keeps the slowness of a blow', () => {
    expect(withoutLastingSlowness(saved(17))).toEqual(saved(17));
  });
});
