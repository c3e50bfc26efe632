import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** GruntHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'grunthack',
  title: 'GruntHack',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about: 'GruntHack, whose monsters carry burdens and charge their own things.',
  differences: [
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'GruntHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['steps.leavePasses'],
    },
    {
      says: 'An overloaded monster has an eighth of its speed, and one that carries three times too much none.',
      source: 'GruntHack src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['aids'],
      askedOnly: true,
    },
    {
      says: 'The felt marker is charged as the magic marker is.',
      source: 'GruntHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.felt-marker'],
      askedOnly: true,
    },
    {
      says: 'Monsters charge what they carry.',
      source: 'GruntHack src/muse.c',
      slot: 'charging',
      changes: ['sources.monsters'],
      askedOnly: true,
    },
    {
      says: 'Rings of identified or named type are offered for charging.',
      source: 'GruntHack src/read.c (charge_ok)',
      slot: 'charging',
      changes: ['steps.offers'],
    },
  ],
};
