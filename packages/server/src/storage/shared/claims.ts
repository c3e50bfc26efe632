// Which process may write into a game. The database decides: a lease of each game names its process and
// an epoch, which rises each time the game is taken. Every write states the epoch under which the game was
// taken. A process that slept, and whose game was taken meanwhile, can't write into it any more.
//
// A process lives as long as it renews its row of `hosts`. The clock is the database's alone.

import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { GameElsewhere } from '../../problems.ts';
import type { StoredCommand, Tables } from '../tables.ts';
import { asPostgresProblem } from './postgres-problem.ts';

/** A process renews its row this many times within a lease. */
const RENEWALS_IN_LEASE = 4;

/** Milliseconds after which the row of a dead process is removed. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970 by the clock of the database. */
const NOW = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** What the claims of a process are made of. */
export interface ClaimsOptions {
  readonly database: Kysely<Tables>;
  /** The name of this process. */
  readonly process: string;
  /** Milliseconds that a process lives without renewing its row. */
  readonly lease: number;
  readonly report: (error: unknown) => void;
}

/** The games that this process has taken. */
export class Claims {
  /** The name of this process. */
  readonly process: string;
  readonly #options: ClaimsOptions;
  /** Tells this start of the process from earlier ones of the same name. */
  readonly #start = randomBytes(12).toString('base64url');
  /** The epoch of each game that this process has taken. */
  readonly #held = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #isAlive = false;
  #moved: (game: string) => void = () => undefined;

  constructor(options: ClaimsOptions) {
    this.process = options.process;
    this.#options = options;
  }

  /** Whether the database has heard of this process within the last lease. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Number of games that this process has taken. */
  get size(): number {
    return this.#held.size;
  }

  /** Calls a listener with each game that another process has taken from this one. */
  onMoved(listener: (game: string) => void): void {
    this.#moved = listener;
  }

  /** A name that tells these games from those of another database. */
  async installation(): Promise<string> {
    const { id } = await this.#ask(
      this.#options.database.selectFrom('installation').select('id').executeTakeFirstOrThrow(),
    );
    return id;
  }

  /** Announces this process. An earlier start of the same name loses its games to this one. */
  async begin(): Promise<void> {
    const { database, lease } = this.#options;
    await database
      .deleteFrom('hosts')
      .where('until', '<', sql<number>`${NOW} - ${sql.lit(FORGOTTEN_AFTER)}`)
      .execute();
    await database
      .insertInto('hosts')
      .values({ id: this.process, start: this.#start, until: this.#end() })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet({ start: this.#start, until: this.#end() }),
      )
      .execute();
    this.#isAlive = true;
    this.#timer = setInterval(() => {
      this.#renewing = this.#renewing.then(() => this.#renew());
    }, lease / RENEWALS_IN_LEASE).unref();
  }

  /** Gives all games back and takes this process off the list. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
    this.#isAlive = false;
    const { database } = this.#options;
    for (const game of [...this.#held.keys()]) {
      await this.release(game);
    }
    await database
      .deleteFrom('hosts')
      .where('id', '=', this.process)
      .where('start', '=', this.#start)
      .execute();
  }

  /**
   * Takes a game, unless a living process has it.
   * @throws GameElsewhere when another process has it
   */
  async take(game: string): Promise<void> {
    const { rows } = await this.#ask(
      sql<{ epoch: number }>`
        insert into leases (game_id, epoch, owner)
        select games.id, 1, hosts.id from games, hosts
        where games.id = ${game} and hosts.id = ${this.process} and hosts.start = ${this.#start}
        on conflict (game_id) do update set epoch = leases.epoch + 1, owner = excluded.owner
        where leases.owner = excluded.owner or not exists (
          select 1 from hosts where hosts.id = leases.owner and hosts.until > ${NOW}
        )
        returning epoch`.execute(this.#options.database),
    );
    const taken = rows[0];
    if (taken === undefined) {
      this.#held.delete(game);
      throw new GameElsewhere();
    }
    this.#held.set(game, taken.epoch);
  }

  /** Gives a game back. The epoch stays, so that it never falls. */
  async release(game: string): Promise<void> {
    const epoch = this.#held.get(game);
    if (epoch === undefined) {
      return;
    }
    this.#held.delete(game);
    await this.#ask(
      this.#options.database
        .updateTable('leases')
        .set({ owner: '' })
        .where('game_id', '=', game)
        .where('epoch', '=', epoch)
        .execute(),
    );
  }

  /** The living process that has a game; undefined when none has it. */
  async processOf(game: string): Promise<string | undefined> {
    const found = await this.#ask(
      this.#options.database
        .selectFrom('leases')
        .innerJoin('hosts', 'hosts.id', 'leases.owner')
        .select('hosts.id')
        .where('leases.game_id', '=', game)
        .where('hosts.until', '>', NOW)
        .executeTakeFirst(),
    );
    return found?.id;
  }

  /** Those of some games that other living processes have. */
  async ofOthers(games: readonly string[]): Promise<ReadonlySet<string>> {
    if (games.length === 0) {
      return new Set();
    }
    const rows = await this.#ask(
      this.#options.database
        .selectFrom('leases')
        .innerJoin('hosts', 'hosts.id', 'leases.owner')
        .select('leases.game_id')
        .where('leases.game_id', 'in', games)
        .where('hosts.id', '<>', this.process)
        .where('hosts.until', '>', NOW)
        .execute(),
    );
    return new Set(rows.map(({ game_id }) => game_id));
  }

  /** The games that living processes have. */
  async openGames(): Promise<string[]> {
    const rows = await this.#ask(
      this.#options.database
        .selectFrom('leases')
        .innerJoin('hosts', 'hosts.id', 'leases.owner')
        .select('leases.game_id')
        .where('hosts.until', '>', NOW)
        .execute(),
    );
    return rows.map(({ game_id }) => game_id);
  }

  /** All living processes, each with the number of games that it has. */
  async processes(): Promise<{ readonly process: string; readonly games: number }[]> {
    return await this.#options.database
      .selectFrom('hosts')
      .leftJoin('leases', 'leases.owner', 'hosts.id')
      .select(row => ['hosts.id as process', row.fn.count<number>('leases.game_id').as('games')])
      .where('hosts.until', '>', NOW)
      .groupBy('hosts.id')
      .orderBy('hosts.id')
      .execute();
  }

  /**
   * Appends a command under the epoch of this process, in one statement. Its lock on the lease makes a
   * process that takes the game wait until this transaction is over.
   * @throws GameElsewhere when the game was taken by another process
   */
  async append(
    transaction: Transaction<Tables>,
    game: string,
    { sequence, body, state_hash, client, request }: StoredCommand,
  ): Promise<void> {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('commands')
      .columns(['game_id', 'sequence', 'body', 'state_hash', 'client', 'request'])
      .expression(
        this.#leaseOf(transaction, game)
          .select([
            'game_id',
            sql<number>`cast(${sequence} as integer)`.as('sequence'),
            sql<string>`cast(${body} as text)`.as('body'),
            sql<string>`cast(${state_hash} as text)`.as('state_hash'),
            sql<string>`cast(${client} as text)`.as('client'),
            sql<number>`cast(${request} as bigint)`.as('request'),
          ])
          .forShare(),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) {
      throw this.#lose(game);
    }
  }

  /**
   * Begins any other write into a game: it is this process's until the transaction is over.
   * @throws GameElsewhere when the game was taken by another process
   */
  async expect(transaction: Transaction<Tables>, game: string): Promise<void> {
    const lease = await this.#leaseOf(transaction, game)
      .select('game_id')
      .forShare()
      .executeTakeFirst();
    if (lease === undefined) {
      throw this.#lose(game);
    }
  }

  #leaseOf(transaction: Transaction<Tables>, game: string) {
    return transaction
      .selectFrom('leases')
      .where('game_id', '=', game)
      .where('owner', '=', this.process)
      .where('epoch', '=', this.#held.get(game) ?? 0);
  }

  /** Notes that another process has a game, and tells the listener once. */
  #lose(game: string): GameElsewhere {
    if (this.#held.delete(game)) {
      this.#options.report(`Game ${game} was taken by another process.`);
      // After the transaction that noticed it is over.
      setImmediate(() => this.#moved(game));
    }
    return new GameElsewhere();
  }

  async #renew(): Promise<void> {
    const { database, report } = this.#options;
    try {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('hosts')
        .values({ id: this.process, start: this.#start, until: this.#end() })
        .onConflict(conflict =>
          conflict
            .column('id')
            .doUpdateSet({ until: this.#end() })
            .where('hosts.start', '=', this.#start),
        )
        .executeTakeFirstOrThrow();
      const isAlive = numInsertedOrUpdatedRows === 1n;
      if (!isAlive && this.#isAlive) {
        report(
          `Another process is called ${this.process} too and has taken the games of this one. ` +
            'Give each process a name of its own in ROGUEWRIGHT_PROCESS.',
        );
      }
      this.#isAlive = isAlive;
      await this.#lookAfterHeld();
    } catch (error) {
      this.#isAlive = false;
      report(asPostgresProblem(error));
    }
  }

  /** Finds the games that were taken while this process slept. */
  async #lookAfterHeld(): Promise<void> {
    const games = [...this.#held.keys()];
    if (games.length === 0) {
      return;
    }
    const before = new Map(this.#held);
    const leases = await this.#options.database
      .selectFrom('leases')
      .select(['game_id', 'epoch', 'owner'])
      .where('game_id', 'in', games)
      .execute();
    for (const { game_id: game, epoch, owner } of leases) {
      const isOurs = owner === this.process && epoch === before.get(game);
      // A game that was taken again meanwhile has a later epoch.
      if (!isOurs && this.#held.get(game) === before.get(game)) {
        this.#lose(game);
      }
    }
  }

  async #ask<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      return await asked;
    } catch (error) {
      throw asPostgresProblem(error);
    }
  }

  /** The end of a lease that begins now. */
  #end() {
    return sql<number>`${NOW} + ${sql.lit(this.#options.lease)}`;
  }
}
