// Random arrivals of monsters. NetHack 3.6.7 src/allmain.c (moveloop).

import { chooseKind, makeMonster, spawnTable } from '../../actors/index.ts';
import type { Archetype } from '../../objects/index.ts';
import { footprint, placeOver } from '../../world/index.ts';
import { isFree } from '../dungeon/placing.ts';
import { join } from '../movement/roster.ts';
import type { GameState } from '../state/state.ts';

/** Number of squares tried before the arrival is skipped. */
const TRIES = 50;

/** Once a turn. */
export function monstersArrive(state: GameState): void {
  const { level, content, ruleset, sheet } = state;
  const chance = state.luck('arrivals');
  const { arrivesOneIn } = ruleset.slots.world.dungeon;
  if (!level.restless || !chance.test(1, arrivesOneIn, 'arrives')) {
    return;
  }
  const square = unseenSquare(state);
  const kind = chooseKind(
    chance,
    spawnTable(ruleset.slots.world.spawning, content, {
      depth: state.depth,
      heroLevel: sheet.level,
      extinct: state.world.extinct,
    }),
  );
  const place = square < 0 || kind === undefined ? -1 : placeOver(level.map, kind.shape, square);
  if (place >= 0 && kind !== undefined && !isAnySeen(state, kind, place)) {
    join(
      level,
      makeMonster(chance, ruleset, content, kind, place, () => state.newId()),
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

function isAnySeen(state: GameState, { shape }: Archetype, place: number): boolean {
  return footprint(state.level.map, shape, place).some(square => isSeen(state, square));
}
