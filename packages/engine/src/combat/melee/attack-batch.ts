// Attacks in bulk, for simulations: equivalent to `strikeAll`, with the same draws in the same order. One
// loop runs over rows of integers with the generator's four words in local variables. Keeping them in memory,
// even in an object's fields, costs a chain of stores and loads per word, a third of the time. Therefore the
// generator's step is written out at each of the four draws.

import type { Generator } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { type AttackRows, ROW } from './attack-rows.ts';

const SHARE = 1 / 4294967296;
const FIRST_BIT = 0x80000000 | 0;

// Constants of this file are constants to the compiler; imported ones are looked up.
const { times: TIMES, enough: ENOUGH, hitCases: HIT_CASES, hitBound: HIT_BOUND } = ROW;
const { hitFavoured: HIT_FAVOURED, sidesFavoured: SIDES_FAVOURED } = ROW;
const { dice: DICE, sides: SIDES, multiplier: MULTIPLIER, added: ADDED } = ROW;
const { criticalCases: CRITICAL_CASES, criticalBound: CRITICAL_BOUND, classes: CLASSES } = ROW;

/**
 * Plays every attack of the rows once, in order, and writes its total damage, including the excess of the
 * killing blow. The draws equal those of `strikeAll` with the same generator, which continues after them.
 * @param out with room for one number per row
 */
export function simulateAttacks(generator: Generator, attacks: AttackRows, out: Int32Array): void {
  const { count, stride, rows, criticals } = attacks;
  const faces = attacks.faces >>> 0;
  const facesFavoured = attacks.facesFavoured >>> 0;
  const criticalFavoured = attacks.criticalFavoured >>> 0;
  const state = generator.upcoming();
  let a = state[0] | 0;
  let b = state[1] | 0;
  let c = state[2] | 0;
  let d = state[3] | 0;
  for (let index = 0, row = 0; index < count; index++, row += stride) {
    const times = rows[row + TIMES]!;
    const enough = rows[row + ENOUGH]!;
    const hitCases = rows[row + HIT_CASES]! >>> 0;
    const hitFavoured = rows[row + HIT_FAVOURED]! >>> 0;
    const hitBound = rows[row + HIT_BOUND]!;
    const dice = rows[row + DICE]!;
    const sides = rows[row + SIDES]! >>> 0;
    const sidesFavoured = rows[row + SIDES_FAVOURED]! >>> 0;
    const share = sides * SHARE;
    const criticalCases = rows[row + CRITICAL_CASES]! >>> 0;
    let total = 0;
    for (let blow = 0; blow < times && total <= enough; blow++) {
      let word = 0;
      if (hitCases > 1) {
        do {
          word = Math.imul(b, 5);
          word = Math.imul((word << 7) | (word >>> 25), 9);
          const shifted = b << 9;
          c ^= a;
          d ^= b;
          b ^= c;
          a ^= d;
          c ^= shifted;
          d = (d << 11) | (d >>> 21);
        } while (Math.imul(word, hitCases) >>> 0 < hitFavoured);
        if ((word ^ FIRST_BIT) >= hitBound) {
          continue;
        }
      } else if (hitCases === 0) {
        continue;
      }
      let damage = dice | 0;
      for (let die = 0; die < dice; die++) {
        do {
          word = Math.imul(b, 5);
          word = Math.imul((word << 7) | (word >>> 25), 9);
          const shifted = b << 9;
          c ^= a;
          d ^= b;
          b ^= c;
          a ^= d;
          c ^= shifted;
          d = (d << 11) | (d >>> 21);
        } while (Math.imul(word, sides) >>> 0 < sidesFavoured);
        damage = (damage + (((word >>> 0) * share) | 0)) | 0;
      }
      damage = Math.imul(damage, rows[row + MULTIPLIER]!);
      let critical = criticalCases === 1;
      if (criticalCases > 1) {
        do {
          word = Math.imul(b, 5);
          word = Math.imul((word << 7) | (word >>> 25), 9);
          const shifted = b << 9;
          c ^= a;
          d ^= b;
          b ^= c;
          a ^= d;
          c ^= shifted;
          d = (d << 11) | (d >>> 21);
        } while (Math.imul(word, criticalCases) >>> 0 < criticalFavoured);
        critical = (word ^ FIRST_BIT) < rows[row + CRITICAL_BOUND]!;
      }
      if (critical) {
        do {
          word = Math.imul(b, 5);
          word = Math.imul((word << 7) | (word >>> 25), 9);
          const shifted = b << 9;
          c ^= a;
          d ^= b;
          b ^= c;
          a ^= d;
          c ^= shifted;
          d = (d << 11) | (d >>> 21);
        } while (Math.imul(word, faces) >>> 0 < facesFavoured);
        damage = criticalOf(
          rows,
          row + CLASSES,
          criticals,
          ((word >>> 0) * faces * SHARE) | 0,
          damage,
        );
      }
      total = (total + Math.max(0, (damage + rows[row + ADDED]!) | 0)) | 0;
    }
    out[index] = total;
  }
  generator.resume(a, b, c, d);
}

/** The damage of a critical hit, by the result of its die. */
function criticalOf(
  rows: Int32Array,
  classes: number,
  criticals: Int32Array,
  face: number,
  damage: number,
): number {
  let index = 0;
  while (face >= rows[classes + index]!) {
    index++;
  }
  const at = 3 * index;
  return floorDiv(damage * criticals[at]!, criticals[at + 1]!) + criticals[at + 2]!;
}
