// A role's starting spells by the casting slot, besides its kit. NetHack 3.6.7 src/u_init.c (ini_inv).

import { startingSpells } from '../../casting/index.ts';
import type { Chance } from '../../chance/index.ts';
import { type Archetype, type Content, makeObject } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { knownSpell } from './hero-views.ts';
import { learnByKit } from './skills.ts';
import { contentSlug } from './spell-terms.ts';

/** Teaches a new hero his role's fixed starting spells. */
export function giveSpells(
  ruleset: Ruleset,
  sheet: HeroSheet,
  content: Content,
  nextId: () => number,
): void {
  const { byRole } = ruleset.slots.casting.startingBooks;
  for (const slug of byRole[sheet.role]?.always ?? []) {
    learn(ruleset, sheet, content, taughtAs(ruleset, content, slug), nextId);
  }
}

/** The content's spell for a name in the casting rules. */
function taughtAs(ruleset: Ruleset, content: Content, slug: string): Archetype | undefined {
  return content.spellTaughtAs(contentSlug(ruleset, slug));
}

/** Number of random starting spells of a role. */
function spellsByLuck(ruleset: Ruleset, role: string): number {
  const row = ruleset.slots.casting.startingBooks.byRole[role];
  return row === undefined ? 0 : row.random + Number(row.oneOf.length > 0);
}

/**
 * Teaches a new hero his role's random starting spells. Books that the content lacks are never drawn. Labels:
 * those of `startingSpells`.
 */
export function drawSpells(
  chance: Chance,
  ruleset: Ruleset,
  sheet: HeroSheet,
  content: Content,
  nextId: () => number,
): void {
  const names = spellDraw(ruleset, content, sheet.role)(chance);
  learnDrawn(ruleset, sheet, content, names, nextId);
}

/** How a role's random starting spells are drawn: their names in the casting rules. */
export function spellDraw(
  ruleset: Ruleset,
  content: Content,
  role: string,
): (chance: Chance) => readonly string[] {
  if (spellsByLuck(ruleset, role) === 0) {
    return () => NO_SPELLS;
  }
  const { casting } = ruleset.slots;
  const spells = Object.fromEntries(
    Object.entries(casting.spells).filter(
      ([slug, { level }]) =>
        level <= casting.startingBooks.mostLevel && taughtAs(ruleset, content, slug) !== undefined,
    ),
  );
  // A custom content may lack such books.
  if (Object.keys(spells).length <= spellsByLuck(ruleset, role)) {
    return () => NO_SPELLS;
  }
  const rules = { ...casting, spells };
  return chance => startingSpells(chance, rules, { role });
}

const NO_SPELLS: readonly string[] = [];

/** Teaches a new hero the spells that were drawn for him. */
export function learnDrawn(
  ruleset: Ruleset,
  sheet: HeroSheet,
  content: Content,
  names: readonly string[],
  nextId: () => number,
): void {
  for (const slug of names) {
    learn(ruleset, sheet, content, taughtAs(ruleset, content, slug), nextId);
  }
}

function learn(
  ruleset: Ruleset,
  sheet: HeroSheet,
  content: Content,
  archetype: Archetype | undefined,
  nextId: () => number,
): void {
  const isKnown = sheet.spells.some(({ archetype: { id } }) => id === archetype?.id);
  if (archetype !== undefined && !isKnown) {
    const spell = makeObject(content, archetype, nextId);
    sheet.spells.push(spell);
    learnByKit(ruleset, sheet, knownSpell(ruleset, sheet, spell).school);
  }
}
