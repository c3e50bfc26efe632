// Rebuilds a game from an untrusted file. With the same content every command is performed again from the
// start, and the snapshot isn't needed. Otherwise the game continues from the snapshot, as far as its
// commands can be performed.

import { ReplayError } from '../../errors/index.ts';
import { isComparableHash, type SavedGame } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { LocalGame } from '../game/local-game.ts';
import type { GameFile } from './game-file.ts';
import { Replay } from './replay.ts';
import { resumeUntrusted } from './resume.ts';

/** Number of commands between pauses: a long rest may take milliseconds. */
const PAUSE_EVERY = 4;

/** Inputs for rebuilding a game. */
export interface RebuildParts {
  readonly file: GameFile;
  readonly ruleset: Ruleset;
  /** The content that the file names, if it is available. */
  readonly own: Content | undefined;
  /** The content of new games. */
  readonly present: Content;
  /** Called regularly to give other work of the process a turn. */
  readonly pause: () => Promise<void>;
}

/** A state along the way. */
interface RebuiltState {
  /** Number of commands performed before it. */
  readonly sequence: number;
  readonly state: SavedGame;
}

/** The result. */
export interface Rebuilt {
  /** The content that the game continues with. */
  readonly content: Content;
  readonly status: 'playing' | 'won' | 'died';
  readonly turn: number;
  /** The first state that can be replayed from, and the last state. */
  readonly first: RebuiltState;
  readonly last: RebuiltState;
  /** State hash after each command up to `last`; empty where unknown. */
  readonly hashes: readonly string[];
  /** Number of the file's commands after `last` that could not be performed, and the reason. */
  readonly setAside: number;
  readonly reason: string;
}

/**
 * Rebuilds a game, pausing regularly.
 * @throws ReplayError if neither its commands nor its snapshot can be used
 */
export async function rebuildGame(parts: RebuildParts): Promise<Rebuilt> {
  const { file, own, present } = parts;
  if (file.start.companions !== undefined || file.start.shared === true) {
    // A game continued from it would contain only the first hero's commands.
    throw new ReplayError(
      `start.${file.start.shared === true ? 'shared' : 'companions'}: a game of several heroes can be replayed, not continued`,
    );
  }
  if (own === undefined && file.snapshot === undefined) {
    throw new ReplayError(
      `contentHash: the content ${file.contentHash} is not known here, and the file has no ` +
        'snapshot to continue from',
    );
  }
  const whole =
    own === undefined || !canBeCompared(file) ? undefined : await performAll(parts, own);
  return whole ?? (await goOnFromSnapshot(parts, own ?? present));
}

/**
 * Whether the results of its commands can be compared with the recorded hashes. Hashes of an older save
 * format can't, and then the snapshot is preferred.
 */
function canBeCompared({ hashes, snapshot }: GameFile): boolean {
  const last = hashes.at(-1);
  return snapshot === undefined || last === undefined || isComparableHash(last[1]);
}

/** Undefined if the commands lead to a different state and there is a snapshot to use instead. */
async function performAll(parts: RebuildParts, content: Content): Promise<Rebuilt | undefined> {
  const { file, ruleset, pause } = parts;
  const replay = new Replay(content, ruleset, file);
  const first = snapshotOf(replay.game);
  const hashes: string[] = [];
  while (!replay.over) {
    replay.step();
    hashes.push(replay.game.hash());
    if (hashes.length % PAUSE_EVERY === 0) {
      await pause();
    }
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
  const { file, ruleset, pause } = parts;
  const game = resumeUntrusted(content, ruleset, file.snapshot!);
  const first = snapshotOf(game);
  const told = new Map(file.hashes);
  const hashes = file.commands
    .slice(0, first.sequence)
    .map((_, index) => told.get(index + 1) ?? '');
  let reason = '';
  while (game.sequence < file.commands.length && reason === '') {
    // A command that failed halfway leaves no trace.
    const before = snapshotOf(game);
    reason = performNext(game, file);
    if (reason !== '') {
      const stood = resumeUntrusted(content, ruleset, before.state);
      const setAside = file.commands.length - before.sequence;
      return { ...resultOf(stood, content), first, hashes, setAside, reason };
    }
    hashes.push(game.hash());
    if (hashes.length % PAUSE_EVERY === 0) {
      await pause();
    }
  }
  return { ...resultOf(game, content), first, hashes, setAside: 0, reason: '' };
}

/** Performs the next command of the file. @returns why it could not be performed; empty on success */
function performNext(game: LocalGame, file: GameFile): string {
  const before = game.sequence;
  try {
    const { refusal } = game.perform(file.commands[before]!);
    return game.sequence > before ? '' : `refused: ${refusal?.reason}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function resultOf(game: LocalGame, content: Content) {
  const { turn, ending } = game.look().view;
  return { content, last: snapshotOf(game), turn, status: ending?.kind ?? ('playing' as const) };
}

function snapshotOf(game: LocalGame): RebuiltState {
  return { sequence: game.sequence, state: game.save() };
}
