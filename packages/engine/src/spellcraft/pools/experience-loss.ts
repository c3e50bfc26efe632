// Experience lost by death and by draining. Crossfire server/player.c (apply_death_exp_penalty), common/exp.c
// (add_exp, subtract_exp).

import { truncDiv } from '../../integers/index.ts';
import type { ExperienceLossRules } from '../hit-rules.ts';
import type { SpellcraftRules } from '../rules.ts';

/** Experience in one skill, or in all. */
export interface ExperienceView {
  readonly experience: number;
  /** The most that it ever was. */
  readonly total: number;
  /** The experience with which the level begins below which death takes nothing. */
  readonly levelFloor: number;
}

/** A hero who loses experience. */
export interface ExperienceLossView extends ExperienceView {
  readonly skills: readonly ExperienceView[];
  /** Points that a drain takes; absent: a death. */
  readonly drained?: number;
}

/** Percent of a whole. */
const WHOLE = 100;

/** How much of a loss is really taken: some of what was ever earned stays. */
function limited(
  { permanentPercent, sharePercent }: ExperienceLossRules,
  { experience, total }: ExperienceView,
  loss: number,
): number {
  const most = Math.min(loss, experience);
  if (permanentPercent === 0) {
    return most;
  }
  const free = experience - truncDiv(total * permanentPercent, WHOLE);
  const half = Math.trunc(Math.fround(free * (sharePercent / WHOLE)));
  return Math.min(most, Math.max(0, half));
}

function deathLoss(rules: ExperienceLossRules, view: ExperienceView): number {
  const { experience, levelFloor } = view;
  const percent = truncDiv(experience * rules.deathPercent, WHOLE);
  return limited(rules, view, Math.min(percent, Math.max(0, experience - levelFloor)));
}

/** Experience lost. @returns the loss in all, and in each skill */
export function experienceLoss(
  { hits }: Pick<SpellcraftRules, 'hits'>,
  view: ExperienceLossView,
): { readonly lost: number; readonly skills: readonly number[] } {
  const rules = hits.experience;
  const { drained, skills, experience } = view;
  if (drained === undefined) {
    return { lost: deathLoss(rules, view), skills: skills.map(skill => deathLoss(rules, skill)) };
  }
  const share = Math.fround(Math.fround(drained) / Math.fround(experience));
  return {
    lost: limited(rules, view, drained),
    skills: skills.map(skill =>
      limited(rules, skill, Math.trunc(Math.fround(Math.fround(skill.experience) * share))),
    ),
  };
}
