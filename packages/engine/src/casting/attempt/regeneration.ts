// Energy regeneration. NetHack 3.6.7 src/allmain.c (moveloop), 5.0.0 (regen_pw).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingBurden } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A hero at the end of a turn. */
export interface RegenerationView {
  readonly role: string;
  /** Experience level, 1…30. */
  readonly level: number;
  /** 3…25. */
  readonly wisdom: number;
  /** 3…25. */
  readonly intelligence: number;
  readonly burden: CastingBurden;
  /** The turn counter, 1 or more. */
  readonly turn: number;
  /** Energy regenerates every turn. */
  readonly energyRegeneration: boolean;
  /** An amulet of magical breathing is worn; few rulesets use it. */
  readonly magicalBreathing: boolean;
  readonly energy: number;
  readonly mostEnergy: number;
}

/** Burdens that allow energy to regenerate. */
const LIGHT: readonly CastingBurden[] = ['unencumbered', 'burdened'];

/** Turns from one gain to the next, 1 or more. */
export function regenerationTurns(rules: CastingRules, role: string, level: number): number {
  const { from, over, roles, others } = rules.regeneration;
  return Math.max(1, truncDiv((from - level) * (roles[role] ?? others), over));
}

/** Maximum of one gain. */
export function mostRegeneration(rules: CastingRules, view: RegenerationView): number {
  const { statOver, breathing } = rules.regeneration;
  const own = truncDiv(view.wisdom + view.intelligence, statOver) + 1;
  return own + (view.magicalBreathing ? breathing : 0);
}

/** Energy gained this turn, 0 or more. Label: `energy-gain`. */
export function energyGain(chance: Chance, rules: CastingRules, view: RegenerationView): number {
  const inTurn = view.turn % regenerationTurns(rules, view.role, view.level) === 0;
  const due = view.energyRegeneration || (LIGHT.includes(view.burden) && inTurn);
  if (!due || view.energy >= view.mostEnergy) {
    return 0;
  }
  const gain = chance.roll(1, mostRegeneration(rules, view), 'energy-gain');
  const kept = Math.min(gain, view.mostEnergy - view.energy);
  const notes: CastingNotebook = chance;
  notes.note('energy-gain', kept);
  return kept;
}
