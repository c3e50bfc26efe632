// Regeneration per turn. NetHack 3.6.7 src/allmain.c (moveloop).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { HealingRules } from '../../worldrules/index.ts';

/** Facts of a hero for regeneration. */
export interface RegenerationView {
  readonly level: number;
  readonly constitution: number;
  readonly wisdom: number;
  readonly intelligence: number;
  /** A Wizard: energy regenerates faster. */
  readonly wizard: boolean;
  /** Turn counter, from 1. */
  readonly turn: number;
}

/**
 * Hit points regained this turn. Below level `slowBelow`: 1 every few turns. From that level: every third turn 1,
 * or a draw up to the constitution, capped by the level. Label: `healing`.
 */
export function hitPointsBack(
  chance: Chance,
  { slowBelow, over, plus, every, plainUpTo }: HealingRules,
  { level, constitution, turn }: RegenerationView,
): number {
  if (level < slowBelow) {
    return turn % (floorDiv(over, level + plus) + 1) === 0 ? 1 : 0;
  }
  if (turn % every !== 0) {
    return 0;
  }
  if (constitution <= plainUpTo) {
    return 1;
  }
  return Math.min(1 + chance.below(constitution, 'healing'), level - slowBelow + 1);
}

/** Energy or grace regained this turn. Label: `energy`. */
export function energyBack(
  chance: Chance,
  { energy }: HealingRules,
  { level, wisdom, intelligence, wizard, turn }: RegenerationView,
): number {
  const share = wizard ? energy.wizardShare : energy.share;
  const every = floorDiv((energy.from - level) * share, energy.over);
  if (turn % Math.max(1, every) !== 0) {
    return 0;
  }
  return 1 + chance.below(floorDiv(wisdom + intelligence, energy.scoresOver) + 1, 'energy');
}
