// A spell of the content in the terms of the casting rules that are played: its level, school and
// whether it is an emergency spell.

import { type CastingRules, isEmergencySpell } from '../../casting/index.ts';
import { clamp } from '../../integers/index.ts';
import { type Archetype, type GameObject, spellFacts, TYPE, textOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** What the casting rules say of a spell. */
export interface SpellTerms {
  /** Kebab-case name, as the casting slot's lists have it. */
  readonly slug: string;
  /** 1…7. */
  readonly spellLevel: number;
  /** School by whose skill the role casts it. */
  readonly school: string;
  readonly emergency: boolean;
}

/** The levels of spells. */
const HIGHEST = 7;

/** What a spell is to whoever has no role. */
export function plainSpellTerms(ruleset: Ruleset, spell: Archetype): SpellTerms {
  return spellTerms(ruleset, '', spell);
}

/**
 * What a spell is to a role. Content states levels and schools by one list of spells; where the casting
 * rules list a spell of the same name otherwise, its level is moved by as much, and its school is theirs.
 */
export function spellTerms(ruleset: Ruleset, role: string, spell: Archetype): SpellTerms {
  const { bridges, slots } = ruleset;
  const facts = spellFacts(spell);
  const named = slugOf(spell);
  const slug = nameInRules(slots.casting, named);
  const stated = facts.spellLevel || bridges.spellLevel(facts.level);
  const school = facts.school || bridges.school(facts.path, facts.grace > 0);
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

/** What a table has under a name that a file has chosen: `__proto__` and `constructor` are in none. */
function ownEntry<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A spell's name in the list by which content is written. */
function slugOf(spell: Archetype): string {
  return textOf(spell, 'rulesName') || spellFacts(spell).name.replaceAll(' ', '-');
}

/** The name that the casting rules have for a spell of the content: that of the one that stands for it. */
function nameInRules({ spells }: CastingRules, slug: string): string {
  if (Object.hasOwn(spells, slug)) {
    return slug;
  }
  return Object.keys(spells).find(name => spells[name]!.standsFor === slug) ?? slug;
}

/** The name by which content knows a spell of the casting rules. */
export function contentSlug({ slots }: Ruleset, slug: string): string {
  return slots.casting.spells[slug]?.standsFor ?? slug;
}

/** Whether a thing is a book of a spell that the casting rules have done away with. */
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
  return bridges.writtenBy[slug] !== undefined && !isListed;
}
