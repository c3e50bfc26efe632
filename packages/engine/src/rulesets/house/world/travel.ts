// The numbers of teleports, finding the invisible, light, and called servants.

import type { WorldRules } from '../../../worldrules/index.ts';

/** NetHack 3.6.7 src/teleport.c (tele, random_teleport_level), src/allmain.c (moveloop). */
export const teleports: WorldRules['teleports'] = {
  heldOneIn: 3,
  straysOneIn: 85,
  nowhereOneIn: 5,
  levels: 3,
};

/** NetHack 3.6.7 src/monmove.c (set_apparxy). */
export const hiding: WorldRules['hiding'] = { foundOneIn: 3 };

/** Own rule. */
export const light: WorldRules['light'] = { flickersAt: 100 };

/** Stays: FIQHack libnethack/src/spell.c, taken under every ruleset; the leash: own rule. */
export const servants: WorldRules['servants'] = {
  shortStay: { restricted: 5, unskilled: 5, basic: 10, skilled: 15, expert: 20 },
  leash: 2,
};

/** Rests at an end of long paces. */
const RESTS = { far: [0, 0], near: [0, 0, 0, 0, 0] };

/**
 * The aim: NetHack 3.6.7 include/hack.h (BOLT_LIM); the hunters: own rule. Patterns: Crossfire server/monster.c. The
 * distances are half of its 10, 18 and 9, since its map shows twice as many squares and its missiles fly farther. Its
 * missiles need no line, so how often a shooter looks for one from close by is an own rule.
 */
export const minds: WorldRules['minds'] = {
  aimsWithin: 8,
  enoughHunters: 6,
  zapsOneIn: 3,
  patterns: {
    distant: { near: 5, far: 8, nearerOneIn: 2 },
    keepsWithin: 5,
    hitAndRun: { attacks: 25, runs: 25 },
    waits: { attacks: 9, runs: 5 },
    circle: [3, 3, 4, 5, 5, 6, 7, 7, 8, 1, 1, 2],
    wideCircle: [3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 1, 1, 1, 2, 2],
    paces: [1, 1, 1, 1, -1, -1, -1, -1],
    longPaces: [1, 1, 1, 1, 1, 1, ...RESTS.far, -1, -1, -1, -1, -1, -1, ...RESTS.near],
  },
};

/** Crossfire server/spell_util.c (scroll_failure); NetHack 3.6.7 src/read.c (SCR_IDENTIFY); blessed scrolls: own rule. */
export const scrolls: WorldRules['scrolls'] = {
  backfire: { least: 20, perLevel: 5 },
  blessedLast: { times: 9, of: 100 },
  identification: { moreOneIn: 5, numbers: 5 },
  genocide: { tries: 5, sent: { sure: 3, sides: 3 } },
};

/** NetHack's wands strike with 6 dice, as a spell cast at level 12 does. */
export const carriers: WorldRules['carriers'] = { ruledLevel: 12 };

/** NetHack 3.6.7 src/zap.c (destroy_item, cancel_monst). */
/** Bits of materials. */
const PAPER = 1;
const IRON = 2;
const GLASS = 4;
const WOOD = 16;
const ORGANIC = 32;

export const losses: WorldRules['losses'] = {
  rayReachesOneIn: 3,
  cancelledOneIn: 24,
  materials: {
    weapon: IRON,
    ammunition: IRON,
    armour: IRON,
    potion: GLASS,
    scroll: PAPER,
    spellbook: PAPER,
    wand: WOOD,
    rod: IRON,
    food: ORGANIC,
    tool: IRON,
    light: IRON,
  },
};
