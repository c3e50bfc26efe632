// `npm run trace`: which statements about spells have no scene yet, and which kinds of spells nobody uses in the
// content that ships: no hero can learn one, no monster has one, nothing releases one. Then the statements of the
// other four documents: how many a test shows, and which are open. Then the statements that no section of the handbook
// covers. Exit code 1 when a statement about a kind of spell
// that can be cast names no test, when one of the other documents has no answer, or when a test doesn't exist.

import { fileURLToPath } from 'node:url';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { SUBTYPES } from '@roguewright/engine/spells';
import { misplacedStatements } from './trace/places.ts';
import { openRows, readRows, wrongRows } from './trace/rows.ts';
import { openStatements, readStatements, wrongStatements } from './trace/statements.ts';
import { subtypeUsers } from './trace/users.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readRows(root);
const statements = readStatements(root);
const wrong = [...wrongRows(root, rows), ...wrongStatements(root, statements)];
const misplaced = misplacedStatements(statements);
const unshown = openStatements(statements);
const open = openRows(rows, new Set(SUBTYPES.map(({ number }) => number)));

for (const { number, name, hero, monster, carrier } of subtypeUsers(loadContent(readContent()))) {
  const counts = `${hero.length} spells, ${monster.length} monsters, ${carrier.length} carriers`;
  const lacks = Object.entries({ hero, monster, carrier })
    .filter(([, users]) => users.length === 0)
    .map(([who]) => `no ${who}`);
  console.log(`${name} (${number}): ${[counts, ...lacks].join('; ')}`);
}
console.log(`${Object.keys(rows).length} statements that a scene shows`);
for (const row of open) {
  console.log(`open: ${row}`);
}
for (const line of wrong) {
  console.log(`WRONG ${line}`);
}
const all = Object.values(statements);
const shown = all.filter(({ test }) => test !== undefined).length;
const history = all.filter(({ history: why }) => why !== undefined).length;
for (const line of unshown) {
  console.log(`open: ${line}`);
}
console.log(
  `${shown} of ${all.length} statements of the other documents are shown by a test, ${history} are history, ${unshown.length} open`,
);
for (const line of misplaced) {
  console.log(`without a place: ${line}`);
}
console.log(`${open.length} open, ${wrong.length} wrong, ${misplaced.length} without a place`);
process.exitCode = wrong.length + open.length + misplaced.length === 0 ? 0 : 1;
