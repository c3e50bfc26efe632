// Regeneration per turn. NetHack 3.6.7 src/allmain.c (moveloop).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { ForceSum } from '../../spells/index.ts';
import type { HealingRules } from '../../worldrules/index.ts';
import { forceRegeneration } from './force-powers.ts';
import type { HeroSheet } from './hero-sheet.ts';

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

/** Facts of a hero for the hit points of a turn. */
export interface MendingView extends RegenerationView {
  /** What he bears. */
  readonly forces: ForceSum;
  /** He has another form. */
  readonly inForm: boolean;
}

/** A hero in a turn. @param turn its number, from 1 */
export function mendingView(sheet: HeroSheet, turn: number): MendingView {
  const { constitution, wisdom, intelligence } = sheet.present;
  return {
    level: sheet.level,
    constitution,
    wisdom,
    intelligence,
    wizard: sheet.role === 'wizard',
    turn,
    forces: sheet.forces.sum,
    inForm: sheet.powers.form !== undefined,
  };
}

/**
 * Hit points that come back to a hero in a turn: by his body, or by that of his form, and by forces. 0 or more, and at
 * most what he lacks counts. Under rules of spell objects they come back tick by tick instead. Label: `healing`.
 */
export function hitPointsOfTurn(chance: Chance, ruleset: Ruleset, view: MendingView): number {
  const { healing, forms } = ruleset.slots.world;
  const byBody = view.inForm
    ? healedInForm(forms.healsEvery, view.turn)
    : hitPointsBack(chance, healing, view);
  return Math.max(0, byBody + forceRegeneration(ruleset, view.forces, view.turn));
}

/** Hit points that come back to a form: one now and then. NetHack 3.6.7 src/allmain.c (u_regen_hp). */
function healedInForm(every: number, turn: number): number {
  return turn % every === 0 ? 1 : 0;
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
