// The spells that a role begins with by the rule of the casting slot, besides what its kit holds.
// NetHack 3.6.7 src/u_init.c (ini_inv).

import { startingSpells } from '../casting/index.ts';
import type { Chance } from '../chance/index.ts';
import {
  type Archetype,
  type Content,
  makeObject,
  spellFacts,
  TYPE,
  textOf,
} from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { knownSpell } from './hero-views.ts';
import { learnByKit } from './skills.ts';

/**
 * Teaches a new hero the spells of his role. Books that the content doesn't have are never drawn.
 * Labels: those of `startingSpells`.
 */
export function giveSpells(
  chance: Chance,
  ruleset: Ruleset,
  sheet: HeroSheet,
  content: Content,
  nextId: () => number,
): void {
  const shipped = spellsBySlug(content);
  const { casting } = ruleset.slots;
  const row = casting.startingBooks.byRole[sheet.role];
  const spells = Object.fromEntries(
    Object.entries(casting.spells).filter(([slug]) => shipped.has(slug)),
  );
  const suits = Object.values(spells).some(
    ({ level, weight }) => level <= casting.startingBooks.mostLevel && weight > 0,
  );
  if (row === undefined || (row.random > 0 && !suits)) {
    return;
  }
  for (const slug of startingSpells(chance, { ...casting, spells }, { role: sheet.role })) {
    const archetype = shipped.get(slug);
    const isKnown = sheet.spells.some(({ archetype: { id } }) => id === archetype?.id);
    if (archetype !== undefined && !isKnown) {
      const spell = makeObject(content, archetype, nextId);
      sheet.spells.push(spell);
      learnByKit(ruleset, sheet, knownSpell(ruleset, sheet, spell).school);
    }
  }
}

/** The spells that heroes learn, by their names in the casting slot. */
function spellsBySlug(content: Content): ReadonlyMap<string, Archetype> {
  const spells = new Map<string, Archetype>();
  for (const archetype of content.archetypes) {
    const isLearned =
      archetype.type === TYPE.spellbook && archetype.inventory[0]?.archetype !== undefined;
    if (isLearned) {
      const spell = content.archetype(archetype.inventory[0]!.archetype);
      const slug = slugOf(spell);
      if (!spells.has(slug) || textOf(spell, 'rulesName') !== '') {
        spells.set(slug, spell);
      }
    }
  }
  return spells;
}

function slugOf(spell: Archetype): string {
  return textOf(spell, 'rulesName') || spellFacts(spell).name.replaceAll(' ', '-');
}
