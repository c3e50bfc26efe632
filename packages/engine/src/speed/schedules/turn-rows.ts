// The loops of a TurnSchedule over its rows: granting a turn's movement and listing the actors that can move.
// NetHack 3.6.7 src/mon.c (mcalcmove), src/allmain.c (moveloop).
//
// All rows are in one integer array, `stride` apart, because a loop over many arrays needs a register for the
// bounds of each and runs out of them. Indexes are in the order of arrival, so loops from the last index down
// visit the newest first.

import { type Chance, drawBelow } from '../../chance/index.ts';
import type { AllotmentTable } from '../allotment-table.ts';
import type { SpeedRules } from '../rules.ts';
import { NOBODY } from './schedule.ts';

/** Rows by place: who, how fast, the movement in hand, and what the speed is sure of each turn. */
export const ACTOR = 0;
export const SPEED = 1;
export const MOVEMENT = 2;
export const SURE = 3;
/** Lists of indexes: the actors that move in one pass, and in the next. They swap roles. */
export const ONE_PASS = 4;
export const OTHER_PASS = 5;
/** Lists of actors whose allotment is random: indexes, favourable cases, points, draws. */
const LUCKY = 6;
const FAVOURED = 7;
const POINTS = 8;
const DRAWN = 9;
/** Number of rows. */
export const ROWS = 10;

/** 1 if a number is at least another, else 0: the sign bit of their difference. Both are within 2³⁰. */
export function reaches(number: number, least: number): number {
  return ((least - 1 - number) | 0) >>> 31;
}

/** Lists the indexes whose allotment is random, newest first. @returns their number */
export function listLucky(
  table: AllotmentTable,
  rows: Int32Array,
  stride: number,
  places: number,
): number {
  let count = 0;
  for (let index = places - 1; index >= 0; index--) {
    const speed = rows[index + SPEED * stride]!;
    if (table.k[speed]! > 0) {
      rows[count + LUCKY * stride] = index;
      rows[count + FAVOURED * stride] = table.k[speed]!;
      rows[count + POINTS * stride] = table.more[speed]!;
      count++;
    }
  }
  return count;
}

/** Grants the random allotments. A test is the draw below(n) < k. */
export function grantByLuck(
  chance: Chance,
  table: AllotmentTable,
  rows: Int32Array,
  stride: number,
  count: number,
): void {
  drawBelow(chance, table.n, 'extra-move', rows, DRAWN * stride, count);
  grantDrawn(rows, stride | 0, count | 0);
}

/** Branch-free, as no processor could predict the branches. */
function grantDrawn(rows: Int32Array, stride: number, count: number): void {
  for (let at = 0; at < count; at++) {
    const unlucky = reaches(rows[(at + DRAWN * stride) | 0]!, rows[(at + FAVOURED * stride) | 0]!);
    const own = (rows[(at + LUCKY * stride) | 0]! + MOVEMENT * stride) | 0;
    rows[own] = rows[own]! + (rows[(at + POINTS * stride) | 0]! & (unlucky - 1));
  }
}

/** Grants every actor a turn's movement, newest first, by the ruleset's step. */
export function grantByStep(
  chance: Chance,
  rules: SpeedRules,
  rows: Int32Array,
  stride: number,
  places: number,
): void {
  const { allot } = rules.steps;
  for (let index = places - 1; index >= 0; index--) {
    rows[index + MOVEMENT * stride]! += allot(chance, rules, rows[index + SPEED * stride]!, false);
  }
}

/**
 * Grants each actor's fixed movement, and lists the indexes that can move, newest first.
 * @param list start of the list in the rows
 * @returns their number; below 0 if any actor is in debt
 */
export function listAble(
  rows: Int32Array,
  stride: number,
  list: number,
  places: number,
  move: number,
): number {
  let owing = 0;
  let end = list | 0;
  for (let index = (places - 1) | 0; index >= 0; index = (index - 1) | 0) {
    const own = (index + MOVEMENT * stride) | 0;
    const total = (rows[own]! + rows[(index + SURE * stride) | 0]!) | 0;
    rows[own] = total;
    owing |= total;
    rows[end] = index;
    end = (end + reaches(total, move)) | 0;
  }
  return owing < 0 ? NOBODY : (end - list) | 0;
}

/** Settles all debts, and lists as `listAble` does. @returns number that can move */
export function settleDebts(
  debt: SpeedRules['steps']['debt'],
  rows: Int32Array,
  stride: number,
  list: number,
  places: number,
  move: number,
): number {
  let count = 0;
  for (let index = places - 1; index >= 0; index--) {
    let total = rows[index + MOVEMENT * stride]!;
    if (total < 0) {
      total = debt(total);
      rows[index + MOVEMENT * stride] = total;
    }
    rows[list + count] = index;
    count += reaches(total, move);
  }
  return count;
}
