// The numbers of a hero's body.

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * NetHack 3.6.7 src/eat.c (newuhs, gethungry, lesshungry, choke, vomit); what magic feeds: Crossfire
 * server/spell_effect.c (cast_heal).
 */
export const hunger: WorldRules['hunger'] = {
  atFirst: 900,
  above: { satiated: 1000, notHungry: 150, hungry: 50, weak: 0 },
  starving: { sure: 100, perConstitution: 10 },
  hardFrom: 1500,
  chokesFrom: 2000,
  vomiting: { oneIn: 20, costs: 1000, turns: 2 },
  fainting: { outOf: 20, turns: 10 },
  mostByMagic: 999,
};

/**
 * NetHack 3.6.7 src/allmain.c (moveloop). Below level 10 hit points come back twice as fast as there, an own rule: a
 * level gives twice as many.
 */
export const healing: WorldRules['healing'] = {
  slowBelow: 10,
  over: 20,
  plus: 2,
  every: 3,
  plainUpTo: 12,
  energy: { from: 38, share: 4, wizardShare: 3, over: 6, scoresOver: 15 },
};

/** NetHack 3.6.7 src/hack.c (domove), src/cmd.c (confdir). */
export const stumbling: WorldRules['stumbling'] = { confusedOneIn: 5 };

/** NetHack 3.6.7 src/do_wear.c (Amulet_on). */
export const strangling: WorldRules['strangling'] = { turns: 6 };

/** Angband 3.0.5 src/spells2.c (earthquake). */
export const earthquakes: WorldRules['earthquakes'] = {
  touched: { times: 15, of: 100 },
  rocks: { count: 4, sides: 8, bonus: 0 },
};
