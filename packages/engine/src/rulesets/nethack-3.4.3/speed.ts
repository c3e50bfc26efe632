// Speed in NetHack 3.4.3: the root of the line. src/allmain.c (moveloop), src/mon.c (mcalcmove,
// movemon), src/hack.c (weight_cap, calc_capacity), src/steed.c (kick_steed), src/potion.c (speed_up).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import {
  addedBonus,
  type BurdenRow,
  type Encumbrance,
  forgiveDebt,
  type HeroSpeedView,
  type SpeedRules,
} from '../../speed/index.ts';

/** The burden's deduction is rounded down, so the remainder is rounded up. */
function takeRoundedBurden(points: number, { times, over }: BurdenRow): number {
  return points - truncDiv(times * points, over);
}

/** Always the speed itself. Points short of a move are kept for later turns. */
function allotSpeed(_chance: Chance, _rules: SpeedRules, speed: number): number {
  return speed;
}

/** A rider has the steed's points only after a move. */
function steedCarriesAfterMove(moved: boolean): boolean {
  return moved;
}

/** With exactly one move in hand the hero waits until the monsters have used theirs. */
function leaveWithMoreThanAMove(heroMovement: number, move: number): boolean {
  return heroMovement > move;
}

/** The burden that the hero had before the monsters moved. */
function burdenBeforePasses(before: Encumbrance): Encumbrance {
  return before;
}

function leaveAsItIs(_chance: Chance, _view: HeroSpeedView, points: number): number {
  return points;
}

/** A change of form keeps the movement points. */
function keepMovement(movement: number): number {
  return movement;
}

/** Costs a whole move, for monsters that have one. */
function strikeBackForAMove(_chance: Chance, movement: number, move: number): number | undefined {
  return movement >= move ? move : undefined;
}

const noSkill = { restricted: 0, unskilled: 0, basic: 0, skilled: 0, expert: 0 };

/** The speed slot. */
export const speed: SpeedRules = {
  time: { pointsPerMove: 12, partsPerPoint: 1 },
  bonus: {
    none: { always: 0, sometimes: 0, k: 0, n: 1 },
    fast: { always: 0, sometimes: 6, k: 2, n: 3 },
    'very-fast': { always: 6, sometimes: 6, k: 1, n: 3 },
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
    body: 1450,
    bodySize: 2,
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
  riding: { speed: noSkill, points: noSkill },
  aids: {
    form: [],
    points: [],
    afterBurden: [],
    beforeAdjustment: [],
    afterAdjustment: [],
    bonus: {},
  },
  quickness: {
    fastAtLevel: {
      archeologist: 1,
      monk: 1,
      samurai: 1,
      barbarian: 7,
      caveman: 7,
      knight: 7,
      valkyrie: 7,
    },
    potion: { least: 100, spread: 10 },
    potionPerBeatitude: 60,
    vapours: 5,
    potionForGood: false,
    worn: ['speed-boots'],
    slowingOnceIn: 4,
    endsSlowness: [],
    // src/apply.c (jump)
    jumpTurns: 1,
    jumpsBlind: false,
  },
  fighting: { strikesBack: { k: 3, n: 4 }, afterMove: 'any-distance-attack' },
  steps: {
    takeBurden: takeRoundedBurden,
    allot: allotSpeed,
    steedCarries: steedCarriesAfterMove,
    leavePasses: leaveWithMoreThanAMove,
    heroPoints: addedBonus,
    finish: leaveAsItIs,
    prorate: keepMovement,
    strikeBackPrice: strikeBackForAMove,
    debt: forgiveDebt,
    boundaryBurden: burdenBeforePasses,
  },
};
