// Numbers of the faith of heroes: own rules, but for what counts as need; prayers after NetHack 3.6.7 src/pray.c
// (can_pray, pleased, angrygods, gcrownu, dosacrifice) and src/rnd.c (rnz).

import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * A prayer takes a move, and brings back more grace than a move of rest. Need, and what mends it: NetHack 3.6.7
 * src/pray.c (in_trouble, fix_worst_trouble), where hit points count as low from a seventh on. A fifth, and that a
 * god's patience is a fixed time, are own rules.
 */
export const faith: WorldRules['faith'] = {
  altarOneIn: 3,
  prayer: { sure: 1, wisdomOver: 9 },
  help: {
    hitPoints: { least: 5, over: 5 },
    nutrition: 900,
    again: { follower: 800, nobody: 1600 },
  },
  levelsPerGift: 3,
  prayers: {
    firstHeard: 300,
    patience: { minor: 100, none: 0 },
    again: { least: 50, values: 600 },
    tooSoon: { favour: 3, turns: 250 },
    favour: { least: -10, most: 10, fadesEvery: 600 },
    slaying: { foe: 1, most: 5, own: 3 },
    anger: [4, 2, 2, 1],
    boons: [4, 2, 2, 2, 2, 2],
    crown: { level: 14, favour: 3, resists: 2 },
    glow: 5,
  },
  // Favour stands for anger and luck, which the original counts apart: 3 of its 24 points of worth were one of anger,
  // 24 were 300 turns or 5 of luck. What gods do with their own kind is an own rule.
  offerings: {
    freshFor: 50,
    worth: { sure: 1, foe: 1, most: 24 },
    brings: { anger: 3, turns: 300, favour: 5 },
    gift: { level: 3, oneIn: 10, perGift: 2 },
    sins: {
      'own-race': { favour: 8, wisdom: 1 },
      companion: { favour: 4, wisdom: 0 },
      'gods-own': { favour: 3, wisdom: 0 },
    },
    conversion: { sides: 8, holds: 5, favour: 1 },
    desertion: { favour: 3, turns: 300 },
  },
};
