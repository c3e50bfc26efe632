// A game rebuilt from a file that anybody may have written. Under the very content every command is
// performed again from the beginning, and the snapshot isn't needed; otherwise the game goes on from
// the snapshot as far as its commands can be performed.

import { ReplayError } from '../../errors/index.ts';
import { isComparableHash, type SavedGame } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { LocalGame } from '../game/local-game.ts';
import type { GameFile } from './game-file.ts';
import { Replay } from './replay.ts';
import { resumeUntrusted } from './resume.ts';

/** Commands after which others get a turn: a long rest may take milliseconds. */
const PAUSE_EVERY = 4;

/** What a game is rebuilt under. */
export interface RebuildParts {
  readonly file: GameFile;
  readonly ruleset: Ruleset;
  /** The content that the file names, if it is known here. */
  readonly own: Content | undefined;
  /** The content of new games. */
  readonly present: Content;
  /** Called now and then, so that whoever shares the process gets a turn. */
  readonly pause: () => Promise<void>;
}

/** A state along the way. */
interface RebuiltState {
  /** Commands performed up to it. */
  readonly sequence: number;
  readonly state: SavedGame;
}

/** What came of a file. */
export interface Rebuilt {
  /** What the game goes on under. */
  readonly content: Content;
  readonly status: 'playing' | 'won' | 'died';
  readonly turn: number;
  /** Where it can be replayed from, and how it stands. */
  readonly first: RebuiltState;
  readonly last: RebuiltState;
  /** Hash of the state after each command up to `last`; empty where it isn't known. */
  readonly hashes: readonly string[];
  /** Commands of the file after `last` that could not be performed, and why. */
  readonly setAside: number;
  readonly reason: string;
}

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
  const whole =
    own === undefined || !canBeCompared(file) ? undefined : await performAll(parts, own);
  return whole ?? (await goOnFromSnapshot(parts, own ?? present));
}

/**
 * Whether its commands, performed again, can be seen to lead where they led: hashes of an older save
 * format can't be compared, and then the snapshot is the better witness.
 */
function canBeCompared({ hashes, snapshot }: GameFile): boolean {
  const last = hashes.at(-1);
  return snapshot === undefined || last === undefined || isComparableHash(last[1]);
}

/** Nothing when the commands lead elsewhere than they led and there is a snapshot instead. */
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
    .map((_, place) => told.get(place + 1) ?? '');
  let reason = '';
  while (game.sequence < file.commands.length && reason === '') {
    // What was half performed when the rules failed is not kept.
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

/** Performs the next command of the file. @returns why it could not be performed; empty otherwise */
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
