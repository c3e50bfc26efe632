// The roles: NetHack's attributes, growth and skills, and the Angband class of each for combat. NetHack 3.6.7
// src/role.c (roles), src/u_init.c (Skill_P, Skill_V, Skill_Ran, Skill_W), src/exper.c (enermod). Riding and
// two-weapon combat are left out, as the game has neither. The other nine roles are in the files
// roles-of-….ts.

import type { RoleRow } from '../../../worldrules/index.ts';
import { growth, SHARES, skills } from './role-parts.ts';
import { barbarian, caveman, knight, samurai } from './roles-of-arms.ts';
import { healer, monk } from './roles-of-care.ts';
import { archeologist, rogue, tourist } from './roles-of-the-road.ts';

const wizard: RoleRow = {
  title: 'Wizard',
  about: 'Casts from the first turn, hits when nothing else is left. Attack spells are its trade.',
  ranks: [
    'Candle-Trimmer',
    'Page-Turner',
    'Rune Clerk',
    'Chalk Hand',
    'Circle-Drawer',
    'Lamp-Reader',
    'Storm Scholar',
    'Keeper of Seals',
    'Author of the Last Page',
  ],
  combatClass: 'mage',
  attributes: [7, 10, 7, 7, 7, 7],
  spread: [10, 30, 10, 20, 20, 10],
  primary: ['intelligence', 'dexterity'],
  hitPoints: growth([10, 0], [0, 8], [1, 0]),
  energy: growth([4, 3], [0, 2], [0, 3]),
  energyShare: SHARES.double,
  prays: false,
  middleLevel: 12,
  skills: skills({
    expert: 'dagger quarterstaff dart attack divination escape matter',
    skilled: 'knife axe club polearms sling healing enchantment clerical',
    basic: 'short-sword mace spear trident shuriken',
  }),
  basics: ['attack', 'enchantment'],
  ownLauncher: '',
};

const priest: RoleRow = {
  title: 'Priest',
  about:
    'Heals and turns away harm, at the price of grace; swings a mace, since blades must be blessed.',
  ranks: [
    'Candle-Bearer',
    'Alms-Giver',
    'Psalm Clerk',
    'Shrine-Warden',
    'Grave-Blesser',
    'Vigil-Keeper',
    'Lantern of the Lost',
    'Voice of the Altar',
    'Hand of Heaven',
  ],
  combatClass: 'priest',
  attributes: [7, 7, 10, 7, 7, 7],
  spread: [15, 10, 30, 15, 20, 10],
  primary: ['wisdom', 'constitution'],
  hitPoints: growth([12, 0], [0, 8], [1, 0]),
  energy: growth([4, 3], [0, 2], [0, 2]),
  energyShare: SHARES.double,
  prays: true,
  middleLevel: 10,
  skills: skills({
    expert: 'club mace morning-star flail hammer quarterstaff healing divination clerical',
    skilled: 'polearms spear trident unicorn-horn',
    basic: 'lance bow sling crossbow dart shuriken boomerang',
  }),
  basics: ['clerical'],
  ownLauncher: '',
};

const valkyrie: RoleRow = {
  title: 'Valkyrie',
  about: 'Hits hardest and lasts longest. What magic she has she finds on the way.',
  ranks: [
    'Oar-Hand',
    'Shield-Bearer',
    'Spear-Pledge',
    'Raven-Feeder',
    'Storm-Rider',
    'Fate-Cutter',
    'Hall-Warden',
    'Terror of Trolls',
    'Last at the Bridge',
  ],
  combatClass: 'warrior',
  attributes: [10, 7, 7, 7, 10, 7],
  spread: [30, 6, 7, 20, 30, 7],
  primary: ['strength', 'constitution'],
  hitPoints: growth([14, 0], [0, 8], [2, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.less,
  prays: false,
  middleLevel: 10,
  skills: skills({
    expert: 'dagger axe long-sword two-handed-sword hammer',
    skilled: 'pick-axe short-sword broad-sword polearms spear lance',
    basic: 'scimitar saber quarterstaff trident sling attack escape',
  }),
  basics: [],
  ownLauncher: '',
};

const ranger: RoleRow = {
  title: 'Ranger',
  about: 'Ends most fights before they come near: no one else looses arrows so fast.',
  ranks: [
    'Stile-Climber',
    'Snare-Setter',
    'Trail-Reader',
    'Far-Sight',
    'Thicket-Walker',
    'Long Shot',
    'Wolf-Friend',
    'March-Warden',
    'Shadow of the Wood',
  ],
  combatClass: 'ranger',
  attributes: [13, 13, 13, 9, 13, 7],
  spread: [30, 10, 10, 20, 20, 10],
  primary: ['strength', 'dexterity'],
  hitPoints: growth([13, 0], [0, 6], [1, 0]),
  energy: growth([1, 0], [0, 1], [0, 1]),
  energyShare: SHARES.whole,
  prays: false,
  middleLevel: 12,
  skills: skills({
    expert: 'dagger spear bow sling crossbow dart boomerang divination',
    skilled: 'knife axe flail polearms shuriken',
    basic: 'pick-axe short-sword morning-star hammer quarterstaff trident whip healing escape',
  }),
  basics: [],
  ownLauncher: 'bow',
};

/** The playable roles, by id. */
export const roles: Readonly<Record<string, RoleRow>> = {
  wizard,
  priest,
  valkyrie,
  ranger,
  archeologist,
  barbarian,
  caveman,
  healer,
  knight,
  monk,
  rogue,
  samurai,
  tourist,
};
