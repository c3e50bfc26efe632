// Fighting roles: Barbarian, Caveman, Knight, Samurai. NetHack 3.6.7 src/role.c (roles), src/u_init.c
// (Skill_B, Skill_C, Skill_K, Skill_S), src/exper.c (enermod). This game has no skill level above expert:
// master counts as expert.

import type { RoleRow } from '../../../worldrules/index.ts';
import { growth, SHARES, skills } from './role-parts.ts';

export const barbarian: RoleRow = {
  title: 'Barbarian',
  about: 'Swings the largest sword there is with both hands, and asks afterwards.',
  ranks: [
    'Camp Brawler',
    'Bone-Breaker',
    'Axe-Swinger',
    'Wall-Jumper',
    'Fire-Walker',
    'Gate-Crasher',
    'Town-Taker',
    'Scourge of the Coast',
    'Storm of the Steppe',
  ],
  combatClass: 'warrior',
  attributes: [16, 7, 7, 15, 16, 6],
  spread: [30, 6, 7, 20, 30, 7],
  primary: ['strength', 'constitution'],
  hitPoints: growth([14, 0], [0, 10], [2, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.less,
  prays: false,
  middleLevel: 10,
  skills: skills({
    expert: 'axe short-sword two-handed-sword hammer',
    skilled: 'pick-axe broad-sword scimitar club mace morning-star spear trident',
    basic: 'dagger saber flail quarterstaff bow attack escape',
  }),
  basics: [],
  ownLauncher: '',
};

export const caveman: RoleRow = {
  title: 'Caveman',
  about: 'Had the club first and the idea later. Slings stones with either.',
  ranks: [
    'Stick-Carrier',
    'Stone-Knapper',
    'Fire-Sitter',
    'Bear-Waker',
    'Herd-Chaser',
    'Wall-Painter',
    'Mammoth-Feller',
    'Voice of the Cave',
    'First of the Tribe',
  ],
  combatClass: 'warrior',
  attributes: [10, 7, 7, 7, 8, 6],
  spread: [30, 6, 7, 20, 30, 7],
  primary: ['strength', 'constitution'],
  hitPoints: growth([14, 0], [0, 8], [2, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 10,
  skills: skills({
    expert: 'club mace quarterstaff spear sling boomerang',
    skilled: 'knife axe flail polearms hammer trident bow matter',
    basic: 'dagger morning-star unicorn-horn attack',
    unskilled: 'pick-axe',
  }),
  basics: [],
  ownLauncher: 'sling',
};

export const knight: RoleRow = {
  title: 'Knight',
  about: 'Sworn to plate, blade and prayer. The pony came along, and has doubts.',
  ranks: [
    'Stable Hand',
    'Lance-Carrier',
    'Gate-Guard',
    'Banner-Bearer',
    'Oath-Keeper',
    'Champion of the Lists',
    'Castle-Warden',
    'Shield of the Realm',
    'Lance of the Crown',
  ],
  combatClass: 'paladin',
  attributes: [13, 7, 14, 8, 10, 17],
  spread: [30, 15, 15, 10, 20, 10],
  primary: ['strength', 'wisdom'],
  hitPoints: growth([14, 0], [0, 8], [2, 0]),
  energy: growth([1, 4], [0, 1], [0, 2]),
  energyShare: SHARES.more,
  prays: false,
  middleLevel: 10,
  skills: skills({
    expert: 'long-sword lance',
    skilled:
      'axe short-sword broad-sword two-handed-sword saber mace morning-star polearms spear crossbow attack healing clerical',
    basic: 'dagger knife pick-axe scimitar club flail hammer trident bow',
  }),
  basics: [],
  ownLauncher: '',
};

export const samurai: RoleRow = {
  title: 'Samurai',
  about: 'One fine blade, one tall bow, and no patience for a third opinion.',
  ranks: [
    'Sandal-Bearer',
    'Gate-Sweeper',
    'Bow-Stringer',
    'Road-Guard',
    'Sword-Sworn',
    'House Blade',
    'Banner of the House',
    'Right Hand of the Lord',
    'Blade of the Last Dawn',
  ],
  combatClass: 'warrior',
  attributes: [10, 8, 7, 10, 17, 6],
  spread: [30, 10, 8, 30, 14, 8],
  primary: ['strength', 'dexterity'],
  hitPoints: growth([13, 0], [0, 8], [1, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 11,
  skills: skills({
    expert: 'short-sword long-sword two-handed-sword bow martial-arts',
    skilled: 'knife flail polearms spear lance clerical',
    basic: 'dagger scimitar quarterstaff attack divination',
  }),
  basics: ['martial-arts'],
  ownLauncher: 'bow',
  martialArts: { dice: { count: 1, sides: 4 }, weight: 30, sure: 0, levels: 0, lightly: false },
};
