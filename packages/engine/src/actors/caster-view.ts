// The hero as a caster of NetHack's spells.

import type { Ruleset } from '../rulesets/index.ts';
import type { CasterView } from '../spells/index.ts';
import type { HeroSheet } from './hero/hero-sheet.ts';
import type { KnownSpell } from './hero/hero-views.ts';

/** A hero who casts a known spell. */
export function casterView(
  { bridges }: Ruleset,
  { present, role }: HeroSheet,
  { skill, casterLevel: level }: KnownSpell,
): CasterView {
  return {
    level,
    intelligence: present.intelligence,
    dexterity: bridges.shortScale(present.dexterity),
    skill,
    role,
    aims: true,
  };
}
