// A skill in a word, as the character sheet shows it. Angband 3.0.5 src/files.c (likert).

import { floorDiv } from '../../integers/index.ts';
import type { CombatRules } from './rules.ts';

/** The word for a skill with all bonuses. Rounding: steps are rounded down. */
export function skillWord({ skillWords }: CombatRules, skill: number): string {
  const { pointsPerStep, words, negative } = skillWords;
  const step = floorDiv(skill, pointsPerStep);
  return skill < 0 ? negative : words.findLast(({ from }) => step >= from)!.word;
}
