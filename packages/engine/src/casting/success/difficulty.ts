// How hard a spell is for a caster, and the two tables that follow from it.
// NetHack 3.6.7 src/spell.c (percent_success).

import { silent } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import { type CastingSkill, HIGHEST_LEVEL, HIGHEST_SPELL_LEVEL } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/**
 * How hard a spell of this level is: above 0 it costs chance, at 0 or below it gives some.
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

/** Difficulty by spell level, against skill and a part of the experience level, rounded down. */
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

/** The rank of a skill. Named one by one: a lookup by a changing name costs ten times as much. */
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

/** Who asks for the highest easy level. */
export interface EasyLevelView {
  /** Experience level, 1…30. */
  readonly level: number;
  readonly skill: CastingSkill;
}

/** The highest spell level, 1…7, whose difficulty is 0 or less; 0 when even the first is hard. */
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

/** What a level cliff is asked for. */
export interface LevelCliffView {
  /** 1…7. */
  readonly spellLevel: number;
  readonly skill: CastingSkill;
}

/** Where a spell level stops being difficult. */
export interface LevelCliff {
  /** The experience level, 2…30; absent when it never does or always was. */
  readonly level: number | undefined;
  /** It is easy at experience level 1 already. */
  readonly easyFromStart: boolean;
}

/** The experience level at which a spell level first has a difficulty of 0 or less. */
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
