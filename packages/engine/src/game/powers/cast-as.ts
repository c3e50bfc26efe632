// Spells that do what a potion or a scroll does. NetHack 3.6.7 src/spell.c (spelleffects: the duplicates of
// scroll and potion effects).

import type { Cast, Use } from '../state/power-deed.ts';

/** A cast that does what reading or drinking does: of a skilled caster as when blessed. */
export function castAs(use: Use): Cast {
  return (state, _, blessed) => {
    const beatitude = blessed ? 'blessed' : 'uncursed';
    use(state, { beatitude, confused: false, favourKnown: true });
    return true;
  };
}
