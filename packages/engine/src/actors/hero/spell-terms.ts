// A spell in the terms of the present casting rules: its level, its school and whether it is an emergency
// spell.

import { type CastingRules, isEmergencySpell } from '../../casting/index.ts';
import { clamp } from '../../integers/index.ts';
import {
  type Archetype,
  factOf,
  type GameObject,
  spellFacts,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** The casting rules' facts of a spell. */
export interface SpellTerms {
  /** Kebab-case name, as in the casting slot's tables. */
  readonly slug: string;
  /** 1…7. */
  readonly spellLevel: number;
  /** The school whose skill the role uses. */
  readonly school: string;
  readonly emergency: boolean;
}

/** The highest spell level. */
const HIGHEST = 7;

/** The terms of a spell without regard to a role. */
export function plainSpellTerms(ruleset: Ruleset, spell: Archetype): SpellTerms {
  return spellTerms(ruleset, '', spell);
}

/**
 * The terms of a spell for a role. Content states levels and schools against one table of spells. Where the
 * casting rules list the spell differently, the level shifts by the difference and the school is theirs.
 */
export function spellTerms(ruleset: Ruleset, role: string, spell: Archetype): SpellTerms {
  const { bridges, slots } = ruleset;
  const facts = spellFacts(spell);
  const named = slugOf(spell);
  const slug = nameInRules(slots.casting, named);
  const stated = facts.spellLevel || bridges.spellLevel(facts.level);
  const school = schoolIn(
    slots.casting,
    facts.school || bridges.school(facts.path, facts.grace > 0),
  );
  const row = ownEntry(slots.casting.spells, slug);
  const written = ownEntry(bridges.writtenBy, named);
  const own = ownEntry(slots.casting.roles[role]?.schools ?? {}, slug);
  if (row === undefined) {
    return { slug, spellLevel: stated, school: own ?? school, emergency: facts.emergency };
  }
  const moved = written === undefined ? 0 : row.level - written.level;
  const listed = written === undefined || written.school !== row.school ? row.school : school;
  return {
    slug,
    spellLevel: clamp(stated + moved, 1, HIGHEST),
    school: own ?? listed,
    emergency: isEmergencySpell(slots.casting, slug),
  };
}

/** The school of the casting rules that a school of the content counts as. */
function schoolIn({ training }: CastingRules, school: string): string {
  return ownEntry(training.schoolsInstead ?? {}, school) ?? school;
}

/** A table's own entry under a name from a file, so that `__proto__` and `constructor` find none. */
function ownEntry<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A spell's name in the table that content is written against. */
function slugOf(spell: Archetype): string {
  return textOf(spell, 'rulesName') || spellFacts(spell).name.replaceAll(' ', '-');
}

/** The casting rules' name of a spell of the content, or of the spell that replaces it. */
function nameInRules({ spells }: CastingRules, slug: string): string {
  if (Object.hasOwn(spells, slug)) {
    return slug;
  }
  return Object.keys(spells).find(name => spells[name]!.standsFor === slug) ?? slug;
}

/** The content's name of a spell of the casting rules. */
export function contentSlug({ slots }: Ruleset, slug: string): string {
  return slots.casting.spells[slug]?.standsFor ?? slug;
}

/** Whether an item is a book of a spell that the casting rules removed, or that is theirs alone who list it. */
export function isBookOfNone(
  { bridges, slots }: Ruleset,
  { archetype, inventory }: GameObject,
): boolean {
  const [spell] = inventory;
  if (archetype.type !== TYPE.spellbook || spell === undefined) {
    return false;
  }
  const { casting } = slots;
  const slug = slugOf(spell.archetype);
  const isListed = casting.spells[nameInRules(casting, slug)] !== undefined;
  const isOfOthers = factOf(spell.archetype, 'onlyListed') !== 0;
  return !isListed && (isOfOthers || bridges.writtenBy[slug] !== undefined);
}
