// The ball and chain, and what hurls creatures.

import type { WorldRules } from '../../../../worldrules/index.ts';

/** Grams of one of NetHack's units of weight. */
const UNIT = 45;

/**
 * NetHack 3.6.7 src/ball.c (drag_ball, drag_down, ballfall), src/read.c (punish), src/dothrow.c (throwit). Of the two
 * ways in which the ball falls on stairs only the first is played.
 */
export const punishment: WorldRules['punishment'] = {
  chain: 2,
  dragTurns: 2,
  dragsUpTo: 'burdened',
  heavier: { sure: 160 * UNIT, cursed: 160 * UNIT },
  thrown: { strengthOver: 2, gramsPerSquare: 100 * UNIT, most: 5 },
  stairs: { drags: 5, of: 6, damage: { count: 1, sides: 6, bonus: 0 } },
  falls: { hits: 4, of: 5, damage: { count: 1, sides: 7, bonus: 24 }, helmet: 3 },
};

/** NetHack 3.6.7 src/dothrow.c (throwit, hurtle, hurtle_step). A monster's throw: own rule. */
export const hurling: WorldRules['hurling'] = {
  wallSides: 2,
  wakesWithin: 10,
  recoil: { strengthOver: 2, gramsPerSquare: 40 * UNIT },
  toss: { sure: 2, levelsOver: 6, most: 5 },
};

/** NetHack 3.6.7 src/end.c (savelife). */
export const lifeSaving: WorldRules['lifeSaving'] = {
  leastHitPoints: 10,
  perLevel: 2,
  helpless: 1,
  fedBelow: 500,
};
