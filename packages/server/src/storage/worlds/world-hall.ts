// The hall takes the heroes of shared worlds: several lines of one game, told apart by the keys of their heroes.

import { type Kysely, sql } from 'kysely';
import { HALL_COLUMNS } from '../hall-columns.ts';

/** The same rule in both databases: a hero has one line. */
const ONE_LINE = 'hall_by_hero_of_game';

/** In SQLite, where a column that is unique stays so: the table is made anew. Numbers of lines stay for ever. */
export async function takeInWorlds(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('new_hall')
    .addColumn('entry', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('hero', sql`text collate nocase`, column => column.notNull())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('race', 'text', column => column.notNull())
    .addColumn('level', 'integer', column => column.notNull())
    .addColumn('depth', 'integer', column => column.notNull())
    .addColumn('deepest', 'integer', column => column.notNull())
    .addColumn('turns', 'integer', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('end', 'text', column => column.notNull())
    .addColumn('killer', 'text', column => column.notNull())
    .addColumn('during', 'text', column => column.notNull())
    .addColumn('ranking', 'text', column => column.notNull())
    .addColumn('marks', 'text', column => column.notNull())
    .addColumn('conducts', 'text')
    .addColumn('hero_key', 'text', column => column.notNull().defaultTo(''))
    .addColumn('heroes', 'integer')
    .execute();
  await sql`insert into new_hall (entry, game_id, hero, role, race, level, depth, deepest, turns, points, "end",
      killer, during, ranking, marks, conducts)
    select entry, game_id, hero, role, race, level, depth, deepest, turns, points, "end", killer, during, ranking,
      marks, conducts from hall`.execute(database);
  // A line that was taken out again had the greatest number: it isn't given to another.
  await sql`delete from sqlite_sequence where name = 'new_hall'`.execute(database);
  await sql`update sqlite_sequence set name = 'new_hall' where name = 'hall'`.execute(database);
  await schema.dropTable('hall').execute();
  await schema.alterTable('new_hall').renameTo('hall').execute();
  for (const column of HALL_COLUMNS) {
    await schema
      .createIndex(`hall_ranked_by_${column}`)
      .on('hall')
      .columns(['ranking', column, 'entry'])
      .execute();
  }
  await expectOneLine(database);
}

/** In PostgreSQL. */
export async function takeInSharedWorlds(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('hall').dropConstraint('hall_game_id_key').execute();
  await schema
    .alterTable('hall')
    .addColumn('hero_key', 'text', column => column.notNull().defaultTo(''))
    .addColumn('heroes', 'integer')
    .execute();
  await expectOneLine(database);
}

async function expectOneLine({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex(ONE_LINE).unique().on('hall').columns(['game_id', 'hero_key']).execute();
}
