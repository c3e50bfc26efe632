// A move of an idle monster, which roams by its key `attack_movement`. One that moves at random when it hunts
// does so when it doesn't.

import { type Creature, footingOf, mayEnter, roamStep } from '../../actors/index.ts';
import { fears } from '../fixtures/ways-around.ts';
import type { GameState } from '../state/state.ts';
import { step } from './monster-acts.ts';

/** One move of its pattern, if it has one; a sleeping or helpless monster stays. */
export function roam(state: GameState, monster: Creature): void {
  const { roams: pattern, staysPut, erraticOneIn } = monster.traits;
  const isErratic = pattern === 'stays' && erraticOneIn > 0;
  if ((pattern === 'stays' && !isErratic) || staysPut || monster.conditions.helpless) {
    return;
  }
  if (isErratic && !state.luck('minds').test(1, erraticOneIn, 'erratic')) {
    return;
  }
  const roams = isErratic ? 'wanders' : pattern;
  const view = {
    roams,
    patternAt: monster.stock.patternAt,
    isFree: (direction: number) => isFree(state, monster, direction),
  };
  const direction = roamStep(state.luck('minds'), state.ruleset.slots.world.minds.patterns, view);
  monster.stock.patternAt = view.patternAt;
  if (direction !== 0) {
    step(state, monster, direction);
  }
}

/** Whether it can step there with all its squares: ground of its gait, nobody, no obstacle and no trap it fears. */
function isFree({ level }: GameState, monster: Creature, direction: number): boolean {
  const { map } = level;
  const { shape, traits, id } = monster;
  const place = map.neighbour(monster.square, direction);
  const offsets = shape.offsets(map.stride);
  const { moves } = footingOf(traits);
  for (let part = 0; part < offsets.length; part++) {
    const square = place + offsets[part]!;
    const occupant = map.occupant[square]!;
    const isTaken = occupant !== 0 && occupant !== id;
    if (
      isTaken ||
      !mayEnter(traits, map.terrain[square]!) ||
      (map.obstacle[square]! & moves) !== 0
    ) {
      return false;
    }
  }
  return !(level.fixtures.feared && fears(level, monster, place));
}
