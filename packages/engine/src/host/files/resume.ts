// Continues from an untrusted snapshot.

import { ReplayError } from '../../errors/index.ts';
import { migrateSave, type SavedGame, savedFlaw } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LocalGame } from '../game/local-game.ts';

/**
 * The game of a snapshot, of this version or an older one. Every field must be within its range, and reading
 * must account for all of it, so that no unread data is carried along.
 * @throws ReplayError that names the problem
 */
export function resumeUntrusted(content: Content, ruleset: Ruleset, read: SavedGame): LocalGame {
  const saved = migrateSave(read);
  const flaw = savedFlaw(saved);
  if (flaw !== undefined) {
    throw new ReplayError(`snapshot.${flaw.field}: expected ${flaw.expected}, got ${flaw.got}`);
  }
  beginAnew(content, ruleset, saved);
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
  refuseOthers(saved, written);
  return game;
}

/** Fields that differ with another content are excluded from the comparison. */
const OF_THE_CONTENT: ReadonlySet<string> = new Set(['contentHash', 'effectKinds', 'level']);

function refuseOthers(saved: SavedGame, written: Record<string, unknown>): void {
  const given = saved as unknown as Record<string, unknown>;
  for (const key of new Set([...Object.keys(given), ...Object.keys(written)])) {
    const same = OF_THE_CONTENT.has(key)
      ? key in given && key in written
      : canonical(given[key]) === canonical(written[key]);
    if (!same) {
      throw new ReplayError(
        `snapshot.${key}: expected this engine's format, got something that it can't read completely`,
      );
    }
  }
}

/** Checks the start as that of a new game. */
function beginAnew(content: Content, ruleset: Ruleset, { start }: SavedGame): void {
  try {
    LocalGame.create(content, ruleset, start);
  } catch (error) {
    throw new ReplayError(`snapshot.start: ${(error as Error).message}`, { cause: error });
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Text that is equal for equal data, independent of the order of keys. */
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
