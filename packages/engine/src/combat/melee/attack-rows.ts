// Prepared attacks as rows of integers, for `simulateAttacks`.

import { drawnAgain, drawnBound, drawnCases } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import type { CombatRules } from '../slot/rules.ts';
import type { Attack } from './attack-damage.ts';

/** Index of each integer in a row. */
export const ROW = {
  times: 0,
  /** Total damage above which the attack ends. */
  enough: 1,
  hitCases: 2,
  hitBound: 3,
  dice: 4,
  sides: 5,
  multiplier: 6,
  criticalCases: 7,
  criticalBound: 8,
  added: 9,
  hitFavoured: 10,
  sidesFavoured: 11,
  /** From here on: the number of sides of the critical die up to and including each class. */
  classes: 12,
} as const;

/** Represents unlimited hit points. */
const ENDLESS = 2147483647;
/** Draws below this need one word each. */
const MOST_CASES = 2097152;

/** Prepared attacks, one row each; made by `attackRows`. */
export interface AttackRows {
  readonly count: number;
  /** Integers per row. */
  readonly stride: number;
  readonly rows: Int32Array;
  /** For each critical class: times, over, plus. */
  readonly criticals: Int32Array;
  /** Sides of the critical die. */
  readonly faces: number;
  /** Numbers of biased words that are redrawn, for the critical test and the critical die. */
  readonly criticalFavoured: number;
  readonly facesFavoured: number;
}

/**
 * Converts prepared attacks to rows. Throws a UsageError for an attack with 2,097,152 or more cases of a hit
 * roll, or with more hit points than 32 bits hold.
 */
export function attackRows(rules: CombatRules, attacks: readonly Attack[]): AttackRows {
  const { classes, sides, outOf } = rules.critical;
  const stride = ROW.classes + classes.length;
  const rows = new Int32Array(attacks.length * stride);
  attacks.forEach(({ times, k, n, enough, blow }, index) => {
    if (n >= MOST_CASES || outOf >= MOST_CASES) {
      throw new UsageError(`attacks[${index}].n`, n, `fewer than ${MOST_CASES} cases`);
    }
    const base = index * stride;
    rows[base + ROW.times] = times;
    rows[base + ROW.enough] = Math.min(enough, ENDLESS);
    rows[base + ROW.hitCases] = drawnCases(k, n);
    rows[base + ROW.hitBound] = drawnBound(k, n);
    rows[base + ROW.dice] = blow.sides > 0 ? blow.dice : 0;
    rows[base + ROW.sides] = blow.sides;
    rows[base + ROW.multiplier] = blow.multiplier;
    rows[base + ROW.criticalCases] = drawnCases(blow.criticalPower, outOf);
    rows[base + ROW.criticalBound] = drawnBound(blow.criticalPower, outOf);
    rows[base + ROW.added] = blow.added;
    rows[base + ROW.hitFavoured] = drawnAgain(n);
    rows[base + ROW.sidesFavoured] = drawnAgain(blow.sides);
    let faces = 0;
    blow.criticalWeights.forEach((weight, index) => {
      faces += weight;
      rows[base + ROW.classes + index] = faces;
    });
  });
  return {
    count: attacks.length,
    stride,
    rows,
    criticals: Int32Array.from(classes.flatMap(({ times, over, plus }) => [times, over, plus])),
    faces: sides,
    criticalFavoured: drawnAgain(outOf),
    facesFavoured: drawnAgain(sides),
  };
}
