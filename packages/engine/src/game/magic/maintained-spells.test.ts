// FIQHack's casting in the game: spells that are maintained, and identify by skill.

import { describe, expect, it } from 'vitest';
import { ball, give, learn, room } from '../testing/casters.ts';
import { viewFor } from '../views/view-for.ts';
import { maintainedEnergy } from './maintained-spells.ts';

describe('a spell that is maintained', () => {
  it('lasts until it is cast again, and takes its share of the energy', () => {
    const scene = room('fiqhack');
    const { sheet, hero } = scene.state;
    sheet.level = 10;
    const spell = learn(scene, 'spell_levitation');
    scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    const { price } = viewFor(scene.state).spells[1]!;
    const hundredths = Math.trunc((100 * price) / 20);
    expect(scene.events).toContainEqual({
      kind: 'kept-up',
      actor: 1,
      spell: spell.id,
      hundredths,
    });
    expect(viewFor(scene.state).spells[1]!.maintained).toBe(true);
    hero.conditions.set('levitating', 3);
    sheet.energy = 50;
    sheet.maintained.parts = 0;
    const { turn } = scene.state.clock;
    for (let rest = 0; rest < 10; rest++) {
      scene.perform({ kind: 'rest', count: 1 });
    }
    const turns = scene.state.clock.turn - turn;
    // 4 × level + 2 × (wisdom − 3) + 33 for a Wizard, less what is maintained.
    const regained = 40 + 14 + 33 - hundredths;
    expect(100 * sheet.energy + sheet.maintained.parts).toBe(5000 + regained * turns);
    expect(hero.conditions.has('levitating')).toBe(true);
    const before = sheet.energy;
    scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    expect(scene.kinds).toEqual(['lapsed']);
    expect(sheet.energy).toBe(before);
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(hero.conditions.has('levitating')).toBe(false);
  });

  it('leaves more energy to a hero whose equipment makes him wiser', () => {
    const scene = room('fiqhack');
    const { sheet } = scene.state;
    const regained = () => {
      sheet.maintained.parts = 0;
      return (
        100 * maintainedEnergy(scene.state, scene.state.ruleset.slots.casting) +
        sheet.maintained.parts
      );
    };
    const before = regained();
    const attributes = { ...sheet.present, wisdom: sheet.present.wisdom + 3 };
    sheet.worn = { ...sheet.worn, attributes };
    // Two hundredths of a point for each point of a Wizard's wisdom.
    expect(regained() - before).toBe(6);
  });

  it('lapses when energy has run out', () => {
    const scene = room('fiqhack');
    const { sheet } = scene.state;
    const spell = learn(scene, 'spell_levitation');
    sheet.maintained.spells = [{ spell: spell.id, hundredths: 900 }];
    sheet.energy = 20;
    for (let rest = 0; rest < 5; rest++) {
      scene.perform({ kind: 'rest', count: 1 });
    }
    expect(sheet.maintained.spells).toEqual([]);
    expect(sheet.energy).toBeGreaterThanOrEqual(0);
  });

  it('is none where the rules keep nothing up', () => {
    const scene = room();
    scene.state.sheet.level = 30;
    const spell = learn(scene, 'spell_levitation');
    for (let tries = 0; tries < 20 && !scene.kinds.includes('cast'); tries++) {
      scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    }
    expect(scene.kinds).toContain('cast');
    expect(scene.state.sheet.maintained.spells).toEqual([]);
  });
});

describe('identify', () => {
  it.each([
    ['unskilled', false, false],
    ['basic', true, false],
    ['skilled', true, true],
  ] as const)(
    'tells the %s in FIQHack of enchantment %s, of beatitude %s',
    (skill, plus, beatitude) => {
      const scene = room('fiqhack');
      const { sheet } = scene.state;
      for (const thing of [...sheet.inventory]) {
        sheet.lore.identify(thing);
      }
      const book = give(scene, 'thin_book');
      sheet.skills.divination = skill;
      const spell = learn(scene, 'spell_identify');
      scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
      expect(sheet.lore.isIdentified(book.archetype)).toBe(true);
      expect(sheet.lore.knows(book, 'enchantment')).toBe(plus);
      expect(sheet.lore.knows(book, 'beatitude')).toBe(beatitude);
      // FIQHack's object properties are ego kinds here, and come with enchantment.
      expect(sheet.lore.knows(book, 'ego')).toBe(plus);
      expect(ball(scene)).toBeGreaterThan(0);
    },
  );
});
