// Prints what publint and arethetypeswrong find wrong with packed packages: `TARBALL…`. Ends with code 1 if
// there is anything.

import { publishedProblems } from './published-problems.ts';

for (const tarball of process.argv.slice(2)) {
  for (const problem of await publishedProblems(tarball)) {
    console.log(`${tarball}: ${problem}`);
    process.exitCode = 1;
  }
}
