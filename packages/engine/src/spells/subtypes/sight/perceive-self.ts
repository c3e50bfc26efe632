// Perceiving oneself: what the hero's body and equipment give him. Crossfire server/spell_effect.c
// (perceive_self).

import type { Subtype } from '../../spell-world.ts';

/** Perceiving oneself: subtype 17. Only heroes gain by it. */
export const perceiveSelf: Subtype = {
  number: 17,
  name: 'perceive-self',
  needsDirection: false,
  heroesOnly: true,
  cast: ({ insight }, { caster }) => insight.perceiveSelf(caster),
};
