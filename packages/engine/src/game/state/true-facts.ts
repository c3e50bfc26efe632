// A creature as it is, a hero or not, as the rules ask of it.

import {
  type Creature,
  type FoeFacts,
  heroFacts,
  spellTarget,
  trueFacts,
} from '../../actors/index.ts';
import type { SpellTarget } from '../../spells/index.ts';
import type { GameState } from './state.ts';

/** The facts of any creature, and a hero's outfit. Never used for what a player sees. */
export function trueFactsOf(state: GameState, creature: Creature): FoeFacts {
  const own = state.of(creature.id);
  return own === undefined
    ? trueFacts(state.ruleset, creature)
    : heroFacts(state.ruleset, own.sheet, own.hero);
}

/** The same as NetHack's spells and instruments meet it. */
export function trueTargetOf(state: GameState, creature: Creature): SpellTarget {
  return spellTarget(state.ruleset, trueFactsOf(state, creature));
}
