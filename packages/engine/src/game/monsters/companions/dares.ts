// What a pet attacks. NetHack 3.6.7 src/dogmove.c (dog_move).

import { type Creature, passiveOf } from '../../../actors/index.ts';
import type { GameState } from '../../state/state.ts';

/**
 * Whether a pet attacks a foe: nothing far above its level, and rarely what paralyses those who touch it. Other
 * creatures attack as they please. Label: `dares`.
 */
export function dares(state: GameState, pet: Creature, foe: Creature): boolean {
  if (pet.pet === undefined) {
    return true;
  }
  if (isAbove(state, pet, foe)) {
    return false;
  }
  const { daresOneIn } = state.ruleset.slots.world.companions.fights;
  const holds = passiveOf(foe.archetype)?.brings === 'paralyse';
  return !holds || state.luck('pets').test(1, daresOneIn, 'dares');
}

/** Whether a foe is so far above a pet that it keeps away. */
export function isAbove({ ruleset }: GameState, pet: Creature, foe: Creature): boolean {
  const { levelsAbove } = ruleset.slots.world.companions.fights;
  return pet.pet !== undefined && foe.level >= pet.level + levelsAbove;
}
