// Charging in NetHack 3.4.3: the root of the line. src/read.c (recharge, seffects),
// src/zap.c (zappable, cancel_item), src/mkobj.c (mksobj).

import {
  between,
  type ChargingRules,
  exactly,
  type RingRules,
  type WandRules,
} from '../../charging/index.ts';
import { raiseToGreatest, steps } from './charging-steps.ts';
import { tools } from './tools.ts';

const wands: WandRules = {
  byAim: {
    none: { limit: 15, least: 11, once: false },
    immediate: { limit: 8, least: 4, once: false },
    ray: { limit: 8, least: 4, once: false },
  },
  special: { wishing: { limit: 3, least: 3, once: true, burstsAbove: 3 } },
  power: 3,
  outOf: 343,
  cursedOnceIn: 100,
  blastDice: {},
  usualBlastDie: 6,
  fewestBlastDice: 2,
  overchargeDice: 1,
  engraveDice: 2,
};

const rings: RingRules = {
  chargeable: [
    'adornment',
    'gain-strength',
    'gain-constitution',
    'increase-accuracy',
    'increase-damage',
    'protection',
  ],
  change: {
    blessed: between(1, 3),
    uncursed: exactly(1),
    cursed: { count: 1, sides: 2, times: -1, plus: 0 },
  },
  of: 7,
  beyond: 0,
  lowest: -5,
  lowestUnder: { blessed: true, uncursed: true, cursed: true },
  damagePerPoint: 3,
  artifactsFade: false,
};

/** The charging slot. */
export const charging: ChargingRules = {
  sources: {
    artifacts: { 'platinum-yendorian-express-card': 'tourist' },
    things: ['scroll-of-charging'],
    confused: raiseToGreatest,
    monsters: false,
  },
  wrest: { onceIn: 121, leaves: -1 },
  making: {
    things: {
      'tool/tinning-kit': between(30, 99),
      'tool/expensive-camera': between(30, 99),
      'tool/magic-marker': between(30, 99),
      'tool/can-of-grease': between(1, 25),
      'tool/crystal-ball': between(1, 5),
      'tool/horn-of-plenty': between(1, 20),
      'tool/bag-of-tricks': between(1, 20),
      'tool/magic-flute': between(4, 8),
      'tool/magic-harp': between(4, 8),
      'tool/frost-horn': between(4, 8),
      'tool/fire-horn': between(4, 8),
      'tool/drum-of-earthquake': between(4, 8),
      'tool/bell-of-opening': exactly(3),
      'tool/oil-lamp': exactly(1),
      'tool/brass-lantern': exactly(1),
      'tool/magic-lamp': exactly(1),
    },
    wands: { wishing: between(1, 3) },
    byAim: { none: between(11, 15), immediate: between(4, 8), ray: between(4, 8) },
    recharged: {},
    fuel: between(1000, 1499),
  },
  empty: {
    uses: {
      'crystal-ball': 'haze',
      'magic-flute': 'mundane',
      'magic-harp': 'mundane',
      'frost-horn': 'mundane',
      'fire-horn': 'mundane',
      'drum-of-earthquake': 'mundane',
      'bell-of-opening': 'mundane',
      'oil-lamp': 'dark',
      'brass-lantern': 'dark',
    },
    mundane: {
      'magic-flute': 'wooden-flute',
      'magic-harp': 'wooden-harp',
      'frost-horn': 'tooled-horn',
      'fire-horn': 'tooled-horn',
      'drum-of-earthquake': 'leather-drum',
      'bell-of-opening': 'bell',
    },
    plainWhen: ['confused'],
  },
  cancel: {
    keepCharges: ['wand/cancellation', 'tool/magic-lamp', 'tool/candelabrum-of-invocation'],
    keepKind: ['spellbook/cancellation', 'spellbook/book-of-the-dead'],
    affected: ['potion/acid', 'potion/sickness'],
    classBecomes: { scroll: 'blank-paper', spellbook: 'blank-paper', potion: 'water' },
    becomes: { 'potion/sickness': 'fruit-juice', 'potion/see-invisible': 'fruit-juice' },
    enchantable: ['armor', 'weapon'],
    leaves: { wand: -1 },
  },
  wands,
  rings,
  tools,
  range: { least: -128, most: 127 },
  handless: { zaps: true, applies: true },
  reveals: { blessed: false, uncursed: false, cursed: false },
  lampsShowTurns: false,
  steps,
};
