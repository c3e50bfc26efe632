// A spell of the content in the terms of the casting rules that are played: its level, school and
// whether it is an emergency spell.

import { isEmergencySpell } from '../casting/index.ts';
import { clamp } from '../integers/index.ts';
import { type Archetype, spellFacts, textOf } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';

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
  const slug = textOf(spell, 'rulesName') || facts.name.replaceAll(' ', '-');
  const stated = facts.spellLevel || bridges.spellLevel(facts.level);
  const school = facts.school || bridges.school(facts.path, facts.grace > 0);
  const row = ownEntry(slots.casting.spells, slug);
  const written = ownEntry(bridges.writtenBy, slug);
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
