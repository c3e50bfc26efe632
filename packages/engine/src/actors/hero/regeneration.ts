// Regeneration per turn. NetHack 3.6.7 src/allmain.c (moveloop).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';

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

/** The level that slow healing is measured against. */
const TOP_LEVEL = 30;

/**
 * Hit points regained this turn. Below level 10: 1 every ⌊42 / (level + 2)⌋ + 1 turns. From level 10: every
 * third turn 1, or a draw up to the constitution, capped at level − 9.
 */
export function hitPointsBack(chance: Chance, view: RegenerationView): number {
  const { level, constitution, turn } = view;
  if (level < 10) {
    return turn % (floorDiv(TOP_LEVEL + 12, level + 2) + 1) === 0 ? 1 : 0;
  }
  if (turn % 3 !== 0) {
    return 0;
  }
  if (constitution <= 12) {
    return 1;
  }
  return Math.min(1 + chance.below(constitution, 'healing'), level - 9);
}

/**
 * Energy regained: every ⌊(38 − level) × k / 6⌋ turns (k = 3 for Wizards, else 4), uniform over 1…⌊(Wis +
 * Int) / 15⌋ + 1.
 */
export function energyBack(chance: Chance, view: RegenerationView): number {
  const { level, wisdom, intelligence, wizard, turn } = view;
  const every = floorDiv((TOP_LEVEL + 8 - level) * (wizard ? 3 : 4), 6);
  if (turn % Math.max(1, every) !== 0) {
    return 0;
  }
  return 1 + chance.below(floorDiv(wisdom + intelligence, 15) + 1, 'energy');
}
