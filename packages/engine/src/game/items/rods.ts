// Rods, horns and spell rings in the game, at the present tick.

import {
  carrierKindOf,
  type GameObject,
  kindOf,
  type RodCharge,
  rodChargeAt,
  rodReadyIn,
  setRodEnergy,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** Whether an item shoots by energy of its own. */
export function isRod(item: GameObject): boolean {
  return carrierKindOf(item.archetype) === 'rod' && item.inventory.length > 0;
}

/** The energy of a rod now; undefined for anything else. */
export function rodCharge({ ruleset, world }: GameState, rod: GameObject): RodCharge | undefined {
  return isRod(rod)
    ? rodChargeAt(ruleset, rod, rod.inventory[0]!.archetype, world.ticks)
    : undefined;
}

/** Ticks until a rod can fire, 0: at once; undefined: never. */
export function readyIn({ ruleset, world }: GameState, rod: GameObject): number | undefined {
  return rodReadyIn(ruleset, rod, rod.inventory[0]!.archetype, world.ticks);
}

/** Sets the energy of a rod. @param energy 0 or more; what is above its maximum is lost */
export function setEnergy({ ruleset, world }: GameState, rod: GameObject, energy: number): void {
  setRodEnergy(ruleset, rod, rod.inventory[0]!.archetype, energy, world.ticks);
}

/** The energy of a rod as the hero sees it: he knows it when he knows its kind. */
export function knownRodCharge(state: GameState, rod: GameObject): RodCharge | undefined {
  return state.sheet.lore.isIdentified(kindOf(rod)) ? rodCharge(state, rod) : undefined;
}
