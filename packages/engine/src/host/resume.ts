// Goes on from a snapshot that anybody may have written.

import { ReplayError } from '../errors/index.ts';
import type { SavedGame } from '../game/index.ts';
import type { Content } from '../objects/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { LocalGame } from './local-game.ts';
import { shapeFlaw } from './plain-data.ts';

/**
 * The game of a snapshot: its shape must be that of a new game's, and what is read of it must be all
 * of it, so that nothing unread is carried along.
 * @throws ReplayError that names what is wrong
 */
export function resumeUntrusted(content: Content, ruleset: Ruleset, saved: SavedGame): LocalGame {
  const fresh = beginAnew(content, ruleset, saved).save();
  if (saved.version === fresh.version) {
    const flaw = shapeFlaw(plain(fresh), saved);
    if (flaw !== undefined) {
      throw new ReplayError(`snapshot.${flaw.field}: expected ${flaw.expected}, got ${flaw.got}`);
    }
  }
  const game = LocalGame.restore(content, ruleset, saved);
  let written: Record<string, unknown>;
  try {
    game.look();
    written = plain(game.save()) as Record<string, unknown>;
  } catch (error) {
    throw new ReplayError(`the snapshot can't be played: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if (saved.version === fresh.version) {
    refuseOthers(saved, written);
  }
  return game;
}

/** What another content gives another place or name is left out of the comparison. */
const OF_THE_CONTENT: ReadonlySet<string> = new Set(['contentHash', 'effectKinds', 'level']);

function refuseOthers(saved: SavedGame, written: Record<string, unknown>): void {
  const given = saved as unknown as Record<string, unknown>;
  for (const key of new Set([...Object.keys(given), ...Object.keys(written)])) {
    const same = OF_THE_CONTENT.has(key)
      ? key in given && key in written
      : canonical(given[key]) === canonical(written[key]);
    if (!same) {
      throw new ReplayError(
        `snapshot.${key}: expected what this engine writes, got something that it can't read whole`,
      );
    }
  }
}

function beginAnew(content: Content, ruleset: Ruleset, { start }: SavedGame): LocalGame {
  try {
    return LocalGame.create(content, ruleset, start);
  } catch (error) {
    throw new ReplayError(`snapshot.start: ${(error as Error).message}`, { cause: error });
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Text that is equal for equal data, in whatever order its keys were written. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(
            Object.entries(part).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
          )
        : part,
    ) ?? ''
  );
}
