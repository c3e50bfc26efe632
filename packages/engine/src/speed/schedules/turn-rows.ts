// The loops of a TurnSchedule over its rows: granting a turn's movement and listing who can move.
// NetHack 3.6.7 src/mon.c (mcalcmove), src/allmain.c (moveloop).
//
// All rows lie in one array of integers, `stride` apart, because a loop over many arrays keeps the
// bounds of each in registers and runs out of them. Places count in the order of arrival, so that
// loops from the last place down visit the newest first.

import { type Chance, drawBelow } from '../../chance/index.ts';
import type { AllotmentTable } from '../allotment-table.ts';
import type { SpeedRules } from '../rules.ts';
import { NOBODY } from './schedule.ts';

/** Rows by place: who, how fast, the movement in hand, and what the speed is sure of each turn. */
export const ACTOR = 0;
export const SPEED = 1;
export const MOVEMENT = 2;
export const SURE = 3;
/** Lists of places: those who move in one pass, and in the pass after; they change about. */
export const ONE_PASS = 4;
export const OTHER_PASS = 5;
/** Lists of those whose allotment is left to luck: places, favoured cases, points, what was drawn. */
const LUCKY = 6;
const FAVOURED = 7;
const POINTS = 8;
const DRAWN = 9;
/** How many rows there are. */
export const ROWS = 10;

/** 1 when a number is so great at least, else 0: the sign of what is missing. Both within 2³⁰. */
export function reaches(number: number, least: number): number {
  return ((least - 1 - number) | 0) >>> 31;
}

/** Lists the places whose allotment is a matter of luck, newest first. @returns how many */
export function listLucky(
  table: AllotmentTable,
  rows: Int32Array,
  stride: number,
  places: number,
): number {
  let count = 0;
  for (let place = places - 1; place >= 0; place--) {
    const speed = rows[place + SPEED * stride]!;
    if (table.k[speed]! > 0) {
      rows[count + LUCKY * stride] = place;
      rows[count + FAVOURED * stride] = table.k[speed]!;
      rows[count + POINTS * stride] = table.more[speed]!;
      count++;
    }
  }
  return count;
}

/** Grants what is a matter of luck to those who are listed. A test is the draw below(n) < k. */
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

/** Sums, not questions: no processor foresees them. */
function grantDrawn(rows: Int32Array, stride: number, count: number): void {
  for (let at = 0; at < count; at++) {
    const unlucky = reaches(rows[(at + DRAWN * stride) | 0]!, rows[(at + FAVOURED * stride) | 0]!);
    const own = (rows[(at + LUCKY * stride) | 0]! + MOVEMENT * stride) | 0;
    rows[own] = rows[own]! + (rows[(at + POINTS * stride) | 0]! & (unlucky - 1));
  }
}

/** Grants everybody a turn's movement, newest first, by the ruleset's step. */
export function grantByStep(
  chance: Chance,
  rules: SpeedRules,
  rows: Int32Array,
  stride: number,
  places: number,
): void {
  const { allot } = rules.steps;
  for (let place = places - 1; place >= 0; place--) {
    rows[place + MOVEMENT * stride]! += allot(chance, rules, rows[place + SPEED * stride]!, false);
  }
}

/**
 * Grants what each place is sure of, and lists the places that can move, newest first.
 * @param list where the list begins in the rows @returns how many; below 0 when somebody is in debt
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
  for (let place = (places - 1) | 0; place >= 0; place = (place - 1) | 0) {
    const own = (place + MOVEMENT * stride) | 0;
    const total = (rows[own]! + rows[(place + SURE * stride) | 0]!) | 0;
    rows[own] = total;
    owing |= total;
    rows[end] = place;
    end = (end + reaches(total, move)) | 0;
  }
  return owing < 0 ? NOBODY : (end - list) | 0;
}

/** Deals with all debts, and lists as `listAble` does. @returns how many can move */
export function settleDebts(
  debt: SpeedRules['steps']['debt'],
  rows: Int32Array,
  stride: number,
  list: number,
  places: number,
  move: number,
): number {
  let count = 0;
  for (let place = places - 1; place >= 0; place--) {
    let total = rows[place + MOVEMENT * stride]!;
    if (total < 0) {
      total = debt(total);
      rows[place + MOVEMENT * stride] = total;
    }
    rows[list + count] = place;
    count += reaches(total, move);
  }
  return count;
}
