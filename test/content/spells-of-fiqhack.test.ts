// A game under FIQHack's casting rules has the spells of those rules, as far as the content can play them.

import { isBookOfNone, knownSpell } from '@roguewright/engine/actors';
import { maintenanceOf } from '@roguewright/engine/casting';
import { newGame } from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const fiqhack = library.resolveWith('house', { casting: 'fiqhack' });

function termsOf(ruleset: typeof house, id: string) {
  const { state, ...stage } = new Stage(content, ruleset, ['###', '#@#', '###'], {});
  const spell = makeObject(stage.content, content.archetype(id), () => state.newId());
  const { slug, spellLevel, school } = knownSpell(ruleset, state.sheet, spell);
  return { slug, spellLevel, school };
}

describe('under the casting rules of FIQHack', () => {
  it('create monster is summoning, and haste self is speed monster, which can be maintained', () => {
    expect(termsOf(fiqhack, 'spell_create_monster')).toEqual({
      slug: 'summoning',
      spellLevel: 2,
      school: 'clerical',
    });
    const speed = termsOf(fiqhack, 'spell_haste_self');
    expect(speed).toEqual({ slug: 'speed-monster', spellLevel: 3, school: 'escape' });
    expect(termsOf(house, 'spell_haste_self').slug).toBe('haste-self');
    const view = { spell: speed.slug, skill: 'basic', price: 15 } as const;
    expect(maintenanceOf(fiqhack.slots.casting, view)).toBe(75);
  });

  it('books of detect food are found nowhere', () => {
    const book = (id: string) => makeObject(content, content.archetype(id), () => 1);
    expect(isBookOfNone(fiqhack, book('spellbook/spell_detect_food'))).toBe(true);
    expect(isBookOfNone(house, book('spellbook/spell_detect_food'))).toBe(false);
    for (const id of [
      'spellbook/spell_create_monster',
      'spellbook/spell_haste_self',
      'spellbook/spell_fireball',
    ]) {
      expect(isBookOfNone(fiqhack, book(id)), id).toBe(false);
    }
  });

  it('wizards begin with the spells that are left', () => {
    const names = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `fiq ${seed}` };
      const { spells } = newGame(content, fiqhack, start).sheet;
      expect(spells.length).toBeGreaterThan(1);
      for (const { archetype } of spells) {
        names.add(archetype.name);
      }
    }
    expect(names).not.toContain('detect food');
    expect([...names].some(name => name === 'haste self' || name === 'create monster')).toBe(true);
  });
});
