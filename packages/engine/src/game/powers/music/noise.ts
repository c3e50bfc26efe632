// Noise wakes every monster within earshot and puts the nearer ones to flight. NetHack 3.6.7 src/music.c
// (awaken_monsters).

import { frighten } from '../../body/afflict.ts';
import { rouse } from '../../body/relieve.ts';
import { apart } from '../../movement/where.ts';
import { isHostile } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { withstandsMusic } from '../withstands.ts';

/** @param within square of the radius in squares */
export function makeNoise(state: GameState, within: number): void {
  const { level, hero } = state;
  const { frightensOver } = state.ruleset.slots.world.powers.horn;
  for (const creature of level.creatures.all) {
    const steps = apart(level.map, creature, hero.square);
    if (!creature.alive || steps * steps >= within || !isHostile(state, creature)) {
      continue;
    }
    rouse(creature);
    if (frightensOver * steps * steps < within && !withstandsMusic(state, creature)) {
      frighten(state, creature);
    }
  }
}
