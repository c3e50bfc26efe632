import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { HeroSheet } from './hero-sheet.ts';
import { enhance, skillOf, standings, train } from './skills.ts';

const house = createRulesets().resolve('house');

function sheet(role: string): HeroSheet {
  return new HeroSheet('Ada', role, 'human', {
    strength: 12,
    intelligence: 12,
    wisdom: 12,
    dexterity: 12,
    constitution: 12,
    charisma: 12,
  });
}

describe('skills', () => {
  it('begin unskilled, at basic where the role is at home, restricted where it has none', () => {
    const wizard = sheet('wizard');
    expect(skillOf(house, wizard, 'attack')).toBe('basic');
    expect(skillOf(house, wizard, 'healing')).toBe('unskilled');
    expect(skillOf(house, wizard, 'bow')).toBe('restricted');
    expect(skillOf(house, sheet('priest'), 'clerical')).toBe('basic');
    expect(skillOf(house, sheet('valkyrie'), 'healing')).toBe('restricted');
  });

  it('take 20, 80 and 180 of practice, and a weapon 1, 2 and 3 slots', () => {
    const ranger = sheet('ranger');
    expect(train(house, ranger, 'spear', 19)).toBe(false);
    ranger.skillSlots = 6;
    expect(enhance(house, ranger, 'spear')).toEqual({ kind: 'refused', reason: 'needs-practice' });
    expect(train(house, ranger, 'spear', 1)).toBe(true);
    expect(enhance(house, ranger, 'spear')).toMatchObject({ kind: 'enhanced', level: 'basic' });
    train(house, ranger, 'spear', 60);
    expect(enhance(house, ranger, 'spear')).toMatchObject({ level: 'skilled' });
    train(house, ranger, 'spear', 99);
    expect(enhance(house, ranger, 'spear')).toEqual({ kind: 'refused', reason: 'needs-practice' });
    train(house, ranger, 'spear', 1);
    expect(enhance(house, ranger, 'spear')).toMatchObject({ level: 'expert' });
    expect(ranger.skillSlots).toBe(0);
    expect(enhance(house, ranger, 'spear')).toEqual({ kind: 'refused', reason: 'at-maximum' });
  });

  it('cost a school 1, 1 and 2 slots, and begin with the practice of their level', () => {
    const wizard = sheet('wizard');
    const find = () => standings(house, wizard).find(({ skill }) => skill === 'attack')!;
    expect(find()).toMatchObject({ level: 'basic', training: 20, needed: 80, slots: 1 });
    train(house, wizard, 'attack', 60);
    expect(enhance(house, wizard, 'attack')).toEqual({ kind: 'refused', reason: 'needs-slots' });
    wizard.skillSlots = 3;
    expect(enhance(house, wizard, 'attack')).toMatchObject({ level: 'skilled' });
    expect(find()).toMatchObject({ training: 80, needed: 180, slots: 2 });
  });

  it('cost SLASH’EM’s schools of protection and body no more than the others', () => {
    const { slots } = house.bridges.skills;
    for (const school of ['attack', 'protection', 'body']) {
      expect([
        slots(school, 'unskilled'),
        slots(school, 'basic'),
        slots(school, 'skilled'),
      ]).toEqual([1, 1, 2]);
    }
    expect(slots('long-sword', 'basic')).toBe(2);
  });

  it('learn nothing where the role is restricted', () => {
    const valkyrie = sheet('valkyrie');
    expect(train(house, valkyrie, 'bow', 500)).toBe(false);
    expect(valkyrie.training).toEqual({});
    expect(enhance(house, valkyrie, 'bow')).toEqual({ kind: 'refused', reason: 'restricted' });
  });

  it('add to blows: −4 and −2 without, +3 and +2 at the top', () => {
    const { weaponBonus } = house.bridges.skills;
    expect(weaponBonus('restricted')).toEqual({ toHit: -4, toDam: -2 });
    expect(weaponBonus('basic')).toEqual({ toHit: 0, toDam: 0 });
    expect(weaponBonus('skilled')).toEqual({ toHit: 2, toDam: 1 });
    expect(weaponBonus('expert')).toEqual({ toHit: 3, toDam: 2 });
  });
});
