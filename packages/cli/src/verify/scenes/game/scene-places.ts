// Places of a scene, in the game and in its recording: a map and a square, or a holder.

import type { Creature } from '@roguewright/engine/actors';
import type { Level } from '@roguewright/engine/game';
import type { SceneFields } from '../recorded-state.ts';
import type { GameScene } from './game-scene.ts';

/** A square by its map, whose number is left out for the first. */
export function squareName({ map }: Level, square: number, play: GameScene): string {
  const at = play.levels().findIndex(level => level.map === map);
  return `${at === 0 ? '' : `${at}:`}${map.x(square)},${map.y(square)}`;
}

/** The level on which a creature stands. */
export function levelOf(play: GameScene, creature: Creature): Level {
  const own = play.state.of(creature.id)?.level;
  return own ?? play.levels().find(level => level.creatures.all.includes(creature))!;
}

/** A recorded place. */
export function placeOf({ in: holder, x, y, map }: SceneFields): string {
  const at = typeof map === 'number' && map > 0 ? `${map}:` : '';
  return holder === undefined || holder === null ? `${at}${x ?? 0},${y ?? 0}` : String(holder);
}
