// Limits of disk space: how much one address may fill, and the removal of games that were never played.

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { othersFirst } from '../others-first.ts';
import { GameElsewhere, GameProblem } from '../problems.ts';
import type { GamesDatabase } from './games-database.ts';
import type { Claims } from './shared/claims.ts';
import { COMING, type Tables } from './tables.ts';

/** What the games of a folder may take. */
export interface DiskLimits {
  /** Bytes of the games that one network address has made or brought; 0 for no limit. */
  readonly bytesOfAddress: number;
  /** Days after which a game that was never played is removed; 0 for never. */
  readonly abandonedAfterDays: number;
}

/** Room for some hundred games, and a month to come back to a game that was only looked at. */
export const USUAL_LIMITS: DiskLimits = { bytesOfAddress: 500_000_000, abandonedAfterDays: 30 };

/** Commands up to which a game counts as never played. */
export const MOST_COMMANDS_UNPLAYED = 10;

/** Games and commands that are removed in one transaction: players wait for milliseconds only. */
const REMOVED_AT_ONCE = 20;
const COMMANDS_AT_ONCE = 1000;

const DAY = 24 * 60 * 60 * 1000;

/** The stored form of an address: a hash, which can be looked up but not read. */
export function markOf(address: string): string {
  return address === '' ? '' : createHash('sha256').update(address).digest('hex').slice(0, 32);
}

/** Bytes that a command takes beside its body. */
const COMMAND_OVERHEAD = 100;

/** Snapshots that are kept of a game. */
const SNAPSHOTS_KEPT = 3;

/** Bytes of a command, about. */
export function bytesOfCommand(body: string): number {
  return body.length + COMMAND_OVERHEAD;
}

/** Bytes of the snapshots of a game, about: the later ones are as long as the first. */
export function bytesOfSnapshots(body: string): number {
  return SNAPSHOTS_KEPT * body.length;
}

/** What a game brings with it as a file, as texts of JSON. */
interface BroughtTexts {
  readonly snapshots: readonly { readonly body: string }[];
  /** Commands, and those that are set aside, in pages. */
  readonly commands: readonly { readonly rows: string }[];
  readonly setAside: readonly { readonly rows: string }[];
}

/** Bytes of a game that was brought, about: rows and their indexes take as much again as their texts. */
export function bytesOfBrought({ snapshots, commands, setAside }: BroughtTexts): number {
  const bodies = snapshots.reduce((sum, { body }) => sum + body.length, 0);
  const rows = [...commands, ...setAside].reduce((sum, page) => sum + page.rows.length, 0);
  return bodies + 2 * rows;
}

/** Limits the disk space of games and removes abandoned ones. */
export class DiskQuota {
  readonly #database: GamesDatabase;
  readonly #limits: DiskLimits;

  constructor(database: GamesDatabase, limits: DiskLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /**
   * For a new game, or one that is brought.
   * @param network the mark of an address; '' is the owner of the disk
   * @throws GameProblem when the games of the address fill what they may
   */
  async expectRoom(network: string): Promise<void> {
    await this.#expectBelow(network, this.#limits.bytesOfAddress);
  }

  /** @throws GameProblem when a game is one of those that fill twice as much: it can't go on */
  async expectRoomToGoOn(id: string): Promise<void> {
    const game = await this.#database.read(database =>
      database.selectFrom('games').select('network').where('id', '=', id).executeTakeFirst(),
    );
    await this.#expectBelow(game?.network ?? '', 2 * this.#limits.bytesOfAddress);
  }

  /** Some of the games, which no other process has open or can open now. */
  async #taken(found: readonly string[]): Promise<string[]> {
    const { claims } = this.#database;
    const taken: string[] = [];
    for (const id of found) {
      if (taken.length === REMOVED_AT_ONCE) {
        break;
      }
      if (claims === undefined || (await isTakenBy(claims, id))) {
        taken.push(id);
      }
    }
    return taken;
  }

  async #expectBelow(network: string, most: number): Promise<void> {
    if (network === '' || most === 0) {
      return;
    }
    const bytes = await this.#database.read(database => bytesOf(database, network));
    if (bytes >= most) {
      throw new GameProblem(
        507,
        'storage',
        `The games of your address take ${Math.ceil(bytes / 1e6)} MB of the server's disk, and may ` +
          `take ${Math.floor(most / 1e6)} MB. Games that are never played are removed in time.`,
      );
    }
  }

  /**
   * Removes games that were made over the network, hardly played, and left alone since.
   * @param isOpen open games are kept
   * @returns how many were removed
   */
  async removeAbandoned(isOpen: (id: string) => boolean, now = Date.now()): Promise<number> {
    const { abandonedAfterDays } = this.#limits;
    if (abandonedAfterDays === 0) {
      return 0;
    }
    const before = now - abandonedAfterDays * DAY;
    let removed = 0;
    for (;;) {
      const found = await this.#database.read(database => abandonedGames(database, before));
      const ids = await this.#taken(found.filter(id => !isOpen(id)));
      if (ids.length === 0) {
        return removed;
      }
      await removeGames(this.#database, ids);
      for (const id of ids) {
        await this.#database.claims?.release(id);
      }
      removed += ids.length;
    }
  }
}

async function isTakenBy(claims: Claims, id: string): Promise<boolean> {
  try {
    await claims.take(id);
    return true;
  } catch (error) {
    if (error instanceof GameElsewhere) {
      return false;
    }
    throw error;
  }
}

async function bytesOf(database: Kysely<Tables>, network: string): Promise<number> {
  const { bytes } = await database
    .selectFrom('games')
    .select(games => games.fn.sum<number | null>('bytes').as('bytes'))
    .where('network', '=', network)
    // As the index says it, or SQLite wouldn't use it.
    .where('network', '<>', '')
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}

/** Whether an imported game is untouched: it has commands, but none of them was played here. */
async function abandonedGames(database: Kysely<Tables>, before: number): Promise<string[]> {
  const games = await database
    .selectFrom('games')
    .select('id')
    .where('updated_at', '<', before)
    .where('network', '<>', '')
    .where('status', '=', 'playing')
    .where('id', 'not in', database.selectFrom('hall').select('game_id'))
    .where(game =>
      game.or([
        game('updated_at', '=', game.ref('created_at')),
        game.and([
          game('brought', '=', 0),
          game(
            game
              .selectFrom('commands')
              .select(commands => commands.fn.countAll<number>().as('count'))
              .whereRef('commands.game_id', '=', 'games.id'),
            '<=',
            MOST_COMMANDS_UNPLAYED,
          ),
        ]),
      ]),
    )
    .limit(1000)
    .execute();
  return games.map(({ id }) => id);
}

/**
 * Removes games with all that is stored of them, piece by piece: a long one takes SQLite a quarter of a
 * second. A process that is killed meanwhile leaves games that are not whole; see `removeUnfinished`.
 */
export async function removeGames(file: GamesDatabase, ids: readonly string[]): Promise<void> {
  await file.write(transaction =>
    transaction.updateTable('games').set({ brought: COMING }).where('id', 'in', ids).execute(),
  );
  for (const id of ids) {
    while (await file.write(transaction => removeSomeCommands(transaction, id))) {
      await othersFirst();
    }
  }
  await file.write(async transaction => {
    for (const table of [
      'poisoned',
      'snapshots',
      'seats',
      'worlds',
      'account_games',
      'shows',
      'milestones',
    ] as const) {
      await transaction.deleteFrom(table).where('game_id', 'in', ids).execute();
    }
    await transaction.deleteFrom('games').where('id', 'in', ids).execute();
  });
  file.answered.noteRemoved(ids);
}

/** @returns whether there may be more of them */
async function removeSomeCommands(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('commands')
    .where('game_id', '=', id)
    .where('sequence', 'in', commands =>
      commands
        .selectFrom('commands')
        .select('sequence')
        .where('game_id', '=', id)
        .limit(COMMANDS_AT_ONCE),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(COMMANDS_AT_ONCE);
}
