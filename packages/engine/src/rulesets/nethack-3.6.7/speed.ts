// Speed as NetHack 3.6.7 plays it. src/allmain.c (moveloop), src/mon.c (mcalcmove, movemon),
// src/hack.c (weight_cap, calc_capacity), src/steed.c (kick_steed).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import {
  type BurdenRow,
  type Encumbrance,
  forgiveDebt,
  type SpeedRules,
} from '../../speed/index.ts';

/** The part that the burden takes is rounded down, so what is left is rounded up. */
function takeRoundedBurden(points: number, { times, over }: BurdenRow): number {
  return points - floorDiv(times * points, over);
}

/** Whole moves; what is over makes one more move by chance. The steed is no exception. */
function allotWholeMoves(chance: Chance, rules: SpeedRules, speed: number): number {
  const move = rules.time.pointsPerMove;
  const over = speed % move;
  return speed - over + (chance.test(over, move, 'extra-move') ? move : 0);
}

/** A rider has the steed's points only after a move. */
function steedCarriesAfterMove(moved: boolean): boolean {
  return moved;
}

/** With a whole move in hand the hero goes next. */
function leaveWithWholeMove(heroMovement: number, move: number): boolean {
  return heroMovement >= move;
}

/** The burden that the hero had before the monsters moved. */
function burdenBeforePasses(before: Encumbrance): Encumbrance {
  return before;
}

/** The speed slot. */
export const speed: SpeedRules = {
  time: { pointsPerMove: 12, partsPerPoint: 1 },
  bonus: {
    none: { always: 0, sometimes: 0, k: 0, n: 1 },
    fast: { always: 0, sometimes: 12, k: 1, n: 3 },
    'very-fast': { always: 0, sometimes: 12, k: 2, n: 3 },
  },
  adjustment: {
    normal: [{ from: 0, times: 1, plus: 0, over: 1 }],
    slow: [{ from: 0, times: 2, plus: 1, over: 3 }],
    fast: [{ from: 0, times: 4, plus: 2, over: 3 }],
  },
  burden: {
    unencumbered: { times: 0, over: 1 },
    burdened: { times: 1, over: 4 },
    stressed: { times: 1, over: 2 },
    strained: { times: 3, over: 4 },
    overtaxed: { times: 7, over: 8 },
    overloaded: { times: 0, over: 1 },
  },
  capacity: {
    perPoint: 25,
    base: 50,
    most: 1000,
    least: 0,
    perWoundedLeg: 100,
    levelsPerCapacity: 2,
  },
  gallop: {
    paces: [
      { times: 4, over: 3 },
      { times: 5, over: 3 },
    ],
    leastTurns: 30,
    spread: 20,
  },
  steps: {
    takeBurden: takeRoundedBurden,
    allot: allotWholeMoves,
    steedCarries: steedCarriesAfterMove,
    leavePasses: leaveWithWholeMove,
    debt: forgiveDebt,
    boundaryBurden: burdenBeforePasses,
  },
};
