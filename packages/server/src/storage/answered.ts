// How far each game was answered, written beside the file of the games. SQLite can't know that a log
// of its own is missing: it opens the rest and takes that for everything. This file says what was there.

import { appendFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** How the file ends: `roguewright.sqlite` has `roguewright.sqlite-answered` beside it. */
export const ANSWERED = '-answered';

/** The size in bytes at which the file is rewritten with one line for each game. */
const LONG = 2 ** 20;

/** Bytes between two looks at its length. */
const LOOK_EVERY = 2 ** 16;

/** Games that are looked up at a time. */
const AT_ONCE = 500;

/** A game that is not as far as it was answered. */
export interface Loss {
  readonly game: string;
  /** Commands that were answered, and those that are there now. */
  readonly answered: number;
  /** Undefined when the whole game is gone. */
  readonly kept: number | undefined;
}

/**
 * Lines of `GAME COMMANDS`, the last of each game counts; `GAME gone` for one that was removed. It is
 * written after the database and before the answer, without waiting for the disk: a power cut may take
 * its last lines, which hides a loss and invents none.
 */
export class Answered {
  readonly #path: string;
  #unlooked = 0;

  /** @param database path of the file of the games */
  constructor(database: string) {
    this.#path = `${database}${ANSWERED}`;
  }

  /** Notes that all commands of a game up to this number are stored; 0 for a new game. */
  note(game: string, commands: number): void {
    this.#append(`${game} ${commands}\n`);
  }

  /** Notes that games were removed on purpose. */
  noteRemoved(games: readonly string[]): void {
    this.#append(games.map(game => `${game} gone\n`).join(''));
  }

  /** The games that were answered since the folder was last closed, with their commands. */
  read(): ReadonlyMap<string, number> {
    const games = new Map<string, number>();
    for (const [, game, far] of textOf(this.#path).matchAll(/^([\w-]+) (\d{1,15}|gone)$/gm)) {
      if (far === 'gone') {
        games.delete(game!);
      } else {
        games.set(game!, Number(far));
      }
    }
    return games;
  }

  /** Notes these and nothing else. */
  write(games: ReadonlyMap<string, number>): void {
    const text = [...games].map(([game, far]) => `${game} ${far}\n`).join('');
    try {
      writeFileSync(`${this.#path}.new`, text);
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      // A full disk: what stands there is as good.
    }
  }

  /** The folder is closed, and everything is in the file of the games. */
  remove(): void {
    rmSync(this.#path, { force: true });
  }

  #append(lines: string): void {
    try {
      appendFileSync(this.#path, lines);
    } catch {
      // The commands are stored. A disk that is too full for this line only hides a later loss.
      return;
    }
    this.#unlooked += lines.length;
    if (this.#unlooked > LOOK_EVERY) {
      this.#unlooked = 0;
      if ((statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0) > LONG) {
        this.write(this.read());
      }
    }
  }
}

/** Which of the games are not as far as they were answered. */
export async function lossesOf(
  database: Kysely<Tables>,
  answered: ReadonlyMap<string, number>,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const ids = [...answered.keys()];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const rows = await database
      .selectFrom('games')
      .select(games => [
        'id',
        games
          .selectFrom('commands')
          .select(of => of.fn.max('sequence').as('last'))
          .whereRef('commands.game_id', '=', 'games.id')
          .as('last'),
      ])
      .where('id', 'in', some)
      .execute();
    const kept = new Map(rows.map(({ id, last }) => [id, last ?? 0]));
    for (const game of some) {
      const loss = { game, answered: answered.get(game)!, kept: kept.get(game) };
      if (loss.kept === undefined || loss.kept < loss.answered) {
        losses.push(loss);
      }
    }
  }
  return losses;
}

/** The lost commands and games, in sentences for the operator. */
export function tellLosses(path: string, losses: readonly Loss[], hadLog: boolean): string {
  const gone = losses.filter(({ kept }) => kept === undefined).length;
  const shorter = losses.length - gone;
  const commands = losses.reduce(
    (sum, { answered, kept }) => sum + answered - (kept ?? answered),
    0,
  );
  const parts = [
    ...(gone > 0 ? [`${count(gone, 'game')} that ${gone === 1 ? 'was' : 'were'} played`] : []),
    ...(shorter > 0 ? [`the last ${count(commands, 'command')} of ${count(shorter, 'game')}`] : []),
  ];
  const cause = hadLog
    ? 'It is older than the games that were played, or its log is damaged.'
    : `Its log ${path}-wal is missing.`;
  return (
    `${path} lacks ${parts.join(' and ')}. ${cause} If you have the right files, stop the server ` +
    'before anything is played and put all of them back together, or restore a backup. ' +
    'Otherwise the games go on from what is there.'
  );
}

/** The same for the player of one game. @param commands how many it has lost, from 1 */
export function tellLoss(commands: number): string {
  const what =
    commands === 1 ? 'command of this game was' : `${commands} commands of this game were`;
  return `The last ${what} lost with a file of the server. The game goes on from before that.`;
}

function count(number: number, name: string): string {
  return number === 1 ? `1 ${name}` : `${number} ${name}s`;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
