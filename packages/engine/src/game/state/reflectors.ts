// Which creatures reflect spells or missiles, by themselves or by what they wear.

import { type Creature, type Reflects, reflectsWhat, wornThings } from '../../actors/index.ts';
import type { GameState } from './state.ts';

/** Whether a kind of monster reflects something, or a hero wears an item that does. */
export function reflectsOwn(state: GameState, creature: Creature, what: Reflects): boolean {
  const own = state.of(creature.id);
  return own === undefined
    ? reflectsWhat(creature.archetype, what)
    : wornThings(own.sheet).some(item => reflectsWhat(item, what));
}
