// The rule half of a power that no game has: what CONTRIBUTING asks a newcomer to write.

import { type PowerRule, powerRule } from '../../../spells/index.ts';

/** Itches: a point or two of damage, and a ray or a beam carries it. Label: `itch`. */
export const itchRule: PowerRule = powerRule({
  word: 'itch',
  also: ['tickle'],
  travels: ['ray', 'beam'],
  asks: ['magic-resistance'],
  hit: chance => ({ damage: chance.roll(1, 2, 'itch'), mostHitPoints: 0, levels: 0, turns: 0 }),
});
