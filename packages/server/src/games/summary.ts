// A game without what happens in it.

import type { GameStore } from '../storage/game-store.ts';
import type { GameStatus } from '../storage/tables.ts';

/** A game without what happens in it. */
export interface GameSummary {
  readonly id: string;
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
  /** Undefined while nobody may know it. */
  readonly seed: string | undefined;
  readonly ruleset: string;
  /** The names of its packs. */
  readonly packs: readonly string[];
  readonly status: GameStatus;
  readonly turn: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

type GameRow = Awaited<ReturnType<GameStore['allGames']>>[number];

/** The summary of a stored game. */
export async function summaryOf(row: GameRow, store: GameStore): Promise<GameSummary> {
  return {
    id: row.id,
    heroName: row.hero_name,
    role: row.role,
    race: row.race,
    seed: isHidden(row) ? undefined : row.seed,
    ruleset: row.ruleset,
    packs: await store.packNames(row.content_hash),
    status: row.status,
    turn: row.turn,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A seed that the server drew is shown at the end, or once the game’s file has revealed it. */
function isHidden({ seed_drawn, status, exported }: GameRow): boolean {
  return seed_drawn === 1 && status === 'playing' && exported === 0;
}
