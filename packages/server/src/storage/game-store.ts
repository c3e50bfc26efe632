// Games in the database: what is written is written in one transaction or not at all.

import type { HallEntry, HallQuestion } from '@roguewright/engine/game';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { openDatabase } from './database.ts';
import { addToHall, readHall, readHallLine, type StoredHall, type StoredLine } from './hall.ts';
import type { CommandsTable, GameStatus, GamesTable, Tables } from './tables.ts';

/** The state of a game after `sequence` commands; the body is a SavedGame as JSON. */
export interface Snapshot {
  readonly sequence: number;
  readonly body: string;
}

/** A command as it is stored. */
export type StoredCommand = Omit<Selectable<CommandsTable>, 'game_id'>;

/** Content files as JSON, by hash. */
export interface StoredContent {
  readonly hash: string;
  readonly files: string;
}

/** All that is needed to go on with a game. */
export interface StoredGame {
  readonly game: Selectable<GamesTable>;
  readonly content: StoredContent;
  /** The latest. */
  readonly snapshot: Snapshot;
  /** The commands since the snapshot, in order. */
  readonly commands: readonly StoredCommand[];
  /** The last command of all, whether before the snapshot or after it. */
  readonly last: StoredCommand | undefined;
}

/** All that is stored of a game. */
export interface WholeGame {
  readonly game: Selectable<GamesTable>;
  /** The latest. */
  readonly snapshot: Snapshot;
  /** Every command, in order. */
  readonly commands: readonly StoredCommand[];
}

/** What an imported game brings with it. */
export interface ImportedGame {
  readonly game: Insertable<GamesTable>;
  readonly content: StoredContent;
  readonly snapshots: readonly Snapshot[];
  readonly commands: readonly StoredCommand[];
  /** Commands that could not be performed; the player is told when he opens the game. */
  readonly setAside: readonly PoisonedCommand[];
}

/** Rows that are stored by one statement. */
const ROWS_AT_ONCE = 500;

/** How far a game has come. */
export interface Progress {
  /** Its line in the hall, if it is over. */
  readonly hall?: HallEntry | undefined;
  readonly status: GameStatus;
  readonly turn: number;
}

/** A command that had to be set aside. */
export interface PoisonedCommand {
  readonly sequence: number;
  readonly body: string;
  readonly error: string;
}

type Row = Selectable<GamesTable>;

/** The games of one data folder. */
export class GameStore {
  readonly #database: Kysely<Tables>;

  private constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /**
   * Opens the games of a data folder.
   * @throws StartError when the folder can't be used
   */
  static async open(folder: string): Promise<GameStore> {
    return new GameStore(await openDatabase(folder));
  }

  /** Closes the files. */
  async close(): Promise<void> {
    await this.#database.destroy();
  }

  /** Stores a new game with its content and its first snapshot. */
  async addGame(
    game: Insertable<GamesTable>,
    content: StoredContent,
    snapshot: Snapshot,
  ): Promise<void> {
    await this.#database.transaction().execute(async transaction => {
      await addContent(transaction, content);
      await transaction.insertInto('games').values(game).execute();
      await addSnapshot(transaction, game.id, snapshot);
    });
  }

  /** Stores a game that was begun elsewhere, whole or not at all. */
  async addImported(imported: ImportedGame): Promise<void> {
    const { game, content, snapshots, commands, setAside } = imported;
    const game_id = game.id;
    const now = Date.now();
    await this.#database.transaction().execute(async transaction => {
      await addContent(transaction, content);
      await transaction.insertInto('games').values(game).execute();
      for (const snapshot of snapshots) {
        await transaction
          .insertInto('snapshots')
          .values({ game_id, ...snapshot })
          .execute();
      }
      for (const rows of inPieces(commands)) {
        const values = rows.map(command => ({ game_id, ...command }));
        await transaction.insertInto('commands').values(values).execute();
      }
      for (const rows of inPieces(setAside)) {
        const values = rows.map(one => ({ game_id, ...one, told: 0, created_at: now }));
        await transaction.insertInto('poisoned').values(values).execute();
      }
    });
  }

  /** Content by its hash; nothing when no game here was begun with it. */
  async findContent(hash: string): Promise<StoredContent | undefined> {
    return await this.#database
      .selectFrom('contents')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
  }

  /** All that is stored of a game; nothing when there is none of this id. */
  async loadWhole(id: string): Promise<WholeGame | undefined> {
    const stored = await this.loadGame(id);
    if (stored === undefined) {
      return undefined;
    }
    const commands = await this.#commands(id).orderBy('sequence').execute();
    return { game: stored.game, snapshot: stored.snapshot, commands };
  }

  /** One game; nothing when there is none of this id. */
  async findGame(id: string): Promise<Row | undefined> {
    return await this.#database
      .selectFrom('games')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** All games, the one last played first. */
  async allGames(): Promise<Row[]> {
    return await this.#database
      .selectFrom('games')
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** All that is needed to go on with a game; nothing when there is none of this id. */
  async loadGame(id: string): Promise<StoredGame | undefined> {
    const game = await this.findGame(id);
    if (game === undefined) {
      return undefined;
    }
    const content = await this.#database
      .selectFrom('contents')
      .selectAll()
      .where('hash', '=', game.content_hash)
      .executeTakeFirstOrThrow();
    const snapshot = await this.#database
      .selectFrom('snapshots')
      .select(['sequence', 'body'])
      .where('game_id', '=', id)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    const commands = await this.#commands(id)
      .where('sequence', '>', snapshot.sequence)
      .orderBy('sequence')
      .execute();
    const last =
      commands.at(-1) ??
      (await this.#commands(id).orderBy('sequence', 'desc').limit(1).executeTakeFirst());
    return { game, content, snapshot, commands, last };
  }

  /** Stores a command with what it made of the game, and before it, if given, a snapshot. */
  async addCommand(
    id: string,
    command: StoredCommand,
    { hall, ...progress }: Progress,
    snapshot?: Snapshot,
  ): Promise<void> {
    await this.#database.transaction().execute(async transaction => {
      await transaction
        .insertInto('commands')
        .values({ game_id: id, ...command })
        .execute();
      await transaction
        .updateTable('games')
        .set({ ...progress, updated_at: Date.now() })
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
    return await readHall(this.#database, question);
  }

  /** The line of one game in the hall; nothing while it goes on. */
  async readHallLine(id: string): Promise<StoredLine | undefined> {
    return await readHallLine(this.#database, id);
  }

  /** Stores a snapshot by itself. */
  async addSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    await this.#database
      .transaction()
      .execute(transaction => addSnapshot(transaction, id, snapshot));
  }

  /** Sets aside a command that was never carried out: the rules failed on it. */
  async addPoisoned(id: string, command: PoisonedCommand): Promise<void> {
    // The player is told at once, in the answer to the command.
    await this.#database
      .insertInto('poisoned')
      .values({ game_id: id, ...command, told: 1, created_at: Date.now() })
      .execute();
  }

  /** Sets aside the commands from `sequence` on, which can't be carried out again. */
  async setAside(id: string, sequence: number, error: string): Promise<void> {
    await this.#database.transaction().execute(async transaction => {
      await transaction
        .insertInto('poisoned')
        .columns(['game_id', 'sequence', 'body', 'error', 'told', 'created_at'])
        .expression(
          transaction
            .selectFrom('commands')
            .where('game_id', '=', id)
            .where('sequence', '>=', sequence)
            .orderBy('sequence')
            .select([
              'game_id',
              'sequence',
              'body',
              sql<string>`${error}`.as('error'),
              sql<number>`0`.as('told'),
              sql<number>`${Date.now()}`.as('created_at'),
            ]),
        )
        .execute();
      await transaction
        .deleteFrom('commands')
        .where('game_id', '=', id)
        .where('sequence', '>=', sequence)
        .execute();
    });
  }

  /** The commands set aside of which the player doesn't know yet; he is told by whoever asks. */
  async takeUntold(id: string): Promise<PoisonedCommand[]> {
    return await this.#database.transaction().execute(async transaction => {
      const untold = await transaction
        .selectFrom('poisoned')
        .select(['sequence', 'body', 'error'])
        .where('game_id', '=', id)
        .where('told', '=', 0)
        .orderBy('id')
        .execute();
      if (untold.length > 0) {
        await transaction
          .updateTable('poisoned')
          .set({ told: 1 })
          .where('game_id', '=', id)
          .where('told', '=', 0)
          .execute();
      }
      return untold;
    });
  }

  #commands(id: string) {
    return this.#database
      .selectFrom('commands')
      .select(['sequence', 'body', 'state_hash', 'client', 'request'])
      .where('game_id', '=', id);
  }
}

async function addContent(transaction: Transaction<Tables>, content: StoredContent): Promise<void> {
  await transaction
    .insertInto('contents')
    .values(content)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

function inPieces<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, piece) =>
    rows.slice(piece * ROWS_AT_ONCE, (piece + 1) * ROWS_AT_ONCE),
  );
}

/** Keeps the first snapshot, with which a replay begins, and the two latest. */
async function addSnapshot(
  transaction: Transaction<Tables>,
  id: string,
  snapshot: Snapshot,
): Promise<void> {
  await transaction
    .insertInto('snapshots')
    .values({ game_id: id, ...snapshot })
    .execute();
  const kept = transaction
    .selectFrom('snapshots')
    .select('sequence')
    .where('game_id', '=', id)
    .orderBy('sequence', 'desc')
    .limit(2);
  const first = transaction
    .selectFrom('snapshots')
    .select(least => least.fn.min('sequence').as('sequence'))
    .where('game_id', '=', id);
  await transaction
    .deleteFrom('snapshots')
    .where('game_id', '=', id)
    .where('sequence', '>', first)
    .where('sequence', 'not in', kept)
    .execute();
}
