// Copies of all games of a shared database. A copy is the same file as that of a data folder, so games also
// move between a folder and a database by it.

import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { messageOf, StartError } from '../../problems.ts';
import { type Backup, examine, flush } from '../backup.ts';
import { FILE, openDatabase } from '../database.ts';
import type { Tables } from '../tables.ts';
import { postgresSentenceOf } from './postgres-problem.ts';
import { connect, migrateShared } from './shared-database.ts';

/** A table with its key, and how many of its rows are copied at a time. */
interface CopiedTable {
  readonly name: keyof Tables;
  readonly key: readonly string[];
  readonly rows: number;
}

/** The tables of games, each after those that it refers to. */
const COPIED: readonly CopiedTable[] = [
  { name: 'contents', key: ['hash'], rows: 1 },
  { name: 'games', key: ['id'], rows: 500 },
  { name: 'snapshots', key: ['game_id', 'sequence'], rows: 10 },
  { name: 'commands', key: ['game_id', 'sequence'], rows: 1000 },
  { name: 'poisoned', key: ['id'], rows: 500 },
  { name: 'hall', key: ['entry'], rows: 500 },
  { name: 'records', key: ['game_id'], rows: 10 },
  { name: 'worlds', key: ['game_id'], rows: 500 },
  { name: 'seats', key: ['game_id', 'hero_key'], rows: 500 },
  { name: 'accounts', key: ['id'], rows: 500 },
  { name: 'passkeys', key: ['id'], rows: 500 },
  { name: 'sign_ins', key: ['token_hash'], rows: 500 },
  { name: 'account_games', key: ['account_id', 'game_id', 'hero_key'], rows: 500 },
  { name: 'shows', key: ['watch_id'], rows: 500 },
  { name: 'milestones', key: ['id'], rows: 500 },
  { name: 'blocks', key: ['owner', 'account_id'], rows: 500 },
  { name: 'barred_networks', key: ['network'], rows: 500 },
];

/** Tables whose rows are numbered by PostgreSQL. */
const NUMBERED = [
  { name: 'poisoned', number: 'id' },
  { name: 'hall', number: 'entry' },
  { name: 'milestones', number: 'id' },
] as const;

/**
 * Copies the games of a shared database into a new file, as they stand at one moment. Servers go on
 * meanwhile; every command that was answered before this began is in the copy.
 * @throws StartError when the database can't be read, or the file is there already
 */
export async function backUpShared(url: string, target: string): Promise<Backup> {
  if (existsSync(target)) {
    throw new StartError(`${target} is there already. Name a file that is not there yet.`);
  }
  const folder = mkdtempSync(join(dirname(resolve(target)), '.backup-'));
  const shared = connect(url, ignore);
  try {
    await migrateShared(shared);
    const { database } = await openDatabase(folder);
    try {
      await shared
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(source => copyAll(source, database));
    } finally {
      await database.destroy();
    }
    const part = join(folder, FILE);
    const found = examine(part);
    flush(part);
    renameSync(part, target);
    return found;
  } catch (error) {
    throw startErrorOf(`The games can't be copied to ${target}`, error);
  } finally {
    await shared.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts the games of a copy into a database that holds no games.
 * @throws StartError when the copy is damaged or of a newer version, or the database holds games; nothing
 * is changed then
 */
export async function restoreShared(url: string, source: string): Promise<Backup> {
  if (!existsSync(source)) {
    throw new StartError(`There is no file ${source}.`);
  }
  const folder = mkdtempSync(join(dirname(resolve(source)), '.restore-'));
  const shared = connect(url, ignore);
  try {
    const part = join(folder, FILE);
    copyFileSync(source, part);
    const found = examine(part);
    await migrateShared(shared);
    // An older copy is brought up to date first.
    const { database } = await openDatabase(folder);
    try {
      await shared.transaction().execute(async target => {
        await expectEmpty(target);
        await copyAll(database, target);
        for (const { name, number } of NUMBERED) {
          await sql`select setval(pg_get_serial_sequence(${name}, ${number}),
            (select coalesce(max(${sql.ref(number)}), 0) + 1 from ${sql.table(name)}),
            false)`.execute(target);
        }
      });
    } finally {
      await database.destroy();
    }
    return found;
  } catch (error) {
    throw startErrorOf(`${source} can't be restored`, error);
  } finally {
    await shared.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function expectEmpty(target: Kysely<Tables>): Promise<void> {
  // No process can make a game until the copy is complete.
  await sql`lock table games in exclusive mode`.execute(target);
  const game = await target.selectFrom('games').select('id').limit(1).executeTakeFirst();
  if (game !== undefined) {
    throw new StartError('the database holds games already. Name an empty one in DATABASE_URL');
  }
}

async function copyAll(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  for (const table of COPIED) {
    for (let after: unknown[] | undefined; ; ) {
      const page = await pageAfter(source, table, after);
      const last = page.at(-1);
      if (last === undefined) {
        break;
      }
      await target
        .insertInto(table.name)
        .values(page as never)
        .execute();
      after = table.key.map(column => last[column]);
    }
  }
}

/** The rows of a table whose keys follow one key; the first ones without it. */
async function pageAfter(
  source: Kysely<Tables>,
  { name, key, rows }: CopiedTable,
  after: readonly unknown[] | undefined,
): Promise<Record<string, unknown>[]> {
  const columns = sql.join(key.map(column => sql.ref(column)));
  const beyond =
    after === undefined
      ? sql``
      : sql`where (${columns}) > (${sql.join(after.map(value => sql.val(value)))})`;
  const page = await sql<Record<string, unknown>>`
    select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${sql.lit(rows)}
  `.execute(source);
  return page.rows;
}

function startErrorOf(what: string, error: unknown): StartError {
  const reason = postgresSentenceOf(error) ?? messageOf(error);
  return new StartError(`${what}: ${reason.replace(/\.$/, '')}.`, { cause: error });
}

function ignore(): void {}
