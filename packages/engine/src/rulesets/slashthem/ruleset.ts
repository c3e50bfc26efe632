import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** SlashTHEM: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'slashthem',
  title: 'SlashTHEM',
  parent: { speed: 'slashem', charging: 'slashem' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about: 'SlashTHEM, a larger SLASH’EM.',
  differences: [
    {
      says: 'Skill at riding changes the steed’s speed before it gallops: 6 less for the unskilled, 4 less at basic, 4 more for experts.',
      source: 'SlashTHEM src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['riding'],
      askedOnly: true,
    },
    {
      says: 'The wand of acquirement is charged to 1 to 5, once.',
      source: 'SlashTHEM src/read.c (recharge)',
      slot: 'charging',
      changes: ['wands.special.acquirement'],
      askedOnly: true,
    },
    {
      says: 'The chemistry set is charged as bags of tricks are.',
      source: 'SlashTHEM src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.chemistry-set'],
      askedOnly: true,
    },
    {
      says: 'An empty bag of tricks serves as a container; charging it destroys what is in it.',
      source: 'SlashTHEM src/read.c (recharge)',
      slot: 'charging',
      changes: ['empty.uses', 'tools.spills'],
    },
    {
      says: 'The Gourd of Infinity charges when invoked, blessed only for a Drunk.',
      source: 'SlashTHEM src/artifact.c (arti_invoke)',
      slot: 'charging',
      changes: ['sources.artifacts'],
    },
  ],
};
