import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** AceHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'acehack',
  title: 'AceHack',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about: 'AceHack, in which every tool counts how often it was charged.',
  differences: [
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'AceHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['steps.leavePasses'],
    },
    {
      says: 'A source that isn’t cursed makes the number of charges known.',
      source: 'AceHack src/read.c (recharge), src/objnam.c (doname)',
      slot: 'charging',
      changes: ['reveals'],
    },
    {
      says: 'The number of a lamp’s turns becomes known with it.',
      source: 'AceHack src/read.c (recharge), src/objnam.c (doname)',
      slot: 'charging',
      changes: ['lampsShowTurns'],
      askedOnly: true,
    },
    {
      says: 'Every tool counts its chargings, whether it takes charges or not.',
      source: 'AceHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['steps.counts'],
    },
    {
      says: 'Lamps of every kind are offered for charging.',
      source: 'AceHack src/read.c (charge_ok)',
      slot: 'charging',
      changes: ['steps.offers'],
    },
  ],
};
