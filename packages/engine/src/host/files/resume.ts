// Continues from an untrusted snapshot.

import { ReplayError } from '../../errors/index.ts';
import { migrateSave, presentSave, type SavedGame, savedFlaw } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LocalGame } from '../game/local-game.ts';

/**
 * The game of a snapshot, of this version or an older one. Every field must be within its range, and reading
 * must account for all of it, so that no unread data is carried along.
 * @throws ReplayError that names the problem
 */
export function resumeUntrusted(content: Content, ruleset: Ruleset, read: SavedGame): LocalGame {
  const migrated = migrateSave(read);
  const flaw = savedFlaw(migrated);
  if (flaw !== undefined) {
    throw new ReplayError(`snapshot.${flaw.field}: expected ${flaw.expected}, got ${flaw.got}`);
  }
  const saved = presentSave(content, migrated);
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
      : isAllOf(given[key], written[key]);
    if (!same) {
      throw new ReplayError(
        `snapshot.${key}: expected this engine's format, got something that it can't read completely`,
      );
    }
  }
}

/**
 * Whether everything given was written again. More may be written: fields that an earlier engine hadn't got,
 * and zeros behind the numbers of what it counted.
 */
function isAllOf(given: unknown, written: unknown): boolean {
  if (Array.isArray(given)) {
    return (
      Array.isArray(written) &&
      given.every((part, place) => isAllOf(part, written[place])) &&
      written.slice(given.length).every(part => part === 0)
    );
  }
  if (isRecord(given)) {
    return isRecord(written) && Object.keys(given).every(key => isAllOf(given[key], written[key]));
  }
  return given === written;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
