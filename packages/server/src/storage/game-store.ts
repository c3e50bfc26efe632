// Games in the database: what is written is written in one transaction or not at all.

import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { tellLoss } from './answered.ts';
import {
  addBrought,
  commandsOfPages,
  type ImportedGame,
  removeUnfinished,
} from './brought-games.ts';
import { addCommand, commandPages, commandsOf } from './commands.ts';
import {
  addContent,
  findContent,
  findPacks,
  KeptContents,
  packNamesOf,
  type StoredContent,
} from './contents.ts';
import type { FolderLock } from './file/folder-lock.ts';
import type { GamesDatabase } from './games-database.ts';
import { addToHall } from './hall.ts';
import { HallStore } from './hall-store.ts';
import { openGames, type StoreOptions } from './open-games.ts';
import { NoticeStore } from './people/notices.ts';
import { PeopleStore } from './people/people.ts';
import { bytesOfCommand, DiskQuota, USUAL_LIMITS } from './quota.ts';
import {
  addPoisoned,
  markTold,
  type PoisonedCommand,
  setAsideFrom,
  untoldCommands,
} from './set-aside.ts';
import type { Claims } from './shared/claims.ts';
import { ShowStore } from './shows/shows.ts';
import { addSnapshot, intactSnapshot, replaceSnapshots, type Snapshot } from './snapshots.ts';
import type { Progress, StoredGame, WholeGame } from './stored-game.ts';
import {
  COMING,
  type GamesTable,
  type StoredCommand,
  type Tables,
  type WorldsTable,
} from './tables.ts';
import { addWorld, type WorldSeat, WorldStore } from './worlds/worlds.ts';

type Row = Selectable<GamesTable>;

/** The games of one data folder, or of a shared database. */
export class GameStore {
  /** Room on the disk. */
  readonly quota: DiskQuota;
  /** The hall of heroes. */
  readonly hall: HallStore;
  /** The shared worlds. */
  readonly worlds: WorldStore;
  /** The accounts. */
  readonly people: PeopleStore;
  /** What the operator decides from outside. */
  readonly notices: NoticeStore;
  /** How heroes are shown to others. */
  readonly shows: ShowStore;
  readonly #database: GamesDatabase;
  readonly #lock: FolderLock | undefined;
  readonly #stored: ((milliseconds: number) => void) | undefined;
  readonly #packNames = new Map<string, readonly string[]>();
  readonly #contents = new KeptContents();
  /** Commands that games have lost with a file, of which their players don't know yet. */
  #lost = new Map<string, number>();

  private constructor(
    database: GamesDatabase,
    lock: FolderLock | undefined,
    { limits, stored }: StoreOptions,
  ) {
    this.quota = new DiskQuota(database, limits ?? USUAL_LIMITS);
    this.hall = new HallStore(database);
    this.worlds = new WorldStore(database);
    this.people = new PeopleStore(database);
    this.notices = new NoticeStore(database);
    this.shows = new ShowStore(database);
    this.#stored = stored;
    this.#database = database;
    this.#lock = lock;
  }

  /**
   * Opens the games of a data folder, or of a shared database.
   * @throws StartError when they can't be used
   */
  static async open(folder: string, options: StoreOptions): Promise<GameStore> {
    const { database, lock } = await openGames(folder, options);
    try {
      const store = new GameStore(database, lock, options);
      store.#lost = await database.findLosses();
      await removeUnfinished(database);
      return store;
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  /** Which process has which game; undefined where this process has them all. */
  get claims(): Claims | undefined {
    return this.#database.claims;
  }

  /** Closes the files. */
  async close(): Promise<void> {
    await this.#database.close();
    this.#lock?.release();
  }

  /** Stores a new game with its content, its first snapshot, and the terms of the world and its hero if it is shared. */
  async addGame(
    game: Insertable<GamesTable>,
    content: StoredContent,
    snapshot: Snapshot,
    world?: readonly [Omit<WorldsTable, 'members'>, WorldSeat],
  ): Promise<void> {
    await this.#database.write(async transaction => {
      await addContent(transaction, content);
      await transaction.insertInto('games').values(game).execute();
      await addSnapshot(transaction, game.id, snapshot);
      if (world !== undefined) {
        await addWorld(transaction, ...world);
      }
    });
    this.#database.answered.note(game.id, 0);
  }

  /** Stores a game that was begun elsewhere, whole or not at all. */
  async addImported(imported: ImportedGame): Promise<void> {
    await addBrought(this.#database, imported);
    this.#database.answered.note(imported.game.id, commandsOfPages(imported.commands));
  }

  /** Content by its hash; nothing when no game here was begun with it. */
  async findContent(hash: string): Promise<StoredContent | undefined> {
    return await this.#database.read(database => findContent(database, hash));
  }

  /** All that is stored of a game but its commands; undefined when there is none of this id. */
  async loadHead(id: string): Promise<Omit<WholeGame, 'commands'> | undefined> {
    return await this.#database.read(async database => {
      const game = await findGame(database, id);
      if (game === undefined) {
        return undefined;
      }
      const { snapshot } = await intactSnapshot(database, id);
      return { game, snapshot, packs: await findPacks(database, game.content_hash) };
    });
  }

  /** The commands of a game in order, in pages: between two of them everybody else is served. */
  commandPages(id: string): AsyncIterable<readonly StoredCommand[]> {
    return commandPages(this.#database, id);
  }

  /** The last command of a game; nothing when there is none. */
  async lastCommand(id: string): Promise<StoredCommand | undefined> {
    return await this.#database.read(database =>
      commandsOf(database, id).orderBy('sequence', 'desc').limit(1).executeTakeFirst(),
    );
  }

  /** One game; nothing when there is none of this id. */
  async findGame(id: string): Promise<Row | undefined> {
    return await this.#database.read(database => findGame(database, id));
  }

  /** All games, the one last played first. */
  async allGames(): Promise<Row[]> {
    return await this.#database.read(database =>
      database
        .selectFrom('games')
        .selectAll()
        .where('brought', '<>', COMING)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute(),
    );
  }

  /** The names of the packs of the content with a hash; read once. */
  async packNames(hash: string): Promise<readonly string[]> {
    const names =
      this.#packNames.get(hash) ??
      (await this.#database.read(database => packNamesOf(database, hash)));
    this.#packNames.set(hash, names);
    return names;
  }

  /** All that is needed to go on with a game; nothing when there is none of this id. */
  async loadGame(id: string): Promise<StoredGame | undefined> {
    return await this.#database.read(async database => {
      const game = await findGame(database, id);
      if (game === undefined) {
        return undefined;
      }
      const content = await this.#contents.find(database, game.content_hash);
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
    const found = await this.#database.read(database =>
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
    { hall = [], show, ...progress }: Progress,
    snapshot?: Snapshot,
  ): Promise<void> {
    const begun = performance.now();
    await this.#database.write(async transaction => {
      await addCommand(transaction, id, command, this.claims);
      await transaction
        .updateTable('games')
        .set(game => ({
          ...progress,
          updated_at: Date.now(),
          bytes: game('bytes', '+', bytesOfCommand(command.body)),
        }))
        .where('id', '=', id)
        .execute();
      for (const entry of hall) {
        await addToHall(transaction, id, entry);
      }
      if (snapshot !== undefined) {
        await addSnapshot(transaction, id, snapshot);
      }
      await show?.(transaction);
    });
    this.#stored?.(performance.now() - begun);
    this.#database.answered.note(id, command.sequence);
  }

  /** Notes that a game was taken as a file while it was played. */
  async markExported(id: string): Promise<void> {
    await this.#database.write(transaction =>
      transaction.updateTable('games').set({ exported: 1 }).where('id', '=', id).execute(),
    );
  }

  /** Stores a snapshot by itself. */
  async addSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    await writeInto(this.#database, id, transaction => addSnapshot(transaction, id, snapshot));
  }

  /** Stores a snapshot in the place of damaged ones. */
  async replaceSnapshots(
    id: string,
    damaged: readonly number[],
    snapshot: Snapshot,
  ): Promise<void> {
    await writeInto(this.#database, id, transaction =>
      replaceSnapshots(transaction, id, damaged, snapshot),
    );
  }

  /** Sets aside a command that was never carried out: the rules failed on it. */
  async addPoisoned(id: string, command: PoisonedCommand): Promise<void> {
    await writeInto(this.#database, id, transaction => addPoisoned(transaction, id, command));
  }

  /** Sets aside the commands from `sequence` on, which can't be carried out again. */
  async setAside(id: string, sequence: number, error: string): Promise<void> {
    await writeInto(this.#database, id, transaction =>
      setAsideFrom(transaction, id, sequence, error),
    );
    this.#database.answered.note(id, sequence - 1);
  }

  /** What a game has lost with a file of the folder, in sentences; the caller tells the player. */
  takeLosses(id: string): string[] {
    const lost = this.#lost.get(id);
    this.#lost.delete(id);
    return lost === undefined ? [] : [tellLoss(lost)];
  }

  /** The commands set aside of which the player doesn't know yet; the caller tells the player. */
  async takeUntold(id: string): Promise<PoisonedCommand[]> {
    const untold = await this.#database.read(database => untoldCommands(database, id));
    if (untold.length > 0) {
      await this.#database.write(transaction => markTold(transaction, id));
    }
    return untold;
  }
}

/** Writes into a game that this process has taken. */
async function writeInto(
  database: GamesDatabase,
  id: string,
  work: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await database.write(async transaction => {
    await database.claims?.expect(transaction, id);
    await work(transaction);
  });
}

async function findGame(database: Kysely<Tables>, id: string): Promise<Row | undefined> {
  return await database
    .selectFrom('games')
    .selectAll()
    .where('id', '=', id)
    .where('brought', '<>', COMING)
    .executeTakeFirst();
}
