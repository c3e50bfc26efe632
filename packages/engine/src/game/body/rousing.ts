// Waking everybody on a level. NetHack 3.6.7 src/wizard.c (aggravate).

import type { Chance } from '../../chance/index.ts';
import type { GameState } from '../state/state.ts';
import { rouse, wake } from './relieve.ts';

/** Wakes every creature of the level; some of the helpless too. Label: `roused`. */
export function wakeEveryone(state: GameState, chance: Chance): void {
  const { rousedOneIn } = state.ruleset.slots.world.waking;
  for (const creature of state.level.creatures.all) {
    if (creature.alive) {
      wake(creature);
      if (creature.conditions.has('helpless') && chance.test(1, rousedOneIn, 'roused')) {
        rouse(creature);
      }
    }
  }
  state.logFelt('aggravated', state.hero.id);
}

/** A noise on a square wakes every creature within a radius. @param within its square */
export function wakeWithin({ level }: GameState, square: number, within: number): void {
  const { map, creatures } = level;
  for (const creature of creatures.all) {
    const dx = map.x(creature.square) - map.x(square);
    const dy = map.y(creature.square) - map.y(square);
    if (creature.alive && dx * dx + dy * dy < within) {
      wake(creature);
    }
  }
}
