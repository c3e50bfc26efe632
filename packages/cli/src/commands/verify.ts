// roguewright verify: our rules against what the original programs computed.

import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '@roguewright/engine/errors';
import { createRulesets } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import { ProgressLine } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { FileResult } from '../verify/file-result.ts';
import { adapters } from '../verify/registry.ts';
import { countAll, reportJson, reportText, succeeded } from '../verify/report.ts';
import { vectorPaths } from '../verify/vector-paths.ts';
import { Verifier } from '../verify/verifier.ts';

const HELP = `
PATH is a file of vectors, a film or a scene, or a folder with *.jsonl files below it;
without one, the vectors that come with the project.

The last line counts cases: N passed, N failed, N skipped. Skipped are films, scenes and cases
of rules that are not built; these are named in the line before it. Exit code 1 when a case
failed, a file couldn't be read, or there was no case at all.

Examples:
  roguewright verify
  roguewright verify vectors/casting
  roguewright verify --json vectors/combat/blows.angband-3.0.5.jsonl`;

/** The command, printing to a terminal. */
export function verifyCommand(terminal: Terminal): Command {
  return new Command('verify')
    .description('compare the rules with what the original programs computed')
    .argument('[PATH...]', 'vector files, or folders of them')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', HELP)
    .action(async (paths: string[], options: { json?: true }) => {
      const results = await verifyAll(paths.length > 0 ? paths : [ownVectors()], terminal);
      terminal.write(options.json ? reportJson(results) : reportText(results));
      terminal.exitCode = succeeded(countAll(results)) ? 0 : 1;
    });
}

async function verifyAll(paths: readonly string[], terminal: Terminal): Promise<FileResult[]> {
  const verifier = new Verifier(adapters, createRulesets());
  const files = vectorPaths(paths);
  const results: FileResult[] = [];
  const line = new ProgressLine(terminal);
  for (const file of files) {
    line.show(() => `${results.length} of ${files.length} files  ${file}`);
    results.push(await verifier.verify(file));
  }
  line.clear();
  return results;
}

/** Where the vectors lie: beside the bundle, or for the sources in the root of the clone. */
const PLACES = ['./vectors', '../../../../vectors'];

/** The folder of vectors that come with the project. Throws a UsageError when there is none. */
function ownVectors(): string {
  const folder = PLACES.map(place => fileURLToPath(new URL(place, import.meta.url))).find(path =>
    existsSync(path),
  );
  if (folder === undefined) {
    throw new UsageError('PATH', 'nothing', 'a path, because there are no vectors here');
  }
  return relative(process.cwd(), folder) || '.';
}
