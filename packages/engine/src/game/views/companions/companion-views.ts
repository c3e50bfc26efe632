// Pets and steeds as their master knows them, and what everybody sees of them.

import { type Creature, petHunger } from '../../../actors/index.ts';
import { saddleOn } from '../../items/handled/saddle.ts';
import type { PetView, SteedView } from '../../protocol/companions/pet-view.ts';
import type { ThingView } from '../../protocol/view.ts';
import type { GameState } from '../../state/state.ts';

/** What the view says of a creature in sight: its loyalty to its master, its saddle, the steed of another hero. */
export function companionIn(
  state: GameState,
  creature: Creature,
): Pick<ThingView, 'pet' | 'saddled' | 'rides'> {
  const pet = creature.master === state.hero.id ? petView(state, creature) : undefined;
  const steed = state.of(creature.id)?.sheet.riding?.steed;
  return {
    ...(pet && { pet }),
    ...(saddleOn(creature) !== undefined && { saddled: true as const }),
    ...(steed && { rides: steed.name }),
  };
}

/** The hero's steed; absent: he is on foot. */
export function ridingView(state: GameState): { readonly riding?: SteedView } {
  const { riding } = state.sheet;
  if (riding === undefined) {
    return {};
  }
  const { steed, gallop } = riding;
  const { id, name, speed, hitPoints, maxHitPoints } = steed;
  const pet = petView(state, steed) ?? { tameness: 0, hunger: 'fed' };
  return { riding: { id, name, gallop, speed, hitPoints: [hitPoints, maxHitPoints], ...pet } };
}

function petView({ ruleset, clock }: GameState, { pet }: Creature): PetView | undefined {
  if (pet === undefined) {
    return undefined;
  }
  const hunger = petHunger(ruleset.slots.world.companions, clock.turn - pet.hungryAt);
  return { tameness: pet.tameness, hunger: hunger === 'starved' ? 'weak' : hunger };
}
