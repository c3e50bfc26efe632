import { describe, expect, it } from 'vitest';
import {
  doorUses,
  examplesOf,
  importedNames,
  readList,
  tableProblems,
  usesTable,
  withTable,
} from './door-users.ts';

const LIBRARY = '@x/engine';
const LIST =
  '@x/engine\n  LocalGame\n  type Odds\n\n@x/engine/chance\n  Dice\n  Knife\n  Luck\n  type Odds\n';

const README =
  '# x\n\n```ts\nimport { LocalGame } from "@x/engine";\n```\n\n```sh\nimport { Luck }\n```\n';

describe('the users of names', () => {
  const game = importedNames(
    [
      { path: 'packages/web/src/a.ts', text: "import { Dice as Cube } from '@x/engine/chance';" },
      { path: 'packages/web/src/b.ts', text: "import { Luck } from '../chance/index.ts';" },
      { path: 'packages/cli/src/d.ts', text: "export { Knife } from '@x/engine/chance';" },
      { path: 'packages/engine/src/index.ts', text: "export { Luck } from './chance/index.ts';" },
      {
        path: 'packages/engine/src/odds/deep/c.ts',
        text: "import type { Odds } from '../../chance/index.ts';",
      },
    ],
    LIBRARY,
    'packages/engine/src',
  );
  const examples = importedNames(examplesOf({ path: 'README.md', text: README }), LIBRARY, '');
  const uses = doorUses(readList(LIST), game, examples);

  it('are files that import through the door or, within the library, from its room', () => {
    expect(uses).toEqual([
      { door: '@x/engine', names: 2, byGame: 1, inExamples: 1, neither: [] },
      { door: '@x/engine/chance', names: 4, byGame: 3, inExamples: 0, neither: ['Luck'] },
    ]);
  });

  it('are counted in a table that stands in the README, and is missed where it doesn’t', () => {
    const table = usesTable(uses);
    expect(table.split('\n')[3]).toMatch(/^\| `@x\/engine\/chance` +\| 4 +\| 3 +\| 0 +\| 1 +\|$/);
    const begins = '<!-- names by their users: written by "npm run doors" -->';
    const empty = `before\n${begins}\n<!-- end of the names -->\nafter\n`;
    const full = withTable(empty, table);
    expect(full).toContain(`${table}\n\n<!-- end`);
    expect(withTable(full, table)).toBe(full);
    expect(tableProblems('README.md', full, full)).toEqual([]);
    expect(tableProblems('README.md', empty, full)).toHaveLength(1);
    expect(() => withTable('no place', table)).toThrow('no lines');
  });
});
