// Races that spells name by a god: those that it slays, and its own. Crossfire server/spell_effect.c (cast_detection,
// mood_change).

import type { SpellWorld } from '../spell-world.ts';

/** The races that a spell's file names, as one comma-separated text, with the words for a god's in its terms. */
export function racesNamed({ faith }: SpellWorld, caster: number, text: string): string {
  switch (text) {
    case 'GOD':
    case 'GOD_SLAYING':
      return faith.godOf(caster)?.slays ?? '';
    case 'GOD_FRIEND':
      return faith.godOf(caster)?.races ?? '';
    default:
      return text;
  }
}
