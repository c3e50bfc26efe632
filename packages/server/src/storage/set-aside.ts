// Commands that failed, or whose replay differed: they are kept for debugging.

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A command that had to be set aside. */
export interface PoisonedCommand {
  readonly sequence: number;
  readonly body: string;
  readonly error: string;
}

/** Sets aside a command that was never carried out. The answer tells the player at once. */
export async function addPoisoned(
  transaction: Transaction<Tables>,
  id: string,
  command: PoisonedCommand,
): Promise<void> {
  await transaction
    .insertInto('poisoned')
    .values({ game_id: id, ...command, told: 1, created_at: Date.now() })
    .execute();
}

/** Sets aside the stored commands of a game from `sequence` on. */
export async function setAsideFrom(
  transaction: Transaction<Tables>,
  id: string,
  sequence: number,
  error: string,
): Promise<void> {
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
          sql<string>`cast(${error} as text)`.as('error'),
          sql<number>`0`.as('told'),
          sql<number>`cast(${Date.now()} as bigint)`.as('created_at'),
        ]),
    )
    .execute();
  await transaction
    .deleteFrom('commands')
    .where('game_id', '=', id)
    .where('sequence', '>=', sequence)
    .execute();
}

/** The commands set aside of which the player doesn't know yet. */
export async function untoldCommands(
  database: Kysely<Tables>,
  id: string,
): Promise<PoisonedCommand[]> {
  return await database
    .selectFrom('poisoned')
    .select(['sequence', 'body', 'error'])
    .where('game_id', '=', id)
    .where('told', '=', 0)
    .orderBy('id')
    .execute();
}

/** Notes that the player knows of them. */
export async function markTold(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('poisoned')
    .set({ told: 1 })
    .where('game_id', '=', id)
    .where('told', '=', 0)
    .execute();
}
