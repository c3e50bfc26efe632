// Plays games by the hundred, by the runner of the command `simulate`. Which thread plays which game changes nothing.

import { ENGINE_VERSION } from '@roguewright/engine/host';
import {
  type ChunkResult,
  checkedExperiment,
  contentWith,
  perform,
  type RunRow,
  SqliteStore,
  ThreadsRunner,
} from 'roguewright/batch';
import type { PlayerName, TriedGame } from './try-game.ts';

/** Games to be played. */
export interface GamesWanted {
  readonly player: PlayerName;
  readonly count: number;
  /** Id of the role that plays all games; absent: all roles in turn. */
  readonly role?: string | undefined;
  /** Commands after which a game is broken off. */
  readonly most: number;
  /** Told after each game. */
  readonly played: (games: readonly TriedGame[]) => void;
}

/** @returns the games in the order of their numbers, from 1 */
export async function playGames(wanted: GamesWanted): Promise<readonly TriedGame[]> {
  const { player, count, role = 'all', most, played } = wanted;
  const experiment = checkedExperiment({
    ...{ format: 1, subject: 'games', engine: ENGINE_VERSION, content: contentWith([]).hash },
    ...{ seed: 'games', chunk: 1, rows: true, stop: { kind: 'count', runs: count } },
    arms: [{ ruleset: 'house', player, role, race: 'all', commands: most, replay: true }],
  });
  const games: TriedGame[] = [];
  const store = new SqliteStore();
  const runner = new ThreadsRunner();
  const told: typeof runner.run = wantedChunks => tapped(runner.run(wantedChunks), games, played);
  const { deviations } = await perform({
    ...{ experiment, packs: [], store, runner: { workers: runner.workers, run: told } },
    ...{ told: () => undefined, signal: new AbortController().signal },
    clock: () => performance.now(),
  });
  await store.close();
  if (deviations.length > 0) {
    throw new Error(`game ${deviations[0]!.chunk + 1} came out otherwise when it was played again`);
  }
  return games.toSorted((one, other) => one.number - other.number);
}

/** Hands chunks on, and tells the game of each. */
async function* tapped(
  chunks: ReturnType<ThreadsRunner['run']>,
  games: TriedGame[],
  played: GamesWanted['played'],
): ReturnType<ThreadsRunner['run']> {
  for await (const done of chunks) {
    if (!done.again) {
      const [row] = (JSON.parse(done.text) as ChunkResult).rows!;
      games.push(gameOf(row!));
      played(games);
    }
    yield done;
  }
}

function gameOf({ run, arms: [result] }: RunRow): TriedGame {
  const { labels, numbers, problem } = result!;
  const { role = '', end = '', killer = '' } = labels;
  const { depth = 0, deepest = 0, heroLevel = 0, turns = 0, commands = 0 } = numbers;
  return {
    ...{ number: run + 1, role, kind: end, killer, depth, deepest, heroLevel, turns, commands },
    ...(problem !== undefined && { problem }),
  };
}
