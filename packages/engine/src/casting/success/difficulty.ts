// Difficulty of a spell for a caster, and two derived tables. NetHack 3.6.7 src/spell.c (percent_success).

import { silent } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import { type CastingSkill, HIGHEST_LEVEL, HIGHEST_SPELL_LEVEL } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/**
 * Difficulty of a spell of a level: above 0 it lowers the chance, at 0 or below it raises the chance.
 * @param spellLevel 1…7
 * @param skill in the spell's school
 * @param level experience level, 1…30
 * Source: NetHack 3.6.7 src/spell.c (percent_success)
 */
export function difficulty(
  rules: CastingRules,
  spellLevel: number,
  skill: CastingSkill,
  level: number,
): number {
  return rules.steps.difficulty(rules, spellLevel, skill, level);
}

/** Difficulty by spell level, less skill and a share of the experience level, rounded down. */
export function difficultyBySkillAndLevel(
  rules: CastingRules,
  spellLevel: number,
  skill: CastingSkill,
  level: number,
): number {
  const { perSpellLevel, perSkill, ranks, levelsPerPoint, headStart } = rules.difficulty;
  const ability = perSkill * rankOf(ranks, skill) + truncDiv(level, levelsPerPoint) + headStart;
  return perSpellLevel * (spellLevel - 1) - ability;
}

/** The rank of a skill. Explicit branches, as a lookup by a varying name takes ten times as long. */
function rankOf(ranks: Readonly<Record<CastingSkill, number>>, skill: CastingSkill): number {
  switch (skill) {
    case 'restricted':
      return ranks.restricted;
    case 'unskilled':
      return ranks.unskilled;
    case 'basic':
      return ranks.basic;
    case 'skilled':
      return ranks.skilled;
    case 'expert':
      return ranks.expert;
  }
}

/** A caster, for the highest easy level. */
export interface EasyLevelView {
  /** Experience level, 1…30. */
  readonly level: number;
  readonly skill: CastingSkill;
}

/** The highest spell level, 1…7, with a difficulty of 0 or less; 0 if even the first is hard. */
export function highestEasyLevel(
  rules: CastingRules,
  view: EasyLevelView,
  notes: CastingNotebook = silent,
): number {
  let spellLevel = HIGHEST_SPELL_LEVEL;
  while (spellLevel > 0 && difficulty(rules, spellLevel, view.skill, view.level) > 0) {
    spellLevel--;
  }
  notes.note('highest-easy-level', spellLevel, view.level);
  return spellLevel;
}

/** A caster and a spell level. */
export interface LevelCliffView {
  /** 1…7. */
  readonly spellLevel: number;
  readonly skill: CastingSkill;
}

/** The experience level at which a spell level becomes easy. */
export interface LevelCliff {
  /** The experience level, 2…30; undefined if it never becomes easy or always was. */
  readonly level: number | undefined;
  /** It is easy from experience level 1. */
  readonly easyFromStart: boolean;
}

/** The first experience level at which a spell level has a difficulty of 0 or less. */
export function levelCliff(
  rules: CastingRules,
  view: LevelCliffView,
  notes: CastingNotebook = silent,
): LevelCliff {
  let level = 1;
  while (level <= HIGHEST_LEVEL && difficulty(rules, view.spellLevel, view.skill, level) > 0) {
    level++;
  }
  if (level === 1 || level > HIGHEST_LEVEL) {
    notes.note('no-cliff', view.spellLevel, level === 1 ? 1 : 0);
    return { level: undefined, easyFromStart: level === 1 };
  }
  notes.note('level-cliff', level, view.spellLevel);
  return { level, easyFromStart: false };
}
