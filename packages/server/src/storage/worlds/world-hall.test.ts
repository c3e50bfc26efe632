import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { makeFolderOf, OLD_GAME } from '../../testing/folder-of-version.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { openDatabase } from '../database.ts';

const LINE = `role, race, level, depth, deepest, turns, points, "end", killer, during, ranking, marks)
  values ('Wizard', 'human', 1, 1, 2, 9, 40, 'died', 'newt', '', 'verified', '', `;

function add(file: DatabaseSync, hero: string, more: Readonly<Record<string, string>> = {}): void {
  const fields = { game_id: OLD_GAME, hero, ...more };
  const values = Object.values(fields).map(value => `'${value}'`);
  file.exec(`insert into hall (${LINE.replace(/, marks\)/, `, marks, ${Object.keys(fields)})`)}
    ${values})`);
}

it('a hall of before worlds keeps its lines, and never gives a number twice', async () => {
  const folder = temporaryFolder();
  await makeFolderOf('0009-beginnings', folder);
  const path = join(folder, 'roguewright.sqlite');
  const before = new DatabaseSync(path);
  add(before, 'Una');
  before.exec('delete from hall');
  add(before, 'Ada');
  const kept = before.prepare('select * from hall').get();
  before.exec('update sqlite_sequence set seq = 7');
  before.close();

  await (await openDatabase(folder)).database.destroy();
  const after = new DatabaseSync(path);
  expect(after.prepare('select * from hall').get()).toEqual({
    ...kept,
    hero_key: '',
    heroes: null,
  });
  for (const hero of ['bren', 'cuno']) {
    add(after, hero, { hero_key: hero, heroes: '2' });
  }
  const entries = after.prepare('select entry, hero_key from hall order by entry').all();
  expect(entries.map(({ entry, hero_key }) => [entry, hero_key])).toEqual([
    [2, ''],
    [8, 'bren'],
    [9, 'cuno'],
  ]);
  expect(() => add(after, 'Bren', { hero_key: 'bren' })).toThrow('UNIQUE');
  after.close();
});
