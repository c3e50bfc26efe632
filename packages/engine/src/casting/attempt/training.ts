// Training of schools by casting. NetHack 3.6.7 src/weapon.c (practice_needed_to_advance, slots_required,
// skill_init), src/spell.c (spelleffects).

import { silent } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import { CASTING_SKILLS, type CastingOutcome, type CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A success trains the spell's school by the spell's level; a restricted school isn't trained. */
export function trainingGained(
  view: { readonly skill: CastingSkill; readonly spellLevel: number },
  notes: CastingNotebook = silent,
): number {
  const gained = view.skill === 'restricted' ? 0 : view.spellLevel;
  notes.note('training', gained, view.spellLevel);
  return gained;
}

/** Attributes that a success exercises; a failure exercises none. */
export function exercisedBy(
  { training }: CastingRules,
  outcome: CastingOutcome,
): readonly string[] {
  return outcome === 'cast' ? training.exercises : [];
}

/** Training needed to advance from a skill, unskilled or better. */
export function trainingNeeded({ training }: CastingRules, skill: CastingSkill): number {
  const rank = CASTING_SKILLS.indexOf(skill);
  return training.perRankSquared * rank * rank;
}

/** Initial training of a school at a skill: the amount needed to reach it. */
export function trainingAtStart({ training }: CastingRules, skill: CastingSkill): number {
  const rank = Math.max(1, CASTING_SKILLS.indexOf(skill)) - 1;
  return training.perRankSquared * rank * rank;
}

/** Skill slots needed to advance from a skill, unskilled or better. */
export function slotsNeeded(skill: CastingSkill): number {
  return truncDiv(CASTING_SKILLS.indexOf(skill) + 1, 2);
}
