// Creatures as the combat and spell rules see them: functions of their facts only.

import type { TargetView } from '../../combat/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { attackNumber } from '../../spellcraft/index.ts';
import type { SpellTarget, StruckCreature } from '../../spells/index.ts';
import type { FoeFacts } from './foe-facts.ts';

/** The resistance, in percent, that counts as an immunity. */
const IMMUNE = 100;

/** Who can't be paralysed can't be put to sleep. */
const PARALYSIS = attackNumber('paralyze');

/** The view of a creature that is struck or shot at. @param visible whether the hero sees it */
export function targetView({ armourClass, flags }: FoeFacts, visible: boolean): TargetView {
  return { armourClass, monsterFlags: flags, visible };
}

/** The view of a creature struck by an effect on the map. */
export function struckView(facts: FoeFacts): StruckCreature {
  const { level, resistances, kindName, race, lifeless, hitPoints: life, experience } = facts;
  const undead = facts.flags.includes('undead');
  const { squares, ownDamage, runsBelow } = facts;
  const kind = facts.isHero
    ? 'hero'
    : facts.body === 'ordinary' || facts.body === 'adult-dragon'
      ? 'monster'
      : 'golem';
  return {
    ...{ level, resistances, kindName, race, undead, lifeless, life, experience, squares },
    ...{ kind, ownDamage, runsBelow },
  };
}

/** The view of a creature met by NetHack's spells. NetHack 3.6.7 src/mondata.c (resists_drli). */
export function spellTarget({ bridges }: Ruleset, facts: FoeFacts): SpellTarget {
  const undead = facts.flags.includes('undead');
  const demon = facts.flags.includes('demon');
  const notLiving = undead || facts.lifeless;
  return {
    isHero: facts.isHero,
    level: facts.level,
    baseLevel: facts.baseLevel,
    armourClass: bridges.descending(facts.armourClass),
    resistance: facts.magicResistance,
    immune: immuneBits(facts.resistances),
    magicResistant: facts.magicResistant,
    sleepResistant:
      notLiving || facts.sleepResistant || (facts.resistances[PARALYSIS] ?? 0) >= IMMUNE,
    drainResistant: undead || demon || facts.drainResistant,
    body: facts.body,
    notLiving,
    undead,
    demon,
    hitPoints: facts.hitPoints,
    mostHitPoints: facts.mostHitPoints,
  };
}

/** @param resisted percent by attack type number */
function immuneBits(resisted: FoeFacts['resistances']): number {
  let bits = 0;
  for (const [type, percent] of Object.entries(resisted)) {
    bits |= percent >= IMMUNE ? 1 << Number(type) : 0;
  }
  return bits;
}
