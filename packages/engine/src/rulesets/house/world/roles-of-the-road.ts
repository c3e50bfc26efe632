// Archeologist, Rogue and Tourist. NetHack 3.6.7 src/role.c (roles), src/u_init.c (Skill_A, Skill_R,
// Skill_T), src/exper.c (enermod).

import type { RoleRow } from '../../../worldrules/index.ts';
import { growth, SHARES, skills } from './role-parts.ts';

export const archeologist: RoleRow = {
  title: 'Archeologist',
  about: 'Digs, maps, reads what should have stayed sealed. Brought a whip in case.',
  ranks: [
    'Sieve-Shaker',
    'Trench Hand',
    'Shard-Sorter',
    'Pit Boss',
    'Seal-Breaker',
    'Tomb-Mapper',
    'Reader of Dead Tongues',
    'Keeper of the Cabinet',
    'Finder of Cities',
  ],
  combatClass: 'rogue',
  attributes: [10, 10, 10, 10, 10, 10],
  spread: [20, 20, 20, 10, 20, 10],
  primary: ['intelligence', 'dexterity'],
  hitPoints: growth([11, 0], [0, 8], [1, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 14,
  skills: skills({
    expert: 'pick-axe saber dart boomerang whip divination',
    skilled: 'scimitar club quarterstaff sling unicorn-horn',
    basic: 'dagger knife short-sword attack healing matter',
  }),
  basics: [],
  ownLauncher: '',
};

export const rogue: RoleRow = {
  title: 'Rogue',
  about: 'Throws daggers by the handful and picks them up again. Nothing personal.',
  ranks: [
    'Lookout',
    'Latch-Lifter',
    'Purse-Weigher',
    'Roof-Runner',
    'Soft Step',
    'Key-Collector',
    'Vault Guest',
    'Night’s Accountant',
    'Nobody at All',
  ],
  combatClass: 'rogue',
  attributes: [7, 7, 7, 10, 7, 6],
  spread: [20, 10, 10, 30, 20, 10],
  primary: ['dexterity', 'strength'],
  hitPoints: growth([10, 0], [0, 8], [1, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 11,
  skills: skills({
    expert: 'dagger knife crossbow dart',
    skilled:
      'short-sword broad-sword long-sword scimitar saber club mace shuriken divination escape matter',
    basic: 'two-handed-sword morning-star flail hammer polearms spear',
  }),
  basics: [],
  ownLauncher: '',
};

export const tourist: RoleRow = {
  title: 'Tourist',
  about:
    'Came for the view, with maps, a camera and too many darts. Everything else is to be learnt.',
  ranks: [
    'Map-Unfolder',
    'Souvenir-Buyer',
    'Queue-Jumper',
    'Guidebook-Quoter',
    'Shortcut-Taker',
    'Hotel Critic',
    'Border-Crosser',
    'Guidebook-Writer',
    'Been Everywhere',
  ],
  combatClass: 'mage',
  attributes: [7, 10, 6, 7, 7, 10],
  spread: [15, 10, 10, 15, 30, 20],
  primary: ['constitution', 'charisma'],
  hitPoints: growth([8, 0], [0, 8], [0, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 14,
  skills: skills({
    expert: 'dagger short-sword dart',
    skilled: 'knife scimitar saber unicorn-horn escape',
    basic:
      'axe pick-axe broad-sword long-sword two-handed-sword mace morning-star flail hammer quarterstaff polearms spear trident lance bow sling crossbow shuriken boomerang divination enchantment',
  }),
  basics: [],
  ownLauncher: '',
};
