// The states that attacks bring besides damage: each kind in the type acts with a chance of its own and
// is warded off by resistance and by a save. Crossfire server/attack.c (hit_with_one_attacktype,
// confuse_living, slow_living, paralyze_living, blind_living, poison_living); resistance to a state as
// in the house ruleset: it holds that many times in a hundred. Counts of effects that act every twenty
// ticks are given in turns of ten.

import type { Chance } from '../chance/index.ts';
import { clamp, floorDiv, truncDiv } from '../integers/index.ts';
import { MAGIC } from './attack-types.ts';
import { saves } from './creature-hit.ts';

/** A state that an attack brings. */
export type AttackState = 'confused' | 'poisoned' | 'slow' | 'paralysed' | 'afraid' | 'blind';

/** An effect about to hit a creature. */
export interface CreatureStatesView {
  readonly damage: number;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** Levels of the creature above those of the effect, for its save; below 0 counts as 0. */
  readonly levelsAbove: number;
  /** Percent by attack type number; absent is 0, 100 immune. */
  readonly resistances: Readonly<Record<number, number>>;
}

/** Told of each state that comes over the creature. @param turns 1 or more */
export type Inflict = (state: AttackState, turns: number) => void;

interface StateRule {
  /** Attack type number. */
  readonly kind: number;
  readonly state: AttackState;
  /** It acts once in so many hits. */
  readonly oneIn: number;
  /** Turns, 0 for none. @param resistance percent, below 100 */
  readonly turns: (damage: number, resistance: number) => number;
}

/** Turns of ten ticks in one act of an effect of speed 0.05. */
const TURNS_AN_ACT = 2;

/** The highest level in the table of saves. */
const HIGHEST = 110;

/** The house's: Crossfire gives neither slowness nor fear a length in the source. */
const SLOW_TURNS = 20;
/** Whoever is scared there regains courage once in twenty moves. */
const AFRAID_TURNS = 20;

const RULES: readonly StateRule[] = [
  { kind: 5, state: 'confused', oneIn: 3, turns: confusedTurns },
  // The house's: a point a turn, as many as the hit would have dealt.
  { kind: 10, state: 'poisoned', oneIn: 3, turns: scaled },
  { kind: 11, state: 'slow', oneIn: 6, turns: () => SLOW_TURNS },
  { kind: 12, state: 'paralysed', oneIn: 3, turns: paralysedTurns },
  { kind: 14, state: 'afraid', oneIn: 3, turns: () => AFRAID_TURNS },
  { kind: 22, state: 'blind', oneIn: 3, turns: blindTurns },
];

/** Bits of all attack types that bring a state. */
export const STATE_TYPES = RULES.reduce((bits, { kind }) => bits | (1 << kind), 0);

/** Whether an attack type brings states and never damage. */
export function bringsOnlyStates(attackType: number): boolean {
  return (attackType & STATE_TYPES) !== 0 && (attackType & ~(STATE_TYPES | MAGIC)) === 0;
}

/**
 * The states that one hit brings, in the order of their bits. Nobody is brought into a state to which
 * he is immune. Labels: `state`, `resists`, `saves`.
 */
export function creatureStates(chance: Chance, view: CreatureStatesView, inflict: Inflict): void {
  const { attackType, resistances } = view;
  const magic = (attackType & MAGIC) === 0 ? 0 : (resistances[1] ?? 0);
  const damage = truncDiv(view.damage * (100 - magic), 100);
  for (const { kind, state, oneIn, turns } of RULES) {
    if ((attackType & (1 << kind)) === 0) {
      continue;
    }
    const resistance = resistances[kind] ?? 0;
    if (resistance >= 100 || !chance.test(1, oneIn, 'state')) {
      continue;
    }
    const wardedOff =
      chance.test(Math.max(0, resistance), 100, 'resists') ||
      saves(chance, clamp(view.levelsAbove, 0, HIGHEST));
    const lasts = wardedOff ? 0 : turns(damage, resistance);
    if (lasts > 0) {
      inflict(state, lasts);
    }
  }
}

function scaled(damage: number, resistance: number): number {
  return truncDiv(damage * (100 - resistance), 100);
}

function confusedTurns(_: number, resistance: number): number {
  const acts = 8 + Math.max(1, scaled(5, resistance));
  return TURNS_AN_ACT * Math.min(Math.max(2, scaled(30, resistance)), acts);
}

/** Three ticks a point, at most fifty. */
function paralysedTurns(damage: number, resistance: number): number {
  const most = truncDiv(100 - resistance, 2);
  return floorDiv(Math.min(most, scaled(3 * damage, resistance)) + 9, 10);
}

/** An act a point, at most ten. quirk: resistance slows what wears off, and so lengthens it. */
function blindTurns(damage: number, resistance: number): number {
  return truncDiv(100 * TURNS_AN_ACT * Math.min(10, damage), 100 - resistance);
}
