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
    expect(house.experienceFor(0, 12, false)).toBe(1);
    expect(house.experienceFor(0, 6, true)).toBe(6);
    expect(house.experienceFor(3, 18, false)).toBe(13);
    expect(house.experienceFor(9, 20, true)).toBe(142);
  });
});

describe('scales', () => {
  it.each([
    [3, 3],
    [18, 18],
    [19, 19],
    [49, 19],
    [50, 20],
    [99, 20],
    [100, 21],
    [137, 21],
    [138, 22],
    [168, 23],
    [198, 24],
    [238, 25],
  ])('read an attribute of %i as %i', (stat, short) => {
    expect(house.shortScale(stat)).toBe(short);
  });

  it('turn armour class over and back', () => {
    expect(house.descending(0)).toBe(10);
    expect(house.descending(18)).toBe(7);
    expect(house.ascending(7)).toBe(18);
    fc.assert(
      fc.property(fc.integer({ min: -15, max: 10 }), armourClass => {
        expect(house.descending(house.ascending(armourClass))).toBe(armourClass);
      }),
    );
  });
});

describe('monsters', () => {
  it('have (level + level² / 14)d8 hit points, 2d8 at level 1, d4 at level 0', () => {
    expect(house.monsterHitPoints(0)).toEqual({ count: 1, sides: 4, bonus: 0 });
    expect(house.monsterHitPoints(1)).toEqual({ count: 2, sides: 8, bonus: 0 });
    expect(house.monsterHitPoints(3)).toEqual({ count: 3, sides: 8, bonus: 0 });
    expect(house.monsterHitPoints(20)).toEqual({ count: 48, sides: 8, bonus: 0 });
  });

  const blow = (level: number, armourClass: number) =>
    new Enumerator().askNumber(house.monsterBlow, house, {
      level,
      armourClass,
      dice: { count: 1, sides: 2, bonus: 0 },
    });

  it('hit when 10 + level + armour class exceeds d20', () => {
    expect(blow(0, 10).probability(0)).toBeCloseTo(1 / 20, 12);
    expect(blow(0, 7).probability(0)).toBeCloseTo(4 / 20, 12);
    expect(blow(30, 10).probability(0)).toBe(0);
  });

  it('do less to an armour class below 0, but 1 at least', () => {
    const armoured = blow(10, -10);
    // The armour is redrawn from 1 to 10: 19 − a faces of twenty hit.
    const hits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce(
      (sum, drawn) => sum + (19 - drawn) / 200,
      0,
    );
    expect(1 - armoured.probability(0)).toBeCloseTo(hits, 12);
    expect(armoured.max).toBe(1);
  });
});

describe('monsters’ missiles', () => {
  const shot = (distance: number, armourClass: number, toHit = 0) =>
    new Enumerator().askNumber(house.monsterShot, house, {
      ...{ distance, armourClass, toHit },
      dice: { count: 1, sides: 6, bonus: 0 },
    });

  it('hit when 8 and 3 − distance and armour class exceed d20, flight counting −4 at most', () => {
    expect(shot(1, 2).probability(0)).toBeCloseTo(1 - 11 / 20, 12);
    expect(shot(6, 2).probability(0)).toBeCloseTo(1 - 6 / 20, 12);
    expect(shot(7, 2).probability(0)).toBe(shot(12, 2).probability(0));
    expect(shot(1, 2, 2).probability(0)).toBeCloseTo(1 - 13 / 20, 12);
    expect(shot(1, 30).probability(0)).toBe(0);
    expect(shot(12, -20).probability(0)).toBe(1);
  });

  it('do their damage whatever the armour', () => {
    expect(shot(1, -5).max).toBe(6);
    const total = [...shot(3, -3)].reduce((sum, [, probability]) => sum + probability, 0);
    expect(total).toBeCloseTo(1, 12);
  });

  it('hit in play as often as they are said to', () => {
    const odds = shot(4, 5);
    const chance = new Streams('shots').stream('monsters');
    const view = { distance: 4, armourClass: 5, toHit: 0, dice: { count: 1, sides: 6, bonus: 0 } };
    const counts = new Array<number>(7).fill(0);
    for (let shots = 0; shots < 20_000; shots++) {
      counts[house.monsterShot(chance, house, view)]!++;
    }
    for (const [damage, probability] of odds) {
      expect(Math.abs(counts[damage]! / 20_000 - probability)).toBeLessThan(0.015);
    }
  });
});

describe('spell objects in NetHack’s terms', () => {
  it('have a level from 1 to 7', () => {
    expect([1, 2, 3, 5, 8, 11, 15, 23, 24, 99].map(house.spellLevel)).toEqual([
      1, 1, 2, 2, 3, 4, 5, 6, 7, 7,
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
