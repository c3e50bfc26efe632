// The energy of monsters, in hundredths: spent on spells where rules say so, drained and given by magic.

import type { Creature } from '../../actors/index.ts';
import { factOf } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** Energy is stored in hundredths. */
export const HUNDRED = 100;

/** A monster's maximum energy, in hundredths: its file's, else by its level. */
export function mostMonsterEnergy({ ruleset }: GameState, { facts, archetype }: Creature): number {
  const stated = factOf(archetype, 'maxsp');
  const byLevel = ruleset.slots.world.magic.monsterEnergy * (facts.level + 1);
  return HUNDRED * (stated > 0 ? stated : byLevel);
}

/** Its present energy; the maximum before anything took some. */
export function monsterEnergy(state: GameState, monster: Creature): number {
  return monster.stock.energy < 0 ? mostMonsterEnergy(state, monster) : monster.stock.energy;
}

/** Sets a monster's energy, which may exceed its maximum. @param hundredths 0 or more */
export function setMonsterEnergy(state: GameState, monster: Creature, hundredths: number): void {
  monster.stock.energy = hundredths === mostMonsterEnergy(state, monster) ? -1 : hundredths;
}
