import type { ForceRules } from '../../spellcraft/index.ts';

/**
 * Lasting effects. Crossfire server/spell_effect.c (cast_change_ability, cast_invisible, create_aura),
 * server/spell_attack.c (cast_light, faery fire in destruction's routine), common/living.c (fix_object).
 */
export const forces: ForceRules = {
  abilityStep: 50,
  auraStep: 10,
  speed: 1,
  clock: -1,
  auraClock: -0.1,
  warnings: [5, 25],
  scores: { sides: 3, most: 15, mostPerDie: 5 },
  mostResistance: 100,
  briskFrom: 0.5,
  speedUnit: 1 / 30,
  mostUnseen: 1000,
  groupsRenewOwn: false,
  aurasHitOnEntry: false,
  // quirk: the glow is an ordinary force without a duration, so it ends at its first turn.
  glow: { radius: 1, speed: 0.01, clock: -0.1, turnsPerPoint: 0 },
};
