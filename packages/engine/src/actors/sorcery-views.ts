// The hero and the monsters as NetHack's spells see them.

import { wordsIn } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Sorcerer, SorceryTarget } from '../spells/index.ts';
import type { Creature } from './creature.ts';
import { drainedBody } from './drained-body.ts';
import type { HeroSheet } from './hero-sheet.ts';
import type { KnownSpell } from './hero-views.ts';

/** The resistance, in percent, that is an immunity. */
const IMMUNE = 100;

/** A hero who casts a spell that he knows. */
export function sorcererView(
  { bridges }: Ruleset,
  { level, present, role }: HeroSheet,
  { skill }: KnownSpell,
): Sorcerer {
  return {
    level,
    intelligence: present.intelligence,
    dexterity: bridges.shortScale(present.dexterity),
    skill,
    role,
    aims: true,
  };
}

/** A monster that a spell may meet, as it is. */
export function monsterTarget({ bridges }: Ruleset, monster: Creature): SorceryTarget {
  const { archetype, facts } = monster;
  const { combatFlags } = facts;
  const words = wordsIn(archetype.texts.spellFlags ?? '');
  const undead = combatFlags.includes('undead');
  const notLiving = undead || words.includes('not-living');
  return {
    isHero: false,
    level: monster.level,
    baseLevel: facts.level,
    armourClass: bridges.descending(facts.armourClass),
    resistance: archetype.numbers.magicResistance ?? 0,
    immune: immuneBits(bridges.resistances(combatFlags)),
    magicResistant: words.includes('resists-magic'),
    sleepResistant: notLiving || words.includes('resists-sleep'),
    ...drainedBody(archetype),
    notLiving,
    undead,
    demon: combatFlags.includes('demon'),
    hitPoints: monster.hitPoints,
    mostHitPoints: monster.maxHitPoints,
  };
}

/** The hero, as spells of others and his own that come back see him. */
export function heroTarget({ bridges }: Ruleset, sheet: HeroSheet, hero: Creature): SorceryTarget {
  return {
    isHero: true,
    level: sheet.level,
    baseLevel: sheet.level,
    armourClass: bridges.descending(sheet.armourClass),
    resistance: 0,
    immune: immuneBits(bridges.resistances(hero.facts.combatFlags)),
    magicResistant: false,
    sleepResistant: false,
    drainResistant: false,
    notLiving: false,
    undead: false,
    demon: false,
    hitPoints: hero.hitPoints,
    mostHitPoints: hero.maxHitPoints,
  };
}

/** @param resisted percent by attack type number */
function immuneBits(resisted: Readonly<Record<number, number>>): number {
  let bits = 0;
  for (const [kind, percent] of Object.entries(resisted)) {
    bits |= percent >= IMMUNE ? 1 << Number(kind) : 0;
  }
  return bits;
}
