import { describe, expect, it } from 'vitest';
import { Enumerator } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { exercisedBy, slotsNeeded, trainingAtStart, trainingNeeded } from '../attempt/training.ts';
import { CASTING_SKILLS } from './names.ts';
import {
  castingSpell,
  firstSchoolSkill,
  mostSchoolSkill,
  spellSchool,
  startingSpells,
} from './schools.ts';

const library = createRulesets();
const of = (id: string) => library.resolve(id).slots.casting;

describe('spells', () => {
  it.each([
    ['nethack-3.4.3', 40],
    ['nethack-3.6.7', 40],
    ['nethack-3.7', 41],
    ['slashem', 56],
    ['fiqhack', 43],
  ] as const)('of %s are %i', (id, count) => {
    expect(Object.keys(of(id).spells)).toHaveLength(count);
  });

  it('have books whose weights leave room for blank and unique ones', () => {
    const weight = Object.values(of('nethack-3.6.7').spells).reduce(
      (sum, row) => sum + row.weight,
      0,
    );
    expect(weight).toBeGreaterThan(900);
    expect(weight).toBeLessThan(1000);
  });

  it('change level and school with the version', () => {
    const level = (id: string, spell: string) => castingSpell(of(id), spell).level;
    expect(['nethack-3.6.7', 'nethack-3.7'].map(id => level(id, 'sleep'))).toEqual([1, 3]);
    expect(
      ['dig', 'identify', 'create-familiar', 'cancellation', 'teleport-away', 'polymorph'].map(
        spell => level('fiqhack', spell),
      ),
    ).toEqual([2, 2, 3, 5, 5, 7]);
    expect(castingSpell(of('slashem'), 'invisibility').school).toBe('body');
    expect(() => castingSpell(of('fiqhack'), 'haste-self')).toThrow(/spell/);
    expect(() => castingSpell(of('nethack-3.7'), 'chain-lighting')).toThrow(
      /did you mean chain-lightning/,
    );
  });

  it('of light belong to the clerical school for a Priest of 5.0.0', () => {
    expect(spellSchool(of('nethack-5.0'), 'priest', 'light')).toBe('clerical');
    expect(spellSchool(of('nethack-5.0'), 'wizard', 'light')).toBe('divination');
    expect(spellSchool(of('nethack-3.7'), 'priest', 'light')).toBe('divination');
  });
});

describe('schools', () => {
  it('reach as far as the role allows, from 3.6.1 on the special spell’s basic at least', () => {
    const rules = of('nethack-3.6.7');
    expect(mostSchoolSkill(rules, 'barbarian', 'escape')).toBe('basic');
    expect(mostSchoolSkill(of('nethack-3.4.3'), 'barbarian', 'attack')).toBe('skilled');
    // Haste self is an escape spell, and clairvoyance divination.
    const own = (id: string) => [
      mostSchoolSkill(of(id), 'barbarian', 'escape'),
      mostSchoolSkill(of(id), 'samurai', 'divination'),
    ];
    expect(['nethack-3.4.3', 'fiqhack'].map(own)).toEqual([
      ['restricted', 'restricted'],
      ['restricted', 'restricted'],
    ]);
    const barred = { most: {}, basics: [] };
    for (const [id, least] of [
      ['nethack-3.6.0', 'restricted'],
      ['nethack-3.6.1', 'basic'],
    ] as const) {
      const emptied = { ...of(id), schools: { barbarian: barred } };
      expect(mostSchoolSkill(emptied, 'barbarian', 'escape')).toBe(least);
    }
    expect(mostSchoolSkill(rules, 'samurai', 'matter')).toBe('restricted');
    expect(firstSchoolSkill(rules, 'wizard', 'attack')).toBe('basic');
    expect(firstSchoolSkill(rules, 'wizard', 'healing')).toBe('unskilled');
    expect(firstSchoolSkill(rules, 'valkyrie', 'healing')).toBe('restricted');
    expect(mostSchoolSkill(of('slashem'), 'necromancer', 'matter')).toBe('expert');
    expect(mostSchoolSkill(of('slashem'), 'monk', 'clerical')).toBe('restricted');
  });

  it('need 20, 80 and 180 points of training, and 1, 1 and 2 slots', () => {
    const skills = ['unskilled', 'basic', 'skilled'] as const;
    const rules = of('nethack-3.6.7');
    expect(skills.map(skill => trainingNeeded(rules, skill))).toEqual([20, 80, 180]);
    expect(skills.map(slotsNeeded)).toEqual([1, 1, 2]);
    expect(CASTING_SKILLS.map(skill => trainingAtStart(rules, skill))).toEqual([0, 0, 20, 80, 180]);
  });
});

describe('a success', () => {
  it('exercises wisdom, but not in FIQHack; a failure exercises nothing', () => {
    expect(exercisedBy(of('nethack-3.6.7'), 'cast')).toEqual(['wisdom']);
    expect(exercisedBy(of('nethack-3.6.7'), 'fail')).toEqual([]);
    expect(exercisedBy(of('fiqhack'), 'cast')).toEqual([]);
  });
});

describe('a new hero', () => {
  const spells = (id: string, role: string) =>
    new Enumerator().ask(startingSpells, of(id), { role }).list;

  it.each([
    ['healer', [['healing', 'extra-healing', 'stone-to-flesh']]],
    ['valkyrie', [[]]],
    ['monk', [['healing'], ['protection'], ['sleep']]],
  ] as const)('of the role %s knows %j', (role, known) => {
    expect(spells('nethack-3.6.7', role).map(({ value }) => value)).toEqual(known);
  });

  it('that is a Monk of 3.7 may know confuse monster in place of sleep', () => {
    expect(spells('nethack-3.7', 'monk').map(({ value }) => value)).toContainEqual([
      'confuse-monster',
    ]);
  });

  it('that is a Priest knows two different easy spells that he may learn', () => {
    const rules = of('nethack-3.6.7');
    for (const { value } of spells('nethack-3.6.7', 'priest')) {
      expect(new Set(value).size).toBe(2);
      for (const spell of value) {
        expect(rules.spells[spell]!.level).toBeLessThanOrEqual(3);
        expect(['healing', 'divination', 'clerical']).toContain(rules.spells[spell]!.school);
      }
    }
  });

  it('that is a Wizard knows force bolt and one more, by the weight of its book', () => {
    const { list } = { list: spells('nethack-3.6.7', 'wizard') };
    const share = (spell: string) => list.find(({ value }) => value[1] === spell)?.probability ?? 0;
    expect(list.every(({ value }) => value[0] === 'force-bolt')).toBe(true);
    expect(share('force-bolt')).toBe(0);
    expect(share('sleep') / share('drain-life')).toBeCloseTo(5, 12);
  });
});
