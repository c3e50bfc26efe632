// Numbers of single kinds of spells. Crossfire server/spell_attack.c (fire_swarm), server/spell_effect.c
// (cast_wonder, cast_transfer, charge_mana_effect), types/spell_effect (move_ball_spell, move_swarm_spell).

import type { ReleaseRules } from '../../spellcraft/index.ts';

/** The part of the spells slot for single kinds of spells. */
export const releases: ReleaseRules = {
  mostNested: 8,
  bombPictures: 9,
  wonderCone: { times: 1, over: 4 },
  ballTurns: [
    { times: 3, over: 4 },
    { times: 1, over: 4 },
  ],
  swarm: {
    sides: 3,
    anySpell: false,
    straight: [-3, -2, -1, 0, 0, 0, 1, 2, 3],
    diagonal: [-3, -2, -2, -1, 0, 0, 1, 2, 2, 3],
  },
  mana: {
    mostDrained: 95,
    overcharge: [
      { percent: 200, effect: 'explosion' },
      { percent: 188, effect: 'bursting' },
      { percent: 166, effect: 'headache' },
      { percent: 150, effect: 'confusion' },
      { percent: 125, effect: 'voices' },
      { percent: 0, effect: 'energy' },
    ],
    confusedTurns: 10,
    ball: {
      kind: 'exploding_fireball',
      ...{ leastDamage: 1, damageOver: 5, leastRadius: 2, radiusOver: 10, duration: 15 },
    },
  },
};
