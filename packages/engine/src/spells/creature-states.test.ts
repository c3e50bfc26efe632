import { describe, expect, it } from 'vitest';
import { type Chance, Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { attackBit, type SpellcraftRules } from '../spellcraft/index.ts';
import { type CreatureStatesView, creatureStates, STATE_TYPES } from './creature-states.ts';
import { rulesOf } from './testing/field.ts';

const BLIND = attackBit('blind');
const SLOW = attackBit('slow');

const daze: CreatureStatesView = {
  damage: 4,
  attackType: 32,
  levelsAbove: 0,
  resistances: {},
  level: 1,
  undead: false,
  judged: false,
  turner: { level: 1, wisdom: 10 },
};
const house = rulesOf('house');
const crossfire = rulesOf('crossfire');

/** What one hit brings, as a text. */
function brought(chance: Chance, rules: SpellcraftRules, view: CreatureStatesView): string {
  const states: string[] = [];
  creatureStates(chance, rules, view, (state, turns) => states.push(`${state} ${turns}`));
  return states.join(', ');
}

function ask(view: Partial<CreatureStatesView>, rules = house): Map<string, number> {
  const { list } = new Enumerator().ask(brought, rules, { ...daze, ...view });
  return new Map(list.map(({ value, probability }) => [value, probability]));
}

describe('a state that an attack brings', () => {
  it('acts once in three, slowness once in six, unless the victim saves by its level', () => {
    // Level 0 saves with 18 or more on a twenty-sided die.
    expect(ask({}).get('confused 26')).toBeCloseTo((1 / 3) * (17 / 20), 12);
    expect(ask({ attackType: SLOW }).get('slow 20')).toBeCloseTo((1 / 6) * (17 / 20), 12);
    expect(ask({ levelsAbove: 12 }).get('confused 26')).toBeCloseTo((1 / 3) * (10 / 20), 12);
    expect(ask({ levelsAbove: -5 })).toEqual(ask({}));
    expect(ask({ levelsAbove: 200 }).has('confused 26')).toBe(false);
  });

  it('is warded off by resistance, and never comes over the immune', () => {
    const half = ask({ resistances: { 5: 50 } });
    // Half resisted, and the shorter for it: 8 acts and 2 more.
    expect(half.get('confused 20')).toBeCloseTo((1 / 3) * (1 / 2) * (17 / 20), 12);
    expect([...ask({ resistances: { 5: 100 } })]).toEqual([['', 1]]);
    expect([...ask({ attackType: 4 })]).toEqual([['', 1]]);
  });

  it('lasts by the damage: three ticks a point of paralysis, an act a point of blindness', () => {
    const lasts = (attackType: number, damage: number, resistances = {}) =>
      [...ask({ attackType, damage, resistances }).keys()].find(key => key !== '');
    expect(lasts(attackBit('paralyze'), 4)).toBe('paralysed 2');
    expect(lasts(attackBit('paralyze'), 100)).toBe('paralysed 5');
    expect(lasts(BLIND, 4)).toBe('blind 8');
    expect(lasts(BLIND, 40)).toBe('blind 20');
    expect(lasts(BLIND, 4, { 22: 50 })).toBe('blind 16');
    expect(lasts(attackBit('poison'), 7)).toBe('poisoned 7');
    expect(lasts(attackBit('poison'), 0)).toBeUndefined();
    expect(lasts(attackBit('fear'), 1)).toBe('afraid 20');
    expect(lasts(BLIND | 2, 10, { 1: 50 })).toBe('blind 10');
  });

  it('comes as often when played as when asked, several at once too', () => {
    const view = { ...daze, attackType: STATE_TYPES, resistances: { 10: 30 } };
    const asked = new Enumerator().ask(brought, house, view).list;
    expect(asked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    const chance = new PlayedChance(new Generator(7));
    const plays = 20_000;
    const counts = new Map<string, number>();
    for (let play = 0; play < plays; play++) {
      const value = brought(chance, house, view);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    for (const { value, probability } of asked) {
      const spread = Math.sqrt(plays * probability * (1 - probability));
      expect(Math.abs((counts.get(value) ?? 0) - plays * probability)).toBeLessThan(
        4.5 * spread + 1,
      );
    }
  });
});

describe('a state under the rules of the program', () => {
  it('is saved from by a tenth of the resistance, on top of the levels', () => {
    const half = ask({ resistances: { 5: 50 } }, crossfire);
    // 18 or more on a d20 with 5 added: 13 or more.
    expect(half.get('confused 20')).toBeCloseTo((1 / 3) * (12 / 20), 12);
  });
});

describe('turning', () => {
  const TURN = attackBit('turn_undead');
  const WORD = attackBit('holyword');
  const zombie = { attackType: TURN, undead: true, level: 4 };
  const scared = (view: Partial<CreatureStatesView>) => ask(view).get('afraid 20') ?? 0;

  it('scares undead if twice their level is below the caster’s plus his bonus', () => {
    expect(scared({ ...zombie, turner: { level: 9, wisdom: 10 } })).toBe(1);
    expect(scared({ ...zombie, turner: { level: 8, wisdom: 10 } })).toBe(0);
    expect(scared({ ...zombie, turner: { level: 8, wisdom: 11 } })).toBe(1);
    expect(scared({ ...zombie, undead: false, turner: { level: 30, wisdom: 30 } })).toBe(0);
    expect(scared({ ...zombie, resistances: { 13: 100 }, turner: { level: 30, wisdom: 30 } })).toBe(
      0,
    );
  });

  it('by the holy word counts the level once, and asks whom it reaches', () => {
    const demon = { attackType: WORD, level: 4, turner: { level: 5, wisdom: 10 } };
    expect(scared({ ...demon, judged: true })).toBe(1);
    expect(scared({ ...demon, judged: false })).toBe(0);
  });
});
