// A hero who reads a book by the rules of spell objects.

import { type GameObject, spellFacts } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { StudyObjectView } from '../../../spellcraft/index.ts';
import { skillLevel } from '../../../worldrules/index.ts';
import type { HeroSheet } from '../hero-sheet.ts';
import { skillOf } from '../skills.ts';
import { spellTerms } from '../spell-terms.ts';

/** Whether books are read by the rules of spell objects. */
export function studiesByObject({ slots }: Ruleset): boolean {
  return slots.casting.attempt.ways.books === 'by-object';
}

/**
 * The facts of one reading. A hero of the house reads as well as his level. @param beatitude as it is, or as far
 * as he knows
 */
export function studyObjectView(
  ruleset: Ruleset,
  sheet: HeroSheet,
  book: GameObject,
  beatitude: StudyObjectView['beatitude'],
): StudyObjectView {
  const { archetype } = book.inventory[0]!;
  const facts = spellFacts(archetype);
  const { school } = spellTerms(ruleset, sheet.role, archetype);
  const { level, present, worn, conditions } = sheet;
  return {
    spellLevel: facts.level,
    beatitude,
    known: sheet.spells.some(spell => spell.archetype === archetype),
    skillLevel: skillLevel(
      ruleset.slots.world.objectCasting,
      level,
      skillOf(ruleset, sheet, school),
    ),
    readLevel: level,
    confused: conditions.has('confused'),
    starting: book.hasFlag('startequip'),
    stat: facts.grace > 0 ? present.wisdom : present.intelligence,
    luck: worn.craft.luck,
  };
}
