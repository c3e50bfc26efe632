// Effects of spells on a map in the Crossfire server. server/spell_attack.c (fire_bullet, cast_cone, forklightning),
// server/spell_effect.c (cast_light, cast_destruction, magic_mapping_mark), common/map.c (change_map_light), types/spell_effect (explosion), common/living.c (fear_bonus).

import type { EffectRules } from '../../spellcraft/index.ts';

/** The effects part of the spells slot. */
export const effects: EffectRules = {
  bulletRange: 50,
  fuse: 1,
  forks: { loss: 10, sideShift: 25 },
  spreadClock: -0.21,
  mostGlow: 4,
  maps: { startsBefore: 3, startsBehind: 2, reach: 24 },
  darkness: { least: 0, most: 5 },
  cones: {
    aroundOver: 4,
    leastAround: 2,
    charisma: [
      { most: 3, bonus: 3 },
      { most: 6, bonus: 2 },
      { most: 9, bonus: 1 },
    ],
    pietyOver: 5,
    levelOver: 3,
  },
};
