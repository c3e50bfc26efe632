// The lists from which monsters cast: what a level gives, what fails, and what each spell does. NetHack 3.6.7
// src/mcastu.c.

import { describe, expect, it } from 'vitest';
import { Enumerator, ScriptedChance } from '../../chance/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import {
  castFromAfar,
  castFromList,
  type ListCastView,
  listPause,
  listShares,
} from './monster-lists.ts';

const library = createRulesets();
const casting = (id: string) => library.resolve(id).slots.casting;
const rules = casting('nethack-3.6.7');

function view(change: Partial<ListCastView> & { readonly level: number }): ListCastView {
  return {
    list: 'mage',
    confused: false,
    whole: true,
    fast: true,
    unseen: true,
    target: {
      magicResistant: false,
      fireResistant: false,
      shockResistant: false,
      reflects: false,
      blind: false,
      dexterity: 12,
    },
    ...change,
  };
}

const resistant = { ...view({ level: 1 }).target, magicResistant: true };

/** The spell that a number of the list gives to a wounded, slow and visible caster of level 30; its cast fails. */
function spellAt(list: 'mage' | 'cleric', number: number, target = view({ level: 1 }).target) {
  const asks = view({ list, level: 30, whole: false, fast: false, unseen: false, target });
  // The clone is never drawn, so that numbers after it move up by two.
  const place = list === 'mage' && number > 19 ? number - 2 : number;
  const isShared = list === 'cleric' && (number === 14 || number === 15);
  const chance = new ScriptedChance([
    ['which-spell', place],
    ...(isShared ? [['instead', false] as const] : []),
    ['fumbles', true],
  ]);
  return castFromList(chance, rules, asks)?.spell;
}

/** All outcomes of a cast beside the target. */
function castsOf(asked: ListCastView) {
  return new Enumerator().ask(castFromList, rules, asked);
}

describe('the lists of monsters that cast', () => {
  it('give each number its spell', () => {
    const mage = [
      ...['psi-bolt', 'cure-self', 'haste-self', 'stun', 'disappear', 'disappear'],
      ...['weaken', 'weaken', 'destroy-armour', 'destroy-armour'],
      ...['curse-items', 'curse-items', 'curse-items', 'aggravate', 'aggravate'],
      ...['summon-nasties', 'summon-nasties', 'summon-nasties'],
    ];
    mage.forEach((spell, number) => {
      expect(spellAt('mage', number), `mage ${number}`).toBe(spell);
    });
    for (const number of [20, 21, 22, 23, 24]) {
      expect(spellAt('mage', number)).toBe('touch-of-death');
    }
    expect([22, 23, 24].map(number => spellAt('mage', number, resistant))).toEqual([
      'touch-of-death',
      'psi-bolt',
      'psi-bolt',
    ]);
    expect(spellAt('mage', 25)).toBe('psi-bolt');
    const cleric = [
      ...['open-wounds', 'cure-self', 'confuse', 'confuse', 'paralyse', 'paralyse'],
      ...['blind', 'blind', 'insects', 'curse-items', 'curse-items'],
      ...['lightning', 'fire-pillar', 'geyser', 'open-wounds', 'open-wounds', 'open-wounds'],
    ];
    cleric.forEach((spell, number) => {
      expect(spellAt('cleric', number), `cleric ${number}`).toBe(spell);
    });
  });

  it('leave out what would change nothing, and share its draws among the rest', () => {
    const drawn = castsOf(view({ level: 4 }));
    expect(drawn.probability(cast => cast?.spell === 'psi-bolt')).toBeCloseTo(1 / 2, 12);
    expect(drawn.probability(cast => cast?.spell === 'stun')).toBeCloseTo(1 / 2, 12);
  });

  it('give every third geyser at the numbers 14 and 15 of clerics', () => {
    const target = { ...resistant, fireResistant: true, shockResistant: true, blind: true };
    const drawn = castsOf(view({ list: 'cleric', level: 16, target }));
    // 13 draws are left: the cure and two of blindness would change nothing.
    expect(drawn.probability(cast => cast?.spell === 'geyser')).toBeCloseTo((1 + 2 / 3) / 13, 12);
    expect(drawn.probability(cast => cast?.spell === 'open-wounds')).toBeCloseTo(
      (1 + 4 / 3) / 13,
      12,
    );
  });

  it('fail below 20 of ten times the level, and below 100 of a confused caster', () => {
    const fails = (level: number, confused: boolean) =>
      castsOf(view({ level, confused })).probability(cast => cast?.fumbled === true);
    expect(fails(1, false)).toBe(1);
    expect(fails(2, false)).toBe(1);
    expect(fails(4, false)).toBeCloseTo(1 / 2, 12);
    expect(fails(8, false)).toBeCloseTo(1 / 4, 12);
    expect(fails(8, true)).toBe(1);
    expect(fails(20, true)).toBeCloseTo(1 / 2, 12);
  });

  it('do their damage by the level, half of it to those who resist magic', () => {
    const wounds = (level: number, target: ListCastView['target']) =>
      castFromList(
        new ScriptedChance([
          ['which-spell', 0],
          ['fumbles', false],
          ['wounds', 17],
        ]),
        rules,
        view({ level, target }),
      )?.damage;
    expect(wounds(8, view({ level: 1 }).target)).toBe(17);
    expect(wounds(8, resistant)).toBe(9);
    // Level 3: 2d6 of the only useful spell, a third of the casts.
    expect(castsOf(view({ level: 3 })).mean(cast => cast?.damage ?? 0)).toBeCloseTo(7 / 3, 12);
    expect(castsOf(view({ level: 3 })).probability(cast => cast?.damage === 12)).toBeCloseTo(
      1 / 108,
      12,
    );
  });

  it('kill by the touch from level 14 on, and never those who resist magic', () => {
    const touched = (level: number, target = view({ level: 1 }).target) => {
      const casts = castsOf(view({ level, target }));
      const all = casts.probability(cast => cast?.spell === 'touch-of-death' && !cast.fumbled);
      return casts.probability(cast => cast?.kills === true) / all;
    };
    expect(touched(21)).toBeCloseTo(8 / 21, 12);
    expect(touched(21, resistant)).toBe(0);
  });

  it('cast from afar only what needs no direction', () => {
    const drawn = new Enumerator().ask(
      castFromAfar,
      rules,
      view({ level: 6, whole: false, fast: false, unseen: false }),
    );
    const share = (spell: string | undefined) => drawn.probability(cast => cast?.spell === spell);
    expect(share(undefined)).toBeCloseTo(2 / 6, 12);
    expect(share('cure-self')).toBeCloseTo(1 / 6, 12);
    expect(share('haste-self')).toBeCloseTo(1 / 6, 12);
    expect(share('disappear')).toBeCloseTo(2 / 6, 12);
  });

  it('pause for ten turns less the level, and at least two', () => {
    expect([1, 5, 8, 20].map(level => listPause(rules, level))).toEqual([9, 5, 2, 2]);
    expect([...listShares(rules, 'cleric', 5)]).toEqual([
      ['open-wounds', 1],
      ['cure-self', 1],
      ['confuse', 2],
      ['paralyse', 1],
    ]);
  });

  it('are in every version of NetHack and SLASH’EM, and not in FIQHack', () => {
    for (const id of ['nethack-3.4.3', 'nethack-3.7', 'nethack-5.0', 'slashem', 'house']) {
      expect(casting(id).creatures.lists, id).toEqual(rules.creatures.lists);
    }
    expect(casting('fiqhack').creatures.lists).toBeUndefined();
    const chance = new ScriptedChance([]);
    expect(castFromList(chance, casting('fiqhack'), view({ level: 9 }))).toBeUndefined();
  });
});
