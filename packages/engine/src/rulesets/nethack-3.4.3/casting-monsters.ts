// The lists of spells that monsters cast from: numbers, fumbles, pauses and effects. src/mcastu.c.

import type { MonsterListRules } from '../../casting/index.ts';

/** src/mcastu.c (choose_magic_spell, choose_clerical_spell, castmu, cast_wizard_spell, cast_cleric_spell). */
export const monsterLists: MonsterListRules = {
  lists: {
    mage: [
      { from: 0, spell: 'psi-bolt' },
      { from: 1, spell: 'cure-self' },
      { from: 2, spell: 'haste-self' },
      { from: 3, spell: 'stun' },
      { from: 4, spell: 'disappear' },
      { from: 6, spell: 'weaken' },
      { from: 8, spell: 'destroy-armour' },
      { from: 10, spell: 'curse-items' },
      { from: 13, spell: 'aggravate' },
      { from: 15, spell: 'summon-nasties' },
      { from: 18, spell: 'clone' },
      { from: 20, spell: 'touch-of-death' },
      { from: 23, spell: 'touch-of-death', resisted: 'psi-bolt' },
      { from: 25, spell: 'psi-bolt' },
    ],
    cleric: [
      { from: 0, spell: 'open-wounds' },
      { from: 1, spell: 'cure-self' },
      { from: 2, spell: 'confuse' },
      { from: 4, spell: 'paralyse' },
      { from: 6, spell: 'blind' },
      { from: 8, spell: 'insects' },
      { from: 9, spell: 'curse-items' },
      { from: 11, spell: 'lightning' },
      { from: 12, spell: 'fire-pillar' },
      { from: 13, spell: 'geyser' },
      { from: 14, spell: 'open-wounds', or: { oneIn: 3, spell: 'geyser' } },
      { from: 16, spell: 'open-wounds' },
    ],
  },
  undirected: ['cure-self', 'haste-self', 'disappear', 'aggravate', 'summon-nasties', 'insects'],
  farthestSquared: 49,
  fumble: { perLevel: 10, below: 20, confused: 100 },
  pause: { from: 10, least: 2 },
  wounds: { levelsPerDie: 2, plus: 1, sides: 6 },
  cure: { count: 3, sides: 6 },
  elements: { count: 8, sides: 6 },
  flash: 100,
  stun: { below: 12, clumsy: 6, deft: 4, sides: 4 },
  stunResisted: 1,
  weakenBelow: 6,
  blind: 200,
  paralyse: { plus: 4, resisted: 1 },
  deathAbove: 12,
  insects: { perLevels: 2, least: 3 },
  armourOneIn: 4,
  // src/sit.c (rndcurse).
  curses: { sides: 6, pierces: { times: 1, over: 20 }, artifactKeepsFree: 80, saddleOneIn: 4 },
};
