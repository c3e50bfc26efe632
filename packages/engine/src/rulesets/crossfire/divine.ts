import type { DivineRules } from '../../spellcraft/index.ts';

/** Spells of gods. Crossfire server/spell_attack.c (cast_smite_spell), server/spell_effect.c (cast_bless, cast_curse). */
export const divine: DivineRules = {
  givesAll: true,
  pointsAtHeroes: false,
  smiteShield: 'reflection',
  // quirk: the original adds the adjustment of the range to the duration.
  smiteLastsByRange: true,
  deathOnUndead: { strengthens: 1, sides: 3, life: 2 },
  cult: { over: 2, strong: { count: 1, sides: 2 }, weak: { count: 2, sides: 2 } },
  renewalSucceeds: false,
  pathsIfAsked: false,
  cursesCount: false,
};
