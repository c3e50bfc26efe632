// What a random scene’s recording doesn’t determine: numbers are recorded without a word for whom they were drawn.

import type { Scene, SceneObject } from '../scene-file.ts';

/** The recorded type of players. */
const PLAYER = 1;

/** There are players besides the caster. What they notice is drawn with the same numbers as what shows itself. */
export function hasOtherPlayers({ header }: Scene): boolean {
  return header.targets.some(({ type }) => type === PLAYER);
}

/** There are monsters. What they become may strike, and draws for its blows. */
export function hasMonsters({ header }: Scene): boolean {
  return header.targets.some(isMonster);
}

/** Several monsters are near each other: what passes between them draws for each, newest first. */
export function hasSeveralMonsters({ header }: Scene): boolean {
  return header.targets.filter(isMonster).length > 1;
}

/** Monsters walk by themselves in some tick, and recover with their moves. */
export function hasWalkers({ header, lines }: Scene): boolean {
  const monsters = new Set(header.targets.filter(isMonster).map(({ id }) => id));
  return lines.some(
    ({ action, changed }) =>
      action === undefined &&
      changed.some(({ id, x, y }) => monsters.has(id) && (x !== undefined || y !== undefined)),
  );
}

function isMonster({ flags }: SceneObject): boolean {
  return Array.isArray(flags) && flags.includes('monster');
}
