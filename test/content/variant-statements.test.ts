// Statements about variants, each played or asked under its ruleset.

import { castingOutfit, refit, spellTerms, wear } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { type GameObject, makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const slashem = library.resolve('slashem').slots.casting;
const nethack = library.resolve('nethack-3.4.3').slots.casting;
const fiqhack = library.resolveWith('house', { casting: 'fiqhack' });

const RANKS = ['restricted', 'unskilled', 'basic', 'skilled', 'expert'];

describe('SLASH’EM', () => {
  it('SC-157, SC-158: has 16 spells more, and moves others to other schools and levels', () => {
    const names = Object.keys(slashem.spells);
    const more = names.filter(name => nethack.spells[name] === undefined);
    expect(more).toHaveLength(16);
    expect(more).toContain('flame-sphere');
    expect(nethack.spells['cone-of-cold']).toMatchObject({ school: 'attack', level: 4 });
    expect(slashem.spells['cone-of-cold']).toMatchObject({ school: 'matter', level: 5 });
    expect(slashem.spells['remove-curse']).toMatchObject({ school: 'protection', level: 5 });
  });

  it('SC-159: teaches its roles more schools than NetHack on the whole, and six of them further', () => {
    const ranks = (casting: typeof slashem, role: string) =>
      Object.values(casting.schools[role]!.most).map(skill => RANKS.indexOf(skill as string));
    const learnt = (casting: typeof slashem, role: string) =>
      ranks(casting, role).filter(rank => rank > 0).length;
    const sum = (casting: typeof slashem, role: string) =>
      ranks(casting, role).reduce((total, rank) => total + rank, 0);
    const shared = Object.keys(nethack.schools);
    const better = shared.filter(role => sum(slashem, role) > sum(nethack, role));
    expect(shared).toHaveLength(13);
    const worse = shared.filter(role => sum(slashem, role) < sum(nethack, role));
    const total = (casting: typeof slashem) =>
      shared.reduce((all, role) => all + sum(casting, role), 0);
    expect([better.length, worse.length]).toEqual([6, 3]);
    expect(total(slashem)).toBeGreaterThan(1.2 * total(nethack));
    expect(learnt(slashem, 'healer')).toBe(7);
    expect(learnt(nethack, 'healer')).toBe(1);
    expect(slashem.schools.archeologist!.most).toMatchObject({
      divination: 'expert',
      matter: 'skilled',
    });
    expect(slashem.schools.necromancer!.most).toMatchObject({ attack: 'expert', matter: 'expert' });
  });
});

describe('FIQHack', () => {
  /** Abilities that a caster of the content uses in a number of moves, alone and at full energy. */
  function casts(ruleset: typeof house): number {
    const stage = new Stage(content, ruleset, ['########', '#@....M#', '########'], {
      seed: 'quick',
      kinds: { M: 'battle_mage' },
    });
    const { state, target } = stage;
    target.conditions.set('helpless', 0);
    target.stock.castsFrom = 1_000_000;
    let count = 0;
    for (let move = 0; move < 60; move++) {
      target.hunts = true;
      target.target = state.hero.square;
      target.hitPoints = target.maxHitPoints;
      state.hero.maxHitPoints = 100_000;
      state.hero.hitPoints = 100_000;
      target.stock.energy = ruleset === house ? -1 : 20_000;
      performCommand(state, { kind: 'search', count: 1 });
      count += state.log
        .perceived()
        .filter(event => event.kind === 'cast' && event.actor === target.id).length;
    }
    return count;
  }

  it('SC-161: has casters of much energy, who cast on nearly every turn', () => {
    expect(casts(fiqhack)).toBeGreaterThan(1.5 * casts(house));
  });

  it('SC-172: makes create familiar level 3 by its program, where the page says 2', () => {
    const spell = content.archetype('spell_create_familiar');
    expect(spellTerms(fiqhack, '', spell).spellLevel).toBe(3);
  });

  it('SC-171: moves five spells to other levels', () => {
    const levels = { dig: 2, identify: 2, cancellation: 5, teleport_away: 5, polymorph: 7 };
    for (const [spell, level] of Object.entries(levels)) {
      const terms = spellTerms(fiqhack, '', content.archetype(`spell_${spell}`));
      expect([spell, terms.spellLevel]).toEqual([spell, level]);
    }
  });

  it('SC-169: tells properties and charges from basic on, and favour from skilled on', () => {
    const told = fiqhack.slots.casting.identifying!;
    expect(told.unskilled).not.toContain('properties');
    expect(told.basic).toEqual(expect.arrayContaining(['properties', 'charges', 'enchantment']));
    expect(told.basic).not.toContain('beatitude');
    expect(told.skilled).toContain('beatitude');
  });
});

describe('the odds of a cast', () => {
  it('SC-137: say what would help, and keep it: armour, the attribute, a level, the next skill', () => {
    const stage = new Stage(content, house, ['####', '#@.#', '####'], { skill: 'unskilled' });
    const { sheet } = stage.state;
    const spell = stage.teach('spell_fireball');
    const cap = makeObject(content, content.archetype('iron_helm'), () => 900);
    sheet.inventory.add(cap);
    const set = (level: number, intelligence: number, helmet: number) => {
      Object.assign(sheet, { level, equipment: { ...sheet.equipment, helmet } });
      Object.assign(sheet.attributes, { intelligence });
      sheet.skills.attack = 'unskilled';
      refit(house, sheet);
    };
    const answer = () =>
      answerQuestion(stage.state, new Enumerator(), { ask: 'cast', spell, direction: 3 });
    set(7, 18, cap.id);
    const now = answer().failPercent;
    const promised = answer().explanation.flatMap(({ text }) => {
      const found = /^(.+) it would fail (\d+) % of the time, not (\d+) %\.$/.exec(text);
      return found === null ? [] : [[found[1]!, Number(found[2]), Number(found[3])] as const];
    });
    const deeds: readonly (readonly [change: string, deed: () => void])[] = [
      ['Without your helmet', () => set(7, 18, 0)],
      ['With intelligence 19', () => set(7, 19, cap.id)],
      ['At level 9', () => set(9, 18, cap.id)],
      [
        'With the next skill level in its school',
        () => {
          set(7, 18, cap.id);
          sheet.skills.attack = 'basic';
        },
      ],
    ];
    expect(promised.map(([change]) => change)).toEqual(deeds.map(([change]) => change));
    deeds.forEach(([change, deed], at) => {
      deed();
      expect([change, answer().failPercent, now]).toEqual(promised[at]);
      expect(answer().failPercent).toBeLessThan(now);
    });
  });
});

describe('a helm of brilliance', () => {
  function dressed(id: string) {
    const { sheet } = makeHeroOf('knight');
    const helm: GameObject = makeObject(content, content.archetype(id), () => 900);
    sheet.inventory.add(helm);
    sheet.equipment = { ...sheet.equipment, helmet: 0 };
    refit(house, sheet);
    const before = { ...sheet.present };
    wear(house, sheet, helm);
    return { before, sheet };
  }

  it('SC-074: is the one metal helmet that doesn’t hamper, and adds to Int and Wis', () => {
    expect(castingOutfit(dressed('iron_helm').sheet).helmet).toBe('metallic');
    const { before, sheet } = dressed('helm_of_brilliance');
    expect(castingOutfit(sheet).helmet).toBe('helm-of-brilliance');
    expect(sheet.present.intelligence).toBe(before.intelligence + 2);
    expect(sheet.present.wisdom).toBe(before.wisdom + 2);
  });
});

/** A new hero of a role. */
function makeHeroOf(role: string) {
  const { state } = new Stage(content, house, ['###', '#@#', '###'], {});
  Object.assign(state.sheet, { role });
  Object.assign(state.sheet.attributes, { intelligence: 12, wisdom: 12 });
  return { sheet: state.sheet };
}
