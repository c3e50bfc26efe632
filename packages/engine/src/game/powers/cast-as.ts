// Spells that do what a potion or a scroll does. NetHack 3.6.7 src/spell.c (spelleffects: the duplicates of
// scroll and potion effects).

import type { Cast, Use } from '../state/power-deed.ts';

/** A cast with the effect of reading or drinking; a skilled caster gets the blessed effect. */
export function castAs(use: Use): Cast {
  return (state, _, blessed) => {
    const beatitude = blessed ? 'blessed' : 'uncursed';
    use(state, { beatitude, confused: false, favourKnown: true });
    return true;
  };
}
