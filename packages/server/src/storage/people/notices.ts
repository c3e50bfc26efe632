// What an operator decides from outside of the servers: what is said to all players, and who is refused.

import type { GamesDatabase } from '../games-database.ts';

/** A message to all players. */
export interface Bulletin {
  readonly id: number;
  readonly words: string;
}

/** Milliseconds after which a message is no longer told. */
const TOLD_FOR = 60_000;

/** Messages and refused addresses. */
export class NoticeStore {
  readonly #database: GamesDatabase;

  constructor(database: GamesDatabase) {
    this.#database = database;
  }

  /** Says something to all players. */
  async tell(words: string): Promise<void> {
    await this.#database.write(transaction =>
      transaction.insertInto('bulletins').values({ words, at: Date.now() }).execute(),
    );
  }

  /** What was said lately after one message. */
  async since(id: number): Promise<Bulletin[]> {
    return await this.#database.read(database =>
      database
        .selectFrom('bulletins')
        .select(['id', 'words'])
        .where('id', '>', id)
        .where('at', '>', Date.now() - TOLD_FOR)
        .orderBy('id')
        .execute(),
    );
  }

  /** The refused addresses, as `markOf` stores them. */
  async barred(): Promise<ReadonlySet<string>> {
    const rows = await this.#database.read(database =>
      database.selectFrom('barred_networks').select('network').execute(),
    );
    return new Set(rows.map(({ network }) => network));
  }

  /** Refuses an address, or serves it again. */
  async bar(network: string, isBarred: boolean): Promise<void> {
    await this.#database.write(async transaction => {
      await (isBarred
        ? transaction
            .insertInto('barred_networks')
            .values({ network, at: Date.now() })
            .onConflict(conflict => conflict.doNothing())
            .execute()
        : transaction.deleteFrom('barred_networks').where('network', '=', network).execute());
    });
  }
}
