// The level at which a hero casts a spell.

import type { CastingSkill } from '../../../casting/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { baseLevel } from '../../../spellcraft/index.ts';
import { skillLevel } from '../../../worldrules/index.ts';
import type { HeroSheet } from '../hero-sheet.ts';

/** Whether casts go by the rules of spell objects. */
export function castsByObject({ slots }: Ruleset): boolean {
  return slots.casting.attempt.ways.attempt === 'by-object';
}

/** Level at which a hero casts a spell of a skill; 0: he lacks the skill. */
export function casterLevelOf(
  ruleset: Ruleset,
  { level }: Pick<HeroSheet, 'level'>,
  skill: CastingSkill,
): number {
  if (!castsByObject(ruleset)) {
    return level;
  }
  return baseLevel(ruleset.slots.spells, {
    kind: 'player',
    ownLevel: level,
    skillLevel: skillLevel(ruleset.slots.world.objectCasting, level, skill),
    needsSkill: true,
  });
}
