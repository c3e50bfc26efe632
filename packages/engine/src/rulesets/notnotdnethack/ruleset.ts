import type { RulesetSource } from '../ruleset.ts';

/** notnotdNetHack: the same as its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'notnotdnethack',
  title: 'notnotdNetHack',
  parent: { speed: 'notdnethack', charging: 'notdnethack' },
  slots: {},
  about: 'notnotdNetHack moves and charges as notdNetHack does.',
  differences: [],
};
