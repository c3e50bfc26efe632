import type { SavedGame } from '@roguewright/engine/game';

/** The same game under other luck from now on. */
export function withLuck(saved: SavedGame, seed: string): SavedGame {
  return { ...saved, streams: {}, start: { ...saved.start, seed } };
}
