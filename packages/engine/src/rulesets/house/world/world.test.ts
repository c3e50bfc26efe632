import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { createRulesets } from '../../registry.ts';

const { bridges: house } = createRulesets().resolve('house');

describe('levels', () => {
  it('are seen by combat five for three: a Ranger’s shots come at 12 and 24', () => {
    expect(house.combatLevel(12)).toBe(20);
    expect(house.combatLevel(24)).toBe(40);
    expect(house.combatLevel(30)).toBe(50);
    expect(house.combatLevel(1)).toBe(1);
  });

  it('take experience by steps that grow, and a kill gives more the higher and quicker it was', () => {
    expect([1, 4, 5, 9, 10, 14, 15, 19, 20].map(house.nextLevelAt)).toEqual([
      20, 80, 120, 600, 800, 4000, 5000, 25_000, 30_000,
    ]);
  });

  it('have a school by their first path, else by what they cost', () => {
    expect(house.school(2, false)).toBe('attack');
    expect(house.school(256, true)).toBe('healing');
    expect(house.school(524288, false)).toBe('divination');
    expect(house.school(0, true)).toBe('clerical');
    expect(house.school(0, false)).toBe('matter');
  });

  it('cost 5 a level when they state nothing, and 60 beats a tick', () => {
    expect(house.plainPrice(3)).toBe(15);
    expect(house.castingBeats(10)).toBe(600);
    expect(house.castingBeats(10 * 0.8)).toBe(480);
    expect(house.castingBeats(5 * 1.25)).toBe(375);
    expect(house.castingBeats(0)).toBe(60);
  });
});
