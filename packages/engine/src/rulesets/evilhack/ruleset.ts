import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** EvilHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'evilhack',
  title: 'EvilHack',
  parent: { speed: 'nethack-3.6.7', charging: 'nethack-3.6.7' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about: 'EvilHack, built on NetHack 3.6, in which heroes can be slowed below their own speed.',
  differences: [
    {
      says: 'A slowed hero has 6 points less two turns in three, whatever quickens him; slowing took his speed.',
      source: 'EvilHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['slowness'],
    },
    {
      says: 'Slowness lasts 13 to 23 turns; whatever quickens ends it.',
      source: 'EvilHack src/mhitu.c, src/potion.c',
      slot: 'speed',
      changes: ['quickness.slowTurns', 'quickness.endsSlowness'],
    },
    {
      says: 'Sewage slows who stands in it and is not spared by form or gear.',
      source: 'EvilHack src/hack.c (spoteffects), src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['sewage'],
      askedOnly: true,
    },
    {
      says: 'Monsters that are quick under water are a third faster there.',
      source: 'EvilHack src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['aids'],
      askedOnly: true,
    },
    {
      says: 'The wand of speed monster at oneself makes very fast for 50 to 74 turns; it made fast for good.',
      source: 'EvilHack src/zap.c (zapyourself)',
      slot: 'speed',
      changes: ['quickness.wandTurns'],
    },
    {
      says: 'The wand of death explodes when it was charged before, as that of wishing does.',
      source: 'EvilHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['wands.special.death'],
    },
    {
      says: 'Wands of wishing are made charged once already.',
      source: 'EvilHack src/mkobj.c (mksobj)',
      slot: 'charging',
      changes: ['making.recharged'],
      askedOnly: true,
    },
    {
      says: 'The blacksmith’s hammer takes up to 5 charges, twice.',
      source: 'EvilHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.blacksmith-hammer'],
      askedOnly: true,
    },
    {
      says: 'The lantern stands in for the brass lantern; trap kits count chargings that come to nothing.',
      source: 'EvilHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.lantern', 'tools.countedInVain'],
    },
    {
      says: 'Monsters charge what they carry.',
      source: 'EvilHack src/muse.c',
      slot: 'charging',
      changes: ['sources.monsters'],
      askedOnly: true,
    },
  ],
};
