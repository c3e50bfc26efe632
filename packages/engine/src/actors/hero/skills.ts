// Skills with weapons and schools: practice by use, and steps that cost slots. NetHack 3.6.7 src/weapon.c
// (skill_init, use_skill, can_advance, could_advance, skill_advance).

import { CASTING_SKILLS, type CastingSkill } from '../../casting/index.ts';
import { type Archetype, TYPE, textOf, weaponFacts } from '../../objects/index.ts';
import { mostSkill, type Ruleset, skillsOf, startingSkill } from '../../rulesets/index.ts';
import type { HeroSheet } from './hero-sheet.ts';

/** A hero's standing in one skill. */
export interface SkillStanding {
  readonly skill: string;
  readonly level: CastingSkill;
  /** The role's highest level. */
  readonly most: CastingSkill;
  readonly training: number;
  /** Practice needed for the next step; infinity at the top. */
  readonly needed: number;
  /** Slots that the next step costs. */
  readonly slots: number;
  /** The next step is available now. */
  readonly ready: boolean;
}

/** Result of an attempt to enhance a skill. */
export type Enhancement =
  | { readonly kind: 'enhanced'; readonly skill: string; readonly level: CastingSkill }
  | {
      readonly kind: 'refused';
      readonly reason: 'restricted' | 'at-maximum' | 'needs-practice' | 'needs-slots';
    };

/** The hero's skill level; restricted if the role lacks the skill. */
export function skillOf(ruleset: Ruleset, sheet: HeroSheet, skill: string): CastingSkill {
  return sheet.skills[skill] ?? startingSkill(ruleset, sheet.role, skill);
}

/** The default skill of a kind of weapon. */
const USUAL: Readonly<Record<string, string>> = {
  sword: 'long-sword',
  hafted: 'mace',
  polearm: 'spear',
  digger: 'pick-axe',
};

/** The skill of a weapon or launcher; empty for none. */
export function weaponSkill(archetype: Archetype): string {
  const named = textOf(archetype, 'weaponSkill');
  if (named !== '' || archetype.type !== TYPE.weapon) {
    return named;
  }
  const { quarterstaff, kind } = weaponFacts(archetype);
  return quarterstaff ? 'quarterstaff' : (USUAL[kind] ?? '');
}

/** Trains a skill; restricted skills can't be trained. @returns whether a step has become available */
export function train(ruleset: Ruleset, sheet: HeroSheet, skill: string, points: number): boolean {
  if (points <= 0 || skillOf(ruleset, sheet, skill) === 'restricted') {
    return false;
  }
  const before = standing(ruleset, sheet, skill).ready;
  sheet.training[skill] = trainingOf(ruleset, sheet, skill) + points;
  return !before && standing(ruleset, sheet, skill).ready;
}

/** Practice so far. It starts at the practice that corresponds to the skill's level. */
function trainingOf(ruleset: Ruleset, sheet: HeroSheet, skill: string): number {
  const start = startingSkill(ruleset, sheet.role, skill);
  const before = start === 'basic' ? ruleset.bridges.skills.practice('unskilled') : 0;
  return sheet.training[skill] ?? before;
}

/** The hero's standing in a skill. */
function standing(ruleset: Ruleset, sheet: HeroSheet, skill: string): SkillStanding {
  const { bridges } = ruleset;
  const level = skillOf(ruleset, sheet, skill);
  const most = mostSkill(ruleset, sheet.role, skill);
  const training = trainingOf(ruleset, sheet, skill);
  const atTop = CASTING_SKILLS.indexOf(level) >= CASTING_SKILLS.indexOf(most);
  const needed = atTop ? Number.POSITIVE_INFINITY : bridges.skills.practice(level);
  const slots = bridges.skills.slots(skill, level);
  const ready = training >= needed && sheet.skillSlots >= slots;
  return { skill, level, most, training, needed, slots, ready };
}

/** Every skill of the role in the order of its row. */
export function standings(ruleset: Ruleset, sheet: HeroSheet): SkillStanding[] {
  return skillsOf(ruleset, sheet.role).map(skill => standing(ruleset, sheet, skill));
}

/** Enhances a skill if practice and slots suffice. */
export function enhance(ruleset: Ruleset, sheet: HeroSheet, skill: string): Enhancement {
  const now = standing(ruleset, sheet, skill);
  if (now.level === 'restricted') {
    return { kind: 'refused', reason: 'restricted' };
  }
  if (now.needed === Number.POSITIVE_INFINITY) {
    return { kind: 'refused', reason: 'at-maximum' };
  }
  if (!now.ready) {
    const reason = now.training < now.needed ? 'needs-practice' : 'needs-slots';
    return { kind: 'refused', reason };
  }
  const level = CASTING_SKILLS[CASTING_SKILLS.indexOf(now.level) + 1]!;
  sheet.skills[skill] = level;
  sheet.skillSlots -= now.slots;
  return { kind: 'enhanced', skill, level };
}

/** Raises the skill of an item or spell in the starting kit to basic, if the role can reach it. */
export function learnByKit(ruleset: Ruleset, sheet: HeroSheet, skill: string): void {
  if (skillOf(ruleset, sheet, skill) === 'unskilled') {
    sheet.skills[skill] = 'basic';
    sheet.training[skill] = ruleset.bridges.skills.practice('unskilled');
  }
}
