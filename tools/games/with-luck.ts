import type { SavedGame } from '@roguewright/engine/game';

/** The same game under other luck from now on. */
export function withLuck(saved: SavedGame, seed: string): SavedGame {
  return { ...saved, streams: {}, start: { ...saved.start, seed } };
}

/** So far behind in movement points that no creature acts within a turn or two. */
const BEHIND = -600;

/** The same game with the creatures that the hero sees alone, which don't act for a while. */
export function standingStill(saved: SavedGame, seen: ReadonlySet<number>): SavedGame {
  const levels = saved.levels.map(([depth, level]) => {
    const creatures = level.creatures
      .filter(({ id }) => seen.has(id))
      .map(creature => ({ ...creature, movement: BEHIND }));
    return [depth, { ...level, creatures }] as const;
  });
  return { ...saved, levels };
}
