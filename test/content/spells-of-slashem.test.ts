// SLASH'EM's sixteen spells of its own, as content: they are listed by its rules, taught by books that are found under
// them alone, and cast by them. SC-…: statements of the spellcasting document.

import { isBookOfNone, knownSpell } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { performCommand } from '@roguewright/engine/game';
import { makeObject, makeTreasure } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { SLASHEM_SCENES } from './scenes/slashem-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
const slashem = library.resolveWith('house', { casting: 'slashem' });
const rows = slashem.slots.casting.spells;
const nethack = library.resolve('nethack-3.4.3').slots.casting.spells;
const OWN = Object.keys(rows).filter(name => nethack[name] === undefined);
const IDS = Object.keys(SLASHEM_SCENES);

/** A hero of the stage who knows a spell, as the rules see it. */
function known(rules: typeof house, id: string) {
  const { state, ...stage } = new Stage(content, rules, ['###', '#@#', '###'], {});
  const spell = makeObject(stage.content, content.archetype(id), () => state.newId());
  return knownSpell(rules, state.sheet, spell);
}

describe('SC-157: SLASH’EM’s own spells', () => {
  it('are content, each at its level and in its school', () => {
    expect(OWN).toHaveLength(16);
    expect(IDS.map(id => known(slashem, id).slug).sort()).toEqual([...OWN].sort());
    for (const id of IDS) {
      const { slug, spellLevel, school, price } = known(slashem, id);
      expect([slug, spellLevel, school]).toEqual([slug, rows[slug]!.level, rows[slug]!.school]);
      expect(price).toBe(5 * spellLevel);
    }
  });

  it('have books under its rules, and nowhere else', () => {
    for (const id of IDS) {
      const book = makeObject(content, content.archetype(`spellbook/${id}`), () => 1);
      expect([id, isBookOfNone(slashem, book)]).toEqual([id, false]);
      expect([id, isBookOfNone(house, book)]).toEqual([id, true]);
    }
    const found = new Set<string>();
    for (let seed = 0; seed < 600; seed++) {
      const wish = { list: 'book_spells_slashem', difficulty: 5, level: 9, ruleset: slashem };
      const luck = new Streams(`shelf ${seed}`).stream('level');
      for (const { archetype } of makeTreasure(luck, content, wish, () => seed + 1)) {
        found.add(archetype.id);
      }
    }
    expect([...found].sort()).toEqual([...IDS].sort());
  });

  it.each(IDS)('%s is cast under its rules', id => {
    const scene = SLASHEM_SCENES[id]!;
    const stage = new Stage(content, slashem, scene.rows, { skill: 'expert', ...scene.options });
    scene.before?.(stage);
    stage.state.sheet.energy = 500;
    expect(stage.cast(id, scene.direction ?? 0, scene.moves ?? 0, scene.chosen)).toBe(true);
    expect(stage.has(scene.told)).toBe(true);
    expect(scene.shows(stage)).toBe(true);
    expect(performCommand(stage.state, { kind: 'search', count: 1 })).toBeUndefined();
  });
});
