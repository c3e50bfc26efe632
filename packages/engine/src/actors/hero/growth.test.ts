import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { gainExperience, HIGHEST_LEVEL } from './growth.ts';
import { HeroSheet } from './hero-sheet.ts';

const house = createRulesets().resolve('house');
const { growth, roles, races, nextLevelAt } = house.bridges;

function sheet(role: string): HeroSheet {
  return new HeroSheet('Ada', role, 'human', {
    strength: 17,
    intelligence: 12,
    wisdom: 12,
    dexterity: 14,
    constitution: 12,
    charisma: 10,
  });
}

function view(role: string, level: number) {
  return { role: roles[role]!, race: races.human!, level };
}

describe('hit points', () => {
  const odds = (role: string, level: number, constitution: number) =>
    new Enumerator().askNumber(
      (chance, _: object, con: number) =>
        growth.hitPoints(chance, { ...view(role, level), constitution: con }),
      {},
      constitution,
    );

  it('of a new hero are sure, whatever the constitution', () => {
    expect(odds('valkyrie', 0, 18).toString()).toBe(odds('valkyrie', 0, 3).toString());
    expect(odds('valkyrie', 0, 18).mean).toBe(16);
    expect(odds('wizard', 0, 12).mean).toBe(12);
    expect(odds('priest', 0, 12).mean).toBe(14);
    expect(odds('ranger', 0, 12).mean).toBe(15);
  });

  it('of a level are the dice of role and race twice, and constitution once', () => {
    const low = odds('valkyrie', 9, 12);
    expect([low.min, low.max]).toEqual([4, 20]);
    expect(low.mean).toBeCloseTo(12, 12);
    // From the middle level on both are sure: 2 and 1, twice.
    expect(odds('valkyrie', 10, 12).mean).toBe(6);
    expect([3, 6, 7, 14, 15, 16, 17, 18, 25].map(con => odds('valkyrie', 10, con).mean)).toEqual([
      4, 5, 6, 6, 7, 7, 8, 9, 10,
    ]);
  });
});

describe('energy', () => {
  const odds = (role: string, level: number, wisdom: number) =>
    new Enumerator().askNumber(
      (chance, _: object, wis: number) =>
        growth.energy(chance, { ...view(role, level), wisdom: wis }),
      {},
      wisdom,
    );

  it('of a level is one draw of half the wisdom and both dice, doubled for spellcasting roles', () => {
    // Human 2 sure; ⌊12 / 2⌋ + d2 sides: 2 + 0…7, doubled.
    const wizard = odds('wizard', 3, 12);
    expect([wizard.min, wizard.max, wizard.probabilities.length]).toEqual([4, 18, 15]);
    expect(wizard.probability(5)).toBe(0);
    const ranger = odds('ranger', 3, 12);
    expect([ranger.min, ranger.max]).toEqual([2, 8]);
  });

  it('of a Valkyrie is three quarters of that, rounded down', () => {
    const valkyrie = odds('valkyrie', 3, 12);
    expect([valkyrie.min, valkyrie.max]).toEqual([1, 6]);
  });
});

describe('a level', () => {
  it('comes with its experience, gives a slot, and every fifth raises two attributes a step', () => {
    const hero = sheet('valkyrie');
    const chance = new Streams('growth').stream('growth');
    expect(gainExperience(chance, house, hero, 19)).toEqual([]);
    const gains = gainExperience(chance, house, hero, nextLevelAt(4) - 19);
    expect(gains.map(({ level }) => level)).toEqual([2, 3, 4, 5]);
    expect(gains.map(({ attributes }) => attributes.length)).toEqual([0, 0, 0, 2]);
    expect(hero.attributes).toMatchObject({ strength: 18, constitution: 13 });
    expect(hero.skillSlots).toBe(4);
    expect(hero.maxEnergy).toBe(gains.reduce((sum, { energy }) => sum + energy, 0));
  });

  it('gives grace to praying roles only', () => {
    for (const role of Object.keys(roles)) {
      const hero = sheet(role);
      gainExperience(new Streams('grace').stream('growth'), house, hero, nextLevelAt(3));
      expect(hero.maxGrace > 0).toBe(role === 'priest');
    }
  });

  it('never exceeds the thirtieth', () => {
    const hero = sheet('ranger');
    gainExperience(new Streams('top').stream('growth'), house, hero, 1_000_000_000);
    expect(hero.level).toBe(HIGHEST_LEVEL);
    expect(hero.attributes.strength).toBe(18 + 50);
  });
});
