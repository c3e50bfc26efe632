// How casting trains a school. NetHack 3.6.7 src/weapon.c (practice_needed_to_advance,
// slots_required, skill_init), src/spell.c (spelleffects).

import { silent } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import { CASTING_SKILLS, type CastingOutcome, type CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A success trains the spell's school by the level of the spell; a restricted school gains nothing. */
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

/** Training that leads out of a skill to the next, unskilled or better. */
export function trainingNeeded({ training }: CastingRules, skill: CastingSkill): number {
  const rank = CASTING_SKILLS.indexOf(skill);
  return training.perRankSquared * rank * rank;
}

/** Training with which a school begins that is known at this skill: what led into it. */
export function trainingAtStart({ training }: CastingRules, skill: CastingSkill): number {
  const rank = Math.max(1, CASTING_SKILLS.indexOf(skill)) - 1;
  return training.perRankSquared * rank * rank;
}

/** Skill slots that the step out of a skill takes, unskilled or better. */
export function slotsNeeded(skill: CastingSkill): number {
  return truncDiv(CASTING_SKILLS.indexOf(skill) + 1, 2);
}
