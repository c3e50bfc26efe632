// The numbers of tame animals, of riding, and of quarrels between monsters.

import type { WorldRules } from '../../../worldrules/index.ts';

type Companions = WorldRules['companions'];

/** NetHack 3.6.7 src/dog.c (initedog, tamedog, abuse_dog, mon_catchup_elapsed_time), src/read.c (seffects: SCR_TAMING). */
const taming: Companions['taming'] = {
  domestic: 10,
  wild: 5,
  most: 20,
  conflictOver: 2,
  again: { below: 10, sides: 10, blessed: 2 },
  scrollLevel: 9,
  reach: { plain: 1, confused: 5 },
  away: { turns: 150, round: 75 },
};

/** NetHack 3.6.7 src/dogmove.c (dog_nutrition, dog_hunger), src/mon.c (mon_regen). The weights stand for its sizes. */
const hunger: Companions['hunger'] = {
  atFirst: 1000,
  weakAfter: 500,
  starvesAfter: 750,
  confusedFor: 1_000_000,
  weakKeeps: 3,
  wildBelow: 3,
  portions: [
    { from: 300_000, times: 3 },
    { from: 60_000, times: 4 },
    { from: 15_000, times: 5 },
    { from: 1000, times: 6 },
    { from: 0, times: 8 },
  ],
  healsEvery: 20,
  smells: 5,
};

/** NetHack 3.6.7 src/dogmove.c (dog_move). */
const fights: Companions['fights'] = { levelsAbove: 2, daresOneIn: 10 };

/** NetHack 3.6.7 src/makemon.c (grow_up). */
const growth: Companions['growth'] = {
  perLevel: 8,
  lowest: 4,
  levels: { times: 3, over: 2, least: 5, most: 49 },
  mostHitPoints: 400,
};

/**
 * NetHack 3.6.7 src/steed.c (use_saddle, mount_steed, dismount_steed, kick_steed), src/mhitu.c (mattacku), src/apply.c
 * (use_whip).
 */
const riding: Companions['riding'] = {
  mountSides: 20,
  fall: { least: 10, values: 10 },
  rider: 'knight',
  mostBurden: 1,
  struckOneIn: { usual: 4, orc: 2 },
  // NetHack 3.6.7 src/zap.c (buzz).
  raysOneIn: 3,
  slipSides: 2,
  whip: { role: 'archeologist', clumsyBelow: 6, deftFrom: 14, most: 3 },
  stirs: 2,
  saddling: {
    charismaOver: 2,
    perTameness: 2,
    perLevel: 20,
    perLevelUntamed: 5,
    lessPerLevelUntamed: 10,
    rider: 20,
    skill: { restricted: -20, unskilled: -20, basic: 0, skilled: 15, expert: 30 },
    confused: -20,
    cursed: -50,
  },
};

/** NetHack 3.6.7 src/mon.c (movemon), src/zap.c (resist). */
const quarrels: Companions['quarrels'] = { reach: 8, ringLevel: 5 };

/** NetHack 3.6.7 src/uhitm.c (passive). */
const passive: Companions['passive'] = {
  acidOneIn: 2,
  acts: { k: 2, n: 3 },
  gaze: { wiseAbove: 12, deepOneIn: 4, most: 127 },
  coldHeals: 2,
};

/** NetHack 3.6.7 src/wizard.c (strategy, tactics). */
const covetous: Companions['covetous'] = {
  parts: 3,
  fleesBelow: 2,
  appearsOneIn: 5,
  rests: { apart: 8, sides: 8 },
};

/** NetHack 3.6.7 src/dog.c (pet_type, makedog), src/u_init.c, src/role.c (petnum). */
const beginning: Companions['beginning'] = {
  byRole: {
    knight: 'pony',
    samurai: 'little_dog',
    ranger: 'little_dog',
    caveman: 'little_dog',
    wizard: 'kitten',
  },
  others: ['little_dog', 'kitten'],
  wished: { dog: 'little_dog', cat: 'kitten' },
  wears: { pony: 'saddle' },
};

/** The companions. */
export const companions: Companions = {
  taming,
  hunger,
  fights,
  growth,
  riding,
  quarrels,
  passive,
  covetous,
  beginning,
};
