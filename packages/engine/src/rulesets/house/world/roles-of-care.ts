// Healer and Monk. NetHack 3.6.7 src/role.c (roles), src/u_init.c (Skill_H, Skill_Mon), src/exper.c
// (enermod). This game has no skill level above expert: grand master counts as expert.

import type { RoleRow } from '../../../worldrules/index.ts';
import { growth, SHARES, skills } from './role-parts.ts';

export const healer: RoleRow = {
  title: 'Healer',
  about: 'Closes wounds faster than most can open them. Opening them is not the trade.',
  ranks: [
    'Basin-Carrier',
    'Bandage-Roller',
    'Leech-Counter',
    'Bone-Setter',
    'Fever-Watcher',
    'Fine Stitcher',
    'Plague-Walker',
    'Mender of Towns',
    'Last Hope of the Ward',
  ],
  combatClass: 'priest',
  attributes: [7, 7, 13, 7, 11, 16],
  spread: [15, 20, 20, 15, 25, 5],
  primary: ['wisdom', 'constitution'],
  hitPoints: growth([11, 0], [0, 4], [1, 0]),
  energy: growth([1, 4], [0, 1], [0, 2]),
  energyShare: SHARES.more,
  prays: false,
  middleLevel: 20,
  skills: skills({
    expert: 'knife dart unicorn-horn healing',
    skilled: 'dagger short-sword club quarterstaff sling shuriken',
    basic: 'scimitar saber mace polearms spear trident',
  }),
  basics: ['healing'],
  ownLauncher: '',
};

export const monk: RoleRow = {
  title: 'Monk',
  about: 'Owns a robe, a spell and two hands. The hands are the dangerous part.',
  ranks: [
    'Floor-Sweeper',
    'Bowl-Carrier',
    'Bell-Listener',
    'Stair-Climber',
    'Still Hand',
    'Falling Leaf',
    'Mountain-Sitter',
    'Empty Cup',
    'The Unmoved',
  ],
  combatClass: 'priest',
  attributes: [10, 7, 8, 8, 7, 7],
  spread: [25, 10, 20, 20, 15, 10],
  primary: ['strength', 'dexterity'],
  hitPoints: growth([12, 0], [0, 8], [1, 0]),
  energy: growth([2, 2], [0, 2], [0, 2]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 10,
  skills: skills({
    expert: 'martial-arts healing',
    skilled: 'clerical escape',
    basic: 'quarterstaff spear crossbow shuriken attack divination enchantment matter',
  }),
  basics: ['martial-arts', 'healing'],
  ownLauncher: '',
  martialArts: { dice: { count: 1, sides: 8 }, weight: 30, sure: 2, levels: 3, lightly: true },
};
