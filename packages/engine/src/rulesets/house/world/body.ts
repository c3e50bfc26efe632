// The numbers of a hero's body.

import type { Exercised, ExerciseRow, WorldRules } from '../../../worldrules/index.ts';

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

const up = (attribute: Exercised): ExerciseRow => ({ attribute, up: true });
const down = (attribute: Exercised): ExerciseRow => ({ attribute, up: false });

/**
 * NetHack 3.6.7 src/attrib.c (exercise, exerper, exerchk); the deeds: src/uhitm.c (attack, known_hitum), src/dothrow.c
 * (thitmonst), src/read.c (doread), src/spell.c (learn), src/detect.c (dosearch0).
 */
export const exercise: WorldRules['exercise'] = {
  most: 50,
  gainDraw: 19,
  lossOneIn: 2,
  firstCheck: 600,
  nextCheck: { least: 800, most: 999 },
  score: { least: 3, most: 18 },
  check: { draw: 50, share: { times: 2, over: 3 } },
  leftOver: 2,
  deeds: {
    attack: [up('strength')],
    'blow-hits': [up('dexterity')],
    'missile-hits': [up('dexterity')],
    'scroll-read': [up('wisdom')],
    'book-learnt': [up('wisdom')],
    'hidden-found': [up('wisdom')],
  },
  hungerEvery: 10,
  statusEvery: 5,
  states: {
    satiated: [down('dexterity')],
    'not-hungry': [up('constitution')],
    weak: [down('strength')],
    fainting: [down('constitution')],
    stressed: [up('strength')],
    strained: [up('strength'), down('dexterity')],
    overtaxed: [down('dexterity'), down('constitution')],
    overloaded: [down('dexterity'), down('constitution')],
    poisoned: [down('constitution')],
    confused: [down('wisdom')],
    stunned: [down('dexterity')],
  },
  fasting: {
    roles: ['monk'],
    states: {
      satiated: [down('wisdom')],
      weak: [up('wisdom')],
      fainting: [up('wisdom')],
    },
  },
};

/** NetHack 3.6.7 src/hack.c (domove), src/cmd.c (confdir). */
export const stumbling: WorldRules['stumbling'] = { confusedOneIn: 5 };

/** NetHack 3.6.7 src/do_wear.c (Amulet_on). */
export const strangling: WorldRules['strangling'] = { turns: 6 };

/**
 * NetHack 3.6.7 src/do.c (set_wounded_legs), src/dokick.c (dokick), src/steed.c (dismount_steed), src/mhitu.c (hitmu: AD_LEGS).
 */
export const legs: WorldRules['legs'] = {
  dexterity: 1,
  kick: { oneIn: 3, least: 5, sides: 5 },
  thrown: { least: 5, values: 5 },
  blow: { most: 60, throughBoots: 5 },
};

/** Angband 3.0.5 src/spells2.c (earthquake). */
export const earthquakes: WorldRules['earthquakes'] = {
  touched: { times: 15, of: 100 },
  rocks: { count: 4, sides: 8, bonus: 0 },
};
