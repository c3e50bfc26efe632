// What draining life takes from a monster: the kinds that it can't take from, and the numbers by which it
// takes from the others. NetHack 3.6.7 src/mondata.c (resists_drli), src/makemon.c (monhp_per_lvl).

import { type Archetype, creatureFacts, textOf, wordsIn } from '../objects/index.ts';
import type { DrainedBody } from '../spells/index.ts';

/** How draining life sees a monster. Golems say what they are made of in the key `golem`. */
export function drainedBody(archetype: Archetype): {
  readonly drainResistant: boolean;
  readonly body: DrainedBody;
} {
  const { combatFlags } = creatureFacts(archetype);
  const words = wordsIn(textOf(archetype, 'spellFlags'));
  const golem = textOf(archetype, 'golem');
  return {
    drainResistant:
      combatFlags.includes('undead') ||
      combatFlags.includes('demon') ||
      words.includes('resists-drain'),
    body: golem !== '' ? { golem } : combatFlags.includes('dragon') ? 'adult-dragon' : 'ordinary',
  };
}
