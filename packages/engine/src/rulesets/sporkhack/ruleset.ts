import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** SporkHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'sporkhack',
  title: 'SporkHack',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about:
    'SporkHack, a balance of NetHack 3.4.3 in which heroes can be slowed below their own speed.',
  differences: [
    {
      says: 'A slowed hero has 6 points less two turns in three, whatever quickens him; slowing took his speed.',
      source: 'SporkHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['slowness'],
    },
    {
      says: 'Slowness lasts 10 to 20 turns; a potion of speed ends it.',
      source: 'SporkHack src/mhitu.c, src/potion.c',
      slot: 'speed',
      changes: ['quickness'],
    },
    {
      says: 'Skill at riding changes the steed’s speed before it gallops; it is 1 at least.',
      source: 'SporkHack src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['riding'],
      askedOnly: true,
    },
    {
      says: 'The wand of death explodes when it was charged before, as that of wishing does.',
      source: 'SporkHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['wands.special.death'],
    },
    {
      says: 'Rings up to +3 never explode, and very bad ones only by a cursed source; they exploded from +1 on.',
      source: 'SporkHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['rings'],
    },
    {
      says: 'The bag of poo takes fuel as lamps do.',
      source: 'SporkHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.bag-of-poo'],
      askedOnly: true,
    },
  ],
};
