// Games in the database: what is written is written in one transaction or not at all.

import type { HallEntry, HallQuestion } from '@roguewright/engine/game';
import type { PackFile } from '@roguewright/engine/host';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { tellLoss } from './answered.ts';
import {
  addBrought,
  commandsOfPages,
  type ImportedGame,
  removeUnfinished,
} from './brought-games.ts';
import { commandPages, commandsOf, type StoredCommand } from './commands.ts';
import { addContent, findContent, findPacks, packNamesOf, type StoredContent } from './contents.ts';
import { type Durability, makeFolder, openDatabase, reportDamage } from './database.ts';
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
import { addSnapshot, intactSnapshot, replaceSnapshots, type Snapshot } from './snapshots.ts';
import { COMING, type GameStatus, type GamesTable, type Tables } from './tables.ts';

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
  /** The files of its packs. */
  readonly packs: readonly PackFile[];
  /** The latest that is intact; undefined when all are damaged. */
  readonly snapshot: Snapshot | undefined;
  /** Every command, in order. */
  readonly commands: readonly StoredCommand[];
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
  /** What an answered command survives; absent: a power cut. */
  readonly survives?: Durability | undefined;
  /** Receives disk errors, for the operator. */
  readonly report: (error: unknown) => void;
}

/** The games of one data folder. */
export class GameStore {
  /** Room on the disk. */
  readonly quota: DiskQuota;
  readonly #file: GamesFile;
  readonly #lock: FolderLock | undefined;
  readonly #packNames = new Map<string, readonly string[]>();
  /** Commands that games have lost with a file, of which their players don't know yet. */
  #lost = new Map<string, number>();

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
      const file = await openDatabase(folder, options.survives);
      if (lock !== undefined) {
        await reportDamage(file, options.report);
      }
      const games = new GamesFile(file, options.report);
      const store = new GameStore(games, lock, options.limits);
      store.#lost = await games.findLosses();
      await removeUnfinished(games);
      return store;
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
    this.#file.answered.note(game.id, 0);
  }

  /** Stores a game that was begun elsewhere, whole or not at all. */
  async addImported(imported: ImportedGame): Promise<void> {
    await addBrought(this.#file, imported);
    this.#file.answered.note(imported.game.id, commandsOfPages(imported.commands));
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
      if (game === undefined) {
        return undefined;
      }
      const { snapshot } = await intactSnapshot(database, id);
      return { game, snapshot, packs: await findPacks(database, game.content_hash) };
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
        .where('brought', '<>', COMING)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute(),
    );
  }

  /** The names of the packs of the content with a hash; read once. */
  async packNames(hash: string): Promise<readonly string[]> {
    const names =
      this.#packNames.get(hash) ?? (await this.#file.read(database => packNamesOf(database, hash)));
    this.#packNames.set(hash, names);
    return names;
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
    this.#file.answered.note(id, command.sequence);
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
    this.#file.answered.note(id, sequence - 1);
  }

  /** What a game has lost with a file of the folder, in sentences; the caller tells the player. */
  takeLosses(id: string): string[] {
    const lost = this.#lost.get(id);
    this.#lost.delete(id);
    return lost === undefined ? [] : [tellLoss(lost)];
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
  return await database
    .selectFrom('games')
    .selectAll()
    .where('id', '=', id)
    .where('brought', '<>', COMING)
    .executeTakeFirst();
}
