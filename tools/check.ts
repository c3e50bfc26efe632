// Everything that is checked without running the program, one line each.
// Arguments name the checks to run; without any, all run. Ends with code 1 when one fails.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapterProblems, verifyFolder } from './check/adapters.ts';
import { budgetProblems } from './check/budgets.ts';
import { docPathProblems } from './check/doc-paths.ts';
import { doorProblems } from './check/doors/door-names.ts';
import { measuredSizes, SIZES, SIZES_PAGE, sizeProblems } from './check/doors/door-sizes.ts';
import { tableProblems } from './check/doors/door-users.ts';
import { olderComplaints } from './check/doors/older-compiler.ts';
import { presentLists } from './check/doors/present-doors.ts';
import { presentReadme } from './check/doors/present-users.ts';
import { folderProblems } from './check/folders.ts';
import { importProblems } from './check/imports.ts';
import { limitProblems } from './check/limits.ts';
import { museumProblems } from './check/museum.ts';
import { ownedFieldProblems } from './check/owned-fields.ts';
import { describeProblem, type Problem } from './check/problem.ts';
import { readerProblems } from './check/readers.ts';
import { ruleNumberProblems } from './check/rule-numbers.ts';
import { type Check, runChecks } from './check/run-checks.ts';
import { listFiles, readDocuments, readSources, root } from './check/source-files.ts';
import { complaintsOf } from './check/tool.ts';
import { type Lock, lockProblems } from './lock/entries.ts';

const checks: readonly Check[] = [
  {
    name: 'unused',
    means: 'files, exports and dependencies that nothing uses',
    complaints: () => complaintsOf('knip/bin/knip.js', ['--no-progress']),
  },
  {
    name: 'types',
    means: 'types, tests included; those of the libraries by TypeScript 5.9 as well',
    complaints: async () => {
      const found = await complaintsOf('typescript/bin/tsc', ['-b', '--emitDeclarationOnly']);
      return found.length > 0 ? found : olderComplaints();
    },
  },
  {
    name: 'lint',
    means: 'lint and format',
    complaints: () =>
      complaintsOf('@biomejs/biome/bin/biome', [
        'check',
        '--error-on-warnings',
        '--max-diagnostics=100',
      ]),
  },
  {
    name: 'imports',
    means: 'import directions',
    complaints: () => described(importProblems(readSources())),
  },
  {
    name: 'readers',
    means: 'rooms that only read change nothing',
    complaints: () => described(readerProblems(readSources())),
  },
  {
    name: 'owners',
    means: 'fields of the game written by their owners alone',
    complaints: () => described(ownedFieldProblems(readSources())),
  },
  {
    name: 'folders',
    means: 'folders of at most 25 files',
    complaints: () => described(folderProblems(readSources())),
  },
  {
    name: 'budgets',
    means: 'sizes, and the purity of the engine',
    complaints: () => described(budgetProblems(readSources())),
  },
  {
    name: 'numbers',
    means: 'numbers of rules in the slots of rulesets',
    complaints: () => described(ruleNumberProblems(readSources())),
  },
  {
    name: 'limits',
    means: 'tests without time limits of their own',
    complaints: () => described(limitProblems(readSources())),
  },
  {
    name: 'adapters',
    means: 'adapters of the verification without arithmetic',
    complaints: () =>
      existsSync(join(root, verifyFolder))
        ? described(adapterProblems(readSources()))
        : skipped(`there is no ${verifyFolder} yet`),
  },
  {
    name: 'museum',
    means: 'rules that are verified are played too',
    complaints: () => described(museumProblems(readSources())),
  },
  {
    name: 'documents',
    means: 'paths in documents that exist',
    complaints: () => {
      const paths = listFiles('.');
      return described(docPathProblems(readDocuments(paths), paths));
    },
  },
  {
    name: 'doors',
    means: 'exported names as the lists in tools/doors say',
    complaints: () =>
      described(
        presentLists().flatMap(({ path, text }) =>
          doorProblems(path, readFileSync(join(root, path), 'utf8'), text),
        ),
      ),
  },
  {
    name: 'users',
    means: 'names of the doors counted by their users, as the README of the engine says',
    complaints: () => {
      const { path, text } = presentReadme(presentLists()[0]!.text);
      return described(tableProblems(path, readFileSync(join(root, path), 'utf8'), text));
    },
  },
  {
    name: 'sizes',
    means: 'doors of the engine within their budgets of bytes',
    complaints: async () => {
      const [budgets, page] = [SIZES, SIZES_PAGE].map(path =>
        readFileSync(join(root, path), 'utf8'),
      );
      return described(sizeProblems(await measuredSizes(), budgets!, page!));
    },
  },
  {
    name: 'lock',
    means: 'package-lock.json complete for all platforms',
    complaints: () => {
      const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
      return Promise.resolve(lockProblems(JSON.parse(text) as Lock));
    },
  },
  {
    name: 'pages',
    means: 'generated pages current',
    complaints: generatedPages,
  },
];

process.exitCode = (await runChecks(checks, process.argv.slice(2))) ? 0 : 1;

function described(problems: readonly Problem[]): Promise<string[]> {
  return Promise.resolve(problems.map(describeProblem));
}

function skipped(reason: string): Promise<string[]> {
  console.log(`  skipped: ${reason}`);
  return Promise.resolve([]);
}

/** Every tools/generate-*.ts says with --check whether its pages are what it would write. */
async function generatedPages(): Promise<string[]> {
  const generators = readdirSync(join(root, 'tools')).filter(name =>
    /^generate-.*\.ts$/.test(name),
  );
  const complaints = generators.map(name =>
    complaintsOf(`../tools/${name}`, ['--check'], ['--conditions=roguewright-source']),
  );
  return (await Promise.all(complaints)).flat();
}
