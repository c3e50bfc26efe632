// Games in the database: what is written is written in one transaction or not at all.

import type { HallEntry, HallQuestion } from '@roguewright/engine/game';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { commandPages, commandsOf, type StoredCommand } from './commands.ts';
import { makeFolder, openDatabase, reportDamage } from './database.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { GamesFile } from './games-file.ts';
import {
  addToHall,
  pendingGames,
  rankGame,
  readHall,
  readHallLine,
  readRecord,
  type StoredHall,
  type StoredLine,
  type Verdict,
} from './hall.ts';
import { bytesOfCommand, type DiskLimits, DiskQuota, USUAL_LIMITS } from './quota.ts';
import {
  addPoisoned,
  markTold,
  type PoisonedCommand,
  setAsideFrom,
  untoldCommands,
} from './set-aside.ts';
import {
  addSnapshot,
  insertSnapshot,
  intactSnapshot,
  replaceSnapshots,
  type Snapshot,
} from './snapshots.ts';
import type { GameStatus, GamesTable, Tables } from './tables.ts';

/** Content files as JSON, by hash. */
export interface StoredContent {
  readonly hash: string;
  readonly files: string;
}

/** All that is needed to go on with a game. */
export interface StoredGame {
  readonly game: Selectable<GamesTable>;
  readonly content: StoredContent;
  /** The latest that is intact; undefined when all are damaged. */
  readonly snapshot: Snapshot | undefined;
  /** Sequences of later snapshots, which are damaged. */
  readonly damaged: readonly number[];
  /** The commands since the snapshot, in order. */
  readonly commands: readonly StoredCommand[];
  /** The last command of all, whether before the snapshot or after it. */
  readonly last: StoredCommand | undefined;
}

/** All that is stored of a game. */
export interface WholeGame {
  readonly game: Selectable<GamesTable>;
  /** The latest that is intact; undefined when all are damaged. */
  readonly snapshot: Snapshot | undefined;
  /** Every command, in order. */
  readonly commands: readonly StoredCommand[];
}

/** What an imported game brings with it. */
export interface ImportedGame {
  readonly game: Insertable<GamesTable>;
  readonly content: StoredContent;
  readonly snapshots: readonly Snapshot[];
  readonly commands: readonly CommandPage[];
  /** Commands that could not be performed; the player is told when he opens the game. */
  readonly setAside: readonly CommandPage[];
  /** Why they could not. */
  readonly reason: string;
}

/** Some commands: stored by one statement that reads JSON, which is the quickest way. */
export interface CommandPage {
  /** The number of the first of them, from 1. */
  readonly first: number;
  /** JSON of a list of `[command as JSON, state hash]`. */
  readonly rows: string;
}

/** How far a game has come. */
export interface Progress {
  /** Its line in the hall, if it is over. */
  readonly hall?: HallEntry | undefined;
  readonly status: GameStatus;
  readonly turn: number;
}

type Row = Selectable<GamesTable>;

/** How the games of a data folder are opened. */
export interface StoreOptions {
  /** A server opens them: no other server may, and the file is looked through for damage. */
  readonly serves?: boolean | undefined;
  readonly limits?: DiskLimits | undefined;
  /** Takes trouble with the disk, for whoever runs the program. */
  readonly report: (error: unknown) => void;
}

/** The games of one data folder. */
export class GameStore {
  /** Room on the disk. */
  readonly quota: DiskQuota;
  readonly #file: GamesFile;
  readonly #lock: FolderLock | undefined;

  private constructor(file: GamesFile, lock: FolderLock | undefined, limits?: DiskLimits) {
    this.quota = new DiskQuota(file, limits ?? USUAL_LIMITS);
    this.#file = file;
    this.#lock = lock;
  }

  /**
   * Opens the games of a data folder.
   * @throws StartError when the folder can't be used, or is served by another server
   */
  static async open(folder: string, options: StoreOptions): Promise<GameStore> {
    makeFolder(folder);
    const lock = options.serves === true ? lockFolder(folder) : undefined;
    try {
      const file = await openDatabase(folder);
      if (lock !== undefined) {
        await reportDamage(file, options.report);
      }
      return new GameStore(new GamesFile(file, options.report), lock, options.limits);
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  /** Closes the files. */
  async close(): Promise<void> {
    await this.#file.close();
    this.#lock?.release();
  }

  /** Stores a new game with its content and its first snapshot. */
  async addGame(
    game: Insertable<GamesTable>,
    content: StoredContent,
    snapshot: Snapshot,
  ): Promise<void> {
    await this.#file.write(async transaction => {
      await addContent(transaction, content);
      await transaction.insertInto('games').values(game).execute();
      await addSnapshot(transaction, game.id, snapshot);
    });
  }

  /** Stores a game that was begun elsewhere, whole or not at all. */
  async addImported(imported: ImportedGame): Promise<void> {
    const { game, content, snapshots, commands, setAside, reason } = imported;
    const game_id = game.id;
    const now = Date.now();
    await this.#file.write(async transaction => {
      await addContent(transaction, content);
      await transaction.insertInto('games').values(game).execute();
      for (const snapshot of snapshots) {
        await insertSnapshot(transaction, game_id, snapshot);
      }
      for (const { first, rows } of commands) {
        await sql`insert into commands (game_id, sequence, body, state_hash, client, request)
          select ${game_id}, key + ${first}, value ->> 0, value ->> 1, '', 0
          from json_each(${rows})`.execute(transaction);
      }
      for (const { first, rows } of setAside) {
        await sql`insert into poisoned (game_id, sequence, body, error, told, created_at)
          select ${game_id}, key + ${first}, value ->> 0, ${reason}, 0, ${now}
          from json_each(${rows})`.execute(transaction);
      }
    });
  }

  /** Content by its hash; nothing when no game here was begun with it. */
  async findContent(hash: string): Promise<StoredContent | undefined> {
    return await this.#file.read(database => findContent(database, hash));
  }

  /** All that is stored of a game; nothing when there is none of this id. */
  async loadWhole(id: string): Promise<WholeGame | undefined> {
    const head = await this.loadHead(id);
    if (head === undefined) {
      return undefined;
    }
    const commands: StoredCommand[] = [];
    for await (const page of this.commandPages(id)) {
      commands.push(...page);
    }
    return { ...head, commands };
  }

  /** The same without its commands. */
  async loadHead(id: string): Promise<Omit<WholeGame, 'commands'> | undefined> {
    return await this.#file.read(async database => {
      const game = await findGame(database, id);
      return game && { game, snapshot: (await intactSnapshot(database, id)).snapshot };
    });
  }

  /** The commands of a game in order, in pages: between two of them everybody else is served. */
  commandPages(id: string): AsyncIterable<readonly StoredCommand[]> {
    return commandPages(this.#file, id);
  }

  /** The last command of a game; nothing when there is none. */
  async lastCommand(id: string): Promise<StoredCommand | undefined> {
    return await this.#file.read(database =>
      commandsOf(database, id).orderBy('sequence', 'desc').limit(1).executeTakeFirst(),
    );
  }

  /** One game; nothing when there is none of this id. */
  async findGame(id: string): Promise<Row | undefined> {
    return await this.#file.read(database => findGame(database, id));
  }

  /** All games, the one last played first. */
  async allGames(): Promise<Row[]> {
    return await this.#file.read(database =>
      database
        .selectFrom('games')
        .selectAll()
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute(),
    );
  }

  /** All that is needed to go on with a game; nothing when there is none of this id. */
  async loadGame(id: string): Promise<StoredGame | undefined> {
    return await this.#file.read(async database => {
      const game = await findGame(database, id);
      if (game === undefined) {
        return undefined;
      }
      const content = await findContent(database, game.content_hash);
      if (content === undefined) {
        throw new Error(`the content ${game.content_hash} of game ${id} is missing`);
      }
      const intact = await intactSnapshot(database, id);
      const commands = await commandsOf(database, id)
        .where('sequence', '>', intact.snapshot?.sequence ?? 0)
        .orderBy('sequence')
        .execute();
      const last =
        commands.at(-1) ??
        (await commandsOf(database, id).orderBy('sequence', 'desc').limit(1).executeTakeFirst());
      return { game, content, ...intact, commands, last };
    });
  }

  /**
   * The request of a client on a game that is stored, from `request` on.
   * @returns whether that very request was carried out, and the last one that was; 0 for none
   */
  async findRequest(
    id: string,
    client: string,
    request: number,
  ): Promise<{ readonly isStored: boolean; readonly last: number }> {
    const found = await this.#file.read(database =>
      database
        .selectFrom('commands')
        .select(of => [of.fn.min('request').as('first'), of.fn.max('request').as('last')])
        .where('game_id', '=', id)
        .where('client', '=', client)
        // As the index says it, or SQLite wouldn't use it.
        .where('client', '<>', '')
        .where('request', '>=', request)
        .executeTakeFirst(),
    );
    return { isStored: found?.first === request, last: found?.last ?? 0 };
  }

  /** Stores a command with what it made of the game, and before it, if given, a snapshot. */
  async addCommand(
    id: string,
    command: StoredCommand,
    { hall, ...progress }: Progress,
    snapshot?: Snapshot,
  ): Promise<void> {
    await this.#file.write(async transaction => {
      await transaction
        .insertInto('commands')
        .values({ game_id: id, ...command })
        .execute();
      await transaction
        .updateTable('games')
        .set(game => ({
          ...progress,
          updated_at: Date.now(),
          bytes: game('bytes', '+', bytesOfCommand(command.body)),
        }))
        .where('id', '=', id)
        .execute();
      if (hall !== undefined) {
        await addToHall(transaction, id, hall);
      }
      if (snapshot !== undefined) {
        await addSnapshot(transaction, id, snapshot);
      }
    });
  }

  /** Some lines of the hall. */
  async readHall(question: HallQuestion): Promise<StoredHall> {
    return await this.#file.read(database => readHall(database, question));
  }

  /** The line of one game in the hall; nothing while it goes on. */
  async readHallLine(id: string): Promise<StoredLine | undefined> {
    return await this.#file.read(database => readHallLine(database, id));
  }

  /** The hero of a line and the game as a gzipped file; nothing when it has none. */
  async readRecord(entry: number): ReturnType<typeof readRecord> {
    return await this.#file.read(database => readRecord(database, entry));
  }

  /** Games that are over and were not performed again yet. */
  async pendingGames(): Promise<string[]> {
    return await this.#file.read(pendingGames);
  }

  /** Puts the line of a game into the list where it belongs. */
  async rankGame(id: string, verdict: Verdict): Promise<void> {
    await this.#file.write(transaction => rankGame(transaction, id, verdict));
  }

  /** Notes that a game was taken as a file while it was played. */
  async markExported(id: string): Promise<void> {
    await this.#file.write(transaction =>
      transaction.updateTable('games').set({ exported: 1 }).where('id', '=', id).execute(),
    );
  }

  /** Stores a snapshot by itself. */
  async addSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    await this.#file.write(transaction => addSnapshot(transaction, id, snapshot));
  }

  /** Stores a snapshot in the place of damaged ones. */
  async replaceSnapshots(
    id: string,
    damaged: readonly number[],
    snapshot: Snapshot,
  ): Promise<void> {
    await this.#file.write(transaction => replaceSnapshots(transaction, id, damaged, snapshot));
  }

  /** Sets aside a command that was never carried out: the rules failed on it. */
  async addPoisoned(id: string, command: PoisonedCommand): Promise<void> {
    await this.#file.write(transaction => addPoisoned(transaction, id, command));
  }

  /** Sets aside the commands from `sequence` on, which can't be carried out again. */
  async setAside(id: string, sequence: number, error: string): Promise<void> {
    await this.#file.write(transaction => setAsideFrom(transaction, id, sequence, error));
  }

  /** The commands set aside of which the player doesn't know yet; the caller tells the player. */
  async takeUntold(id: string): Promise<PoisonedCommand[]> {
    const untold = await this.#file.read(database => untoldCommands(database, id));
    if (untold.length > 0) {
      await this.#file.write(transaction => markTold(transaction, id));
    }
    return untold;
  }
}

async function findGame(database: Kysely<Tables>, id: string): Promise<Row | undefined> {
  return await database.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
}

async function findContent(
  database: Kysely<Tables>,
  hash: string,
): Promise<StoredContent | undefined> {
  return await database
    .selectFrom('contents')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
}

async function addContent(transaction: Transaction<Tables>, content: StoredContent): Promise<void> {
  await transaction
    .insertInto('contents')
    .values(content)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
