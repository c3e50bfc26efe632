// Data folders as earlier versions left them.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { NodeSqliteDialect } from '../storage/file/sqlite-dialect.ts';
import { migrations } from '../storage/migrations.ts';
import { fakeHash } from './fake-games.ts';

/** The id of the game that such a folder holds. */
export const OLD_GAME = 'old-game';

/**
 * Fills an empty folder as a version did, with one game in it.
 * @param migration the last migration of that version
 */
export async function makeFolderOf(migration: string, folder: string): Promise<void> {
  const file = new DatabaseSync(join(folder, 'roguewright.sqlite'));
  file.exec('pragma journal_mode = wal; pragma synchronous = off');
  const database = new Kysely<unknown>({ dialect: new NodeSqliteDialect(file) });
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateTo(migration);
  if (error !== undefined) {
    throw error;
  }
  file.exec(`
    insert into contents values ('fake', '[]');
    insert into games (id, token_hash, hero_name, role, race, seed, ruleset, content_hash, status,
      turn, created_at, updated_at)
    values ('${OLD_GAME}', '', 'Perchta', 'wizard', 'human', 'demo', 'house', 'fake', 'playing',
      1, 0, 1);
    insert into snapshots (game_id, sequence, body)
    values ('${OLD_GAME}', 0, '{"version":1,"heroName":"Perchta","sequence":0,"x":0}');
    insert into commands (game_id, sequence, body, state_hash, client, request)
    values ('${OLD_GAME}', 1, '{"kind":"move","direction":3}', '${fakeHash(1)}', '', 0);
  `);
  await database.destroy();
}
