// What one hit did besides its damage. Play refills one record for all hits.

import { type BodyStates, copyStates, noStates } from './body-states.ts';
import type { CreatureHitView } from './hit-view.ts';

/** The effect of a hit on a carried thing. */
export interface ThingChange {
  /** Its place in the list of the view. */
  readonly place: number;
  readonly change: 'corroded' | 'withstood' | 'cancelled';
}

/** Bits of conditions that a hit brought, new or renewed. */
export const BROUGHT = {
  confusion: 1,
  poison: 2,
  slow: 4,
  paralysis: 8,
  fear: 16,
  blindness: 32,
  depletion: 64,
} as const;

/** Everything that a hit changed besides hit points. */
export interface HitResult {
  /** Hit points lost; more than were left: it dies. */
  damage: number;
  /** The steps before damage let nothing through: not even an effect of one hit ends. */
  stopped: boolean;
  killed: boolean;
  /** Bits of `BROUGHT`. */
  brought: number;
  /** The conditions after the hit. */
  readonly states: BodyStates;
  /** Clock before its next act, after a paralysis. */
  speedLeft: number;
  /** Place of the attribute in the slot's list that depletion lowers. */
  depleted: number;
  /** Its hit points fell below what it runs away at. */
  runsAway: boolean;
  readonly things: ThingChange[];
  /** Experience that the target loses, and that the attacker gains. */
  experienceLost: number;
  experienceGained: number;
  /** Hit points that the attacker gains by a drain, and by stealing life. */
  drained: number;
  stolen: number;
  /** An effect of one hit ends. */
  strikerEnds: boolean;
}

/** An empty record. */
export function newResult(): HitResult {
  return {
    damage: 0,
    stopped: false,
    killed: false,
    brought: 0,
    states: noStates(),
    speedLeft: 0,
    depleted: -1,
    runsAway: false,
    things: [],
    experienceLost: 0,
    experienceGained: 0,
    drained: 0,
    stolen: 0,
    strikerEnds: false,
  };
}

const NONE = noStates();

/** Makes a record ready for a hit. */
export function beginResult(result: HitResult, { states, speedLeft = 0 }: CreatureHitView): void {
  result.damage = 0;
  result.stopped = false;
  result.killed = false;
  result.brought = 0;
  copyStates(states ?? NONE, result.states);
  result.speedLeft = speedLeft;
  result.depleted = -1;
  result.runsAway = false;
  result.things.length = 0;
  result.experienceLost = 0;
  result.experienceGained = 0;
  result.drained = 0;
  result.stolen = 0;
  result.strikerEnds = false;
}
