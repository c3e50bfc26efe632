import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';

/** notdNetHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'notdnethack',
  title: 'notdNetHack',
  parent: { speed: 'dnethack', charging: 'dnethack' },
  slots: { charging: { patches: [charging] } },
  about: 'notdNetHack, built on dNetHack.',
  differences: [
    {
      says: 'Lamps in armour hold 1,500 turns; uncursed sources had no cap.',
      source: 'notdNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.dwarvish-helm', 'tools.rows.lantern-plate-mail'],
      askedOnly: true,
    },
    {
      says: 'Dissection kit, etherblade, force club, flamethrower, shock mortar, power armour, phlebotomy kit and mist projector take charges.',
      source: 'notdNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows'],
      askedOnly: true,
    },
  ],
};
