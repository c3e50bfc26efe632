// The hero as a caster of NetHack's spells.

import type { Ruleset } from '../rulesets/index.ts';
import type { Sorcerer } from '../spells/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import type { KnownSpell } from './hero-views.ts';

/** A hero who casts a spell that he knows. */
export function sorcererView(
  { bridges }: Ruleset,
  { level, attributes, role }: HeroSheet,
  { skill }: KnownSpell,
): Sorcerer {
  return {
    level,
    intelligence: attributes.intelligence,
    dexterity: bridges.shortScale(attributes.dexterity),
    skill,
    role,
    aims: true,
  };
}
