import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** FIQHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'fiqhack',
  title: 'FIQHack',
  parent: { speed: 'nethack-3.4.3', charging: 'acehack' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about: 'FIQHack, which stores no movement and spreads actions evenly over the turns.',
  differences: [
    {
      says: 'Speed properties scale the form’s speed, to four thirds and five thirds; they added points.',
      source: 'FIQHack libnethack/src/allmain.c (moveamt)',
    },
    {
      says: 'A quick hero’s points vary by up to four either way each turn.',
      source: 'FIQHack libnethack/src/allmain.c (moveamt)',
    },
    {
      says: 'Slowness halves a speed; it took a third.',
      source: 'FIQHack libnethack/src/mon.c (mcalcmove)',
    },
    {
      says: 'A gallop is half as fast again, without luck.',
      source: 'FIQHack libnethack/src/mon.c (mcalcmove)',
    },
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'FIQHack libnethack/src/allmain.c',
    },
    {
      says: 'The spell of charging does what an uncursed scroll does, and monsters charge, too.',
      source: 'FIQHack libnethack/src/spell.c',
    },
    {
      says: 'What a lit lamp burns counts as its fuel.',
      source: 'FIQHack libnethack/src/read.c (recharge)',
    },
    {
      says: 'An exploding wand hurts by the hit points of the form that the hero has.',
      source: 'FIQHack libnethack/src/read.c (wand_explode)',
    },
  ],
};
