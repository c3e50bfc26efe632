// A game rebuilt from a file that anybody may have written. Under the very content every command is
// performed again from the beginning, and the snapshot isn't needed; otherwise the game goes on from
// the snapshot as far as its commands can be performed.

import { ReplayError } from '@roguewright/engine/errors';
import type { SavedGame } from '@roguewright/engine/game';
import { type GameFile, type LocalGame, Replay, resumeUntrusted } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { messageOf } from '../problems.ts';
import type { RebuiltGame, RebuiltSnapshot } from './game-maker.ts';

/** Commands after which others get a turn. */
const PAUSE_EVERY = 50;

/** What a game is rebuilt under. */
export interface RebuildParts {
  readonly file: GameFile;
  readonly ruleset: Ruleset;
  /** The content that the file names, if it is known here. */
  readonly own: Content | undefined;
  /** The content of new games. */
  readonly present: Content;
}

type Rebuilt = Omit<RebuiltGame, 'content' | 'ruleset'> & { readonly content: Content };

/**
 * Rebuilds a game, pausing now and then.
 * @throws ReplayError when it can be gone on with neither by its commands nor by its snapshot
 */
export async function rebuildGame(parts: RebuildParts): Promise<Rebuilt> {
  const { file, own, present } = parts;
  if (own === undefined && file.snapshot === undefined) {
    throw new ReplayError(
      `contentHash: the content ${file.contentHash} is not known here, and the file has no ` +
        'snapshot to go on from',
    );
  }
  const whole = own === undefined ? undefined : await performAll(parts, own);
  return whole ?? (await goOnFromSnapshot(parts, own ?? present));
}

/** Nothing when the commands lead elsewhere than they led and there is a snapshot instead. */
async function performAll(parts: RebuildParts, content: Content): Promise<Rebuilt | undefined> {
  const { file, ruleset } = parts;
  const replay = new Replay(content, ruleset, file);
  const first = snapshotOf(replay.game);
  const hashes: string[] = [];
  while (!replay.over) {
    replay.step();
    hashes.push(replay.game.hash());
    await pauseAfter(hashes.length);
  }
  const { difference, game } = replay;
  if (difference === undefined) {
    return { ...resultOf(game, content), first, hashes, setAside: 0, reason: '' };
  }
  if (file.snapshot === undefined) {
    const { sequence, turn, expected, got } = difference;
    throw new ReplayError(
      `commands.${sequence - 1} (turn ${turn}): expected ${expected}, got ${got}`,
    );
  }
  return undefined;
}

async function goOnFromSnapshot(parts: RebuildParts, content: Content): Promise<Rebuilt> {
  const { file, ruleset } = parts;
  const game = resumeUntrusted(content, ruleset, file.snapshot as SavedGame);
  const first = snapshotOf(game);
  const told = new Map(file.hashes);
  const hashes = file.commands
    .slice(0, first.sequence)
    .map((_, place) => told.get(place + 1) ?? '');
  let reason = '';
  while (game.sequence < file.commands.length && reason === '') {
    // What was half performed when the rules failed is not kept.
    const before = snapshotOf(game);
    reason = performNext(game, file);
    if (reason !== '') {
      const stood = resumeUntrusted(content, ruleset, before.state as SavedGame);
      const setAside = file.commands.length - before.sequence;
      return { ...resultOf(stood, content), first, hashes, setAside, reason };
    }
    hashes.push(game.hash());
    await pauseAfter(hashes.length);
  }
  return { ...resultOf(game, content), first, hashes, setAside: 0, reason: '' };
}

/** Performs the next command of the file. @returns why it could not be performed; empty otherwise */
function performNext(game: LocalGame, file: GameFile): string {
  const before = game.sequence;
  try {
    const { refusal } = game.perform(file.commands[before]!);
    return game.sequence > before ? '' : `refused: ${refusal?.reason}`;
  } catch (error) {
    return messageOf(error);
  }
}

function resultOf(game: LocalGame, content: Content) {
  const { turn, ending } = game.look().view;
  return { content, last: snapshotOf(game), turn, status: ending?.kind ?? ('playing' as const) };
}

function snapshotOf(game: LocalGame): RebuiltSnapshot {
  return { sequence: game.sequence, state: game.save() };
}

/** Lets everything else that waits be done, now and then. */
function pauseAfter(commands: number): Promise<void> | undefined {
  return commands % PAUSE_EVERY === 0 ? new Promise(resolve => setImmediate(resolve)) : undefined;
}
