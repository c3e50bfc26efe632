// Snapshots of games in the database. Each is stored with a checksum, so that a damaged one is never
// believed: the snapshot before it and the commands since make the same state.

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The state of a game after `sequence` commands; the body is a SavedGame as JSON. */
export interface Snapshot {
  readonly sequence: number;
  readonly body: string;
}

/** The newest snapshot of a game that is as it was written, and newer ones that are not. */
export interface IntactSnapshot {
  /** Undefined when all are damaged. */
  readonly snapshot: Snapshot | undefined;
  /** Sequences of the damaged ones, the newest first. */
  readonly damaged: readonly number[];
}

/** Finds the newest intact snapshot of a game. */
export async function intactSnapshot(
  database: Kysely<Tables>,
  id: string,
): Promise<IntactSnapshot> {
  const stored = await database
    .selectFrom('snapshots')
    .select(['sequence'])
    .where('game_id', '=', id)
    .orderBy('sequence', 'desc')
    .execute();
  const damaged: number[] = [];
  for (const { sequence } of stored) {
    const { checksum, ...snapshot } = await database
      .selectFrom('snapshots')
      .select(['sequence', 'body', 'checksum'])
      .where('game_id', '=', id)
      .where('sequence', '=', sequence)
      .executeTakeFirstOrThrow();
    if (isIntact(snapshot.body, checksum)) {
      return { snapshot, damaged };
    }
    damaged.push(sequence);
  }
  return { snapshot: undefined, damaged };
}

/** Stores a snapshot. */
export async function insertSnapshot(
  transaction: Transaction<Tables>,
  id: string,
  { sequence, body }: Snapshot,
): Promise<void> {
  await transaction
    .insertInto('snapshots')
    .values({ game_id: id, sequence, body, checksum: checksumOf(body) })
    .execute();
}

/** Stores a snapshot; keeps the first one, with which a replay begins, and the two latest. */
export async function addSnapshot(
  transaction: Transaction<Tables>,
  id: string,
  snapshot: Snapshot,
): Promise<void> {
  await insertSnapshot(transaction, id, snapshot);
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

/** Puts a snapshot in the place of damaged ones. */
export async function replaceSnapshots(
  transaction: Transaction<Tables>,
  id: string,
  damaged: readonly number[],
  snapshot: Snapshot,
): Promise<void> {
  await transaction
    .deleteFrom('snapshots')
    .where('game_id', '=', id)
    .where('sequence', 'in', [...damaged, snapshot.sequence])
    .execute();
  await addSnapshot(transaction, id, snapshot);
}

/** Snapshots of before there were checksums have none: of them only the JSON can be checked. */
function isIntact(body: string, checksum: string): boolean {
  if (checksum !== '') {
    return checksumOf(body) === checksum;
  }
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

function checksumOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32);
}
