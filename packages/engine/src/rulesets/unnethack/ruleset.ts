import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';

/** UnNetHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'unnethack',
  title: 'UnNetHack',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] } },
  about: 'UnNetHack moves as NetHack 3.4.3 does.',
  differences: [
    {
      says: 'A blessed source makes the number of charges known.',
      source: 'UnNetHack src/read.c (recharge), src/objnam.c (doname)',
      slot: 'charging',
      changes: ['reveals'],
    },
    {
      says: 'The number of a lamp’s turns becomes known with it.',
      source: 'UnNetHack src/read.c (recharge), src/objnam.c (doname)',
      slot: 'charging',
      changes: ['lampsShowTurns'],
      askedOnly: true,
    },
    {
      says: 'Lamps are offered for charging, magic ones until they are identified.',
      source: 'UnNetHack src/read.c (charge_ok)',
      slot: 'charging',
      changes: ['steps.offers'],
    },
    {
      says: 'An empty bag of tricks serves as a container; charging it destroys what is in it.',
      source: 'UnNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['empty.uses', 'tools.spills', 'tools.scrollsCharge'],
    },
    {
      says: 'Wands of wishing are made charged once already, mostly with two charges.',
      source: 'UnNetHack src/mkobj.c (mksobj)',
      slot: 'charging',
      changes: ['making'],
      askedOnly: true,
    },
  ],
};
