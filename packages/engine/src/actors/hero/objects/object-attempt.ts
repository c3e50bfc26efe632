// A hero's attempt to cast by the rules of spell objects.

import type { Enumerator } from '../../../chance/index.ts';
import {
  attemptObject,
  type ObjectAttemptView,
  type SpellcraftRules,
} from '../../../spellcraft/index.ts';
import type { HeroSheet } from '../hero-sheet.ts';
import type { KnownSpell } from '../hero-views.ts';

/** The facts of one attempt. */
export function objectAttemptView(
  sheet: HeroSheet,
  spell: KnownSpell,
  spellId: number,
): ObjectAttemptView {
  const { worn, present, spells, level, conditions } = sheet;
  const paysGrace = spell.pool === 'grace';
  return {
    levels: levelsOf(spell),
    hasSkill: spell.casterLevel > 0,
    manaPrice: paysGrace ? 0 : spell.price,
    gracePrice: paysGrace ? spell.price : spell.andGrace,
    mana: sheet.energy,
    grace: sheet.grace,
    maxGrace: sheet.maxGrace,
    wisdom: present.wisdom,
    characterLevel: level,
    encumbrance: worn.craft.encumbrance,
    luck: worn.craft.luck,
    ...(conditions.has('confused') && {
      confused: {
        spells: Math.max(1, spells.length),
        chosen: spells.findIndex(({ id }) => id === spellId),
      },
    }),
  };
}

function levelsOf({ facts, casterLevel, paths }: KnownSpell): ObjectAttemptView['levels'] {
  return { spellLevel: facts.level, baseLevel: casterLevel, paths };
}

/** Success chance in percent, 0…100, of a hero who can pay; 0 where he may not cast the spell at all. */
export function objectChance(
  rules: SpellcraftRules,
  view: ObjectAttemptView,
  ask: Enumerator,
): number {
  const paid = { ...view, mana: view.manaPrice, grace: view.gracePrice };
  const ends = ask.ask(attemptObject, rules, paid);
  return 100 * ends.probability(({ outcome }) => outcome === 'cast');
}
