// Random arrivals of monsters. NetHack 3.6.7 src/allmain.c (moveloop).

import { chooseKind, makeMonster, spawnTable } from '../../actors/index.ts';
import { isFree } from '../dungeon/placing.ts';
import { join } from '../movement/roster.ts';
import type { GameState } from '../state/state.ts';

/** Number of squares tried before the arrival is skipped. */
const TRIES = 50;

/** Once a turn. */
export function monstersArrive(state: GameState): void {
  const { level, content, ruleset, depth, sheet } = state;
  const chance = state.luck('arrivals');
  const { arrivesOneIn } = ruleset.slots.world.dungeon;
  if (!level.restless || !chance.test(1, arrivesOneIn, 'arrives')) {
    return;
  }
  const square = unseenSquare(state);
  const kind = chooseKind(
    chance,
    spawnTable(ruleset.slots.world.spawning, content, { depth, heroLevel: sheet.level }),
  );
  if (square >= 0 && kind !== undefined) {
    join(
      level,
      makeMonster(chance, ruleset, content, kind, square, () => state.newId()),
    );
  }
}

function unseenSquare(state: GameState): number {
  const { map } = state.level;
  const chance = state.luck('arrivals');
  for (let left = TRIES; left > 0; left--) {
    const square = map.square(
      chance.below(map.width, 'arrival-x'),
      chance.below(map.height, 'arrival-y'),
    );
    if (isFree(map, square) && !isSeen(state, square)) {
      return square;
    }
  }
  return -1;
}

/** Whether any hero on the level sees a square. */
function isSeen({ states, level }: GameState, square: number): boolean {
  return states.some(other => other.isOn(level) && other.sees(square));
}
