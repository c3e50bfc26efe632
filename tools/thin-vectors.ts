// Makes the vectors that are committed with the project out of a folder of golden ones: a few cases
// of every rule and ruleset that is built. Texts of content files belong to their authors: they stay out,
// and vectors/ has cases of our own for those rules, which are never touched here.
//
//   node --conditions=roguewright-source tools/thin-vectors.ts GOLDEN_FOLDER [BYTES]

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseLines } from './thin-vectors/choose.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Rules whose golden vectors quote content files. */
const QUOTING = ['spells/parse', 'spells/parse-treasure'];

/** Rules whose cases are all kept: each of their many numbers changes only one case. */
const WHOLE = [
  'spells/creature-hit',
  'spells/monster-spell-choice',
  'spells/state-course',
  'spells/state-save',
];

/** Films can't be thinned: a film of at most this many bytes is taken whole. */
const FILM = 'spells/films';
const LARGEST_FILM = 14_000;

/** What `roguewright verify --json` says of a file. */
interface VerifiedFile {
  readonly path: string;
  readonly rule: string;
  readonly ruleset: string;
  readonly built: boolean;
}

const [golden, bytes = '1000000'] = process.argv.slice(2);
const room = Number(bytes);
if (golden === undefined || !Number.isInteger(room) || room < 10_000 || room > 2_000_000) {
  console.error('Usage: thin-vectors.ts GOLDEN_FOLDER [BYTES from 10000 to 2000000]');
  process.exitCode = 2;
} else {
  thin(golden, room);
}

function thin(folder: string, bytes: number): void {
  const built = builtFiles(folder);
  copyFilms(built);
  const files = built
    .filter(({ rule }) => rule !== FILM && !QUOTING.includes(rule))
    .map(file => ({ ...file, lines: readFileSync(file.path, 'utf8').trimEnd().split('\n') }))
    .sort((one, other) => sizeOf(one.lines) - sizeOf(other.lines));
  let left = bytes;
  files.forEach(({ path, rule, lines }, index) => {
    // What small files don't need is for the larger ones, which come later.
    const each = Math.floor(left / (files.length - index));
    const [header = '', ...cases] = lines;
    const chosen = WHOLE.includes(rule)
      ? lines
      : [header, ...chooseLines(cases, each - header.length - 1)];
    const target = join(root, 'vectors', dirname(rule), basename(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${chosen.join('\n')}\n`);
    left -= sizeOf(chosen);
    console.log(`${basename(path)}: ${chosen.length - 1} of ${cases.length} cases`);
  });
  console.log(`${files.length} files, ${bytes - left} characters`);
}

function copyFilms(files: readonly VerifiedFile[]): void {
  const target = join(root, 'vectors', FILM);
  mkdirSync(target, { recursive: true });
  for (const { path, rule } of files) {
    if (rule === FILM && statSync(path).size <= LARGEST_FILM) {
      copyFileSync(path, join(target, basename(path)));
    }
  }
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/** The vector files of rules that are built. */
function builtFiles(folder: string): VerifiedFile[] {
  const parameters = ['--conditions=roguewright-source', 'packages/cli/src/main.ts', 'verify'];
  const { stdout } = spawnSync(process.execPath, [...parameters, '--json', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { files } = JSON.parse(stdout) as { files: readonly VerifiedFile[] };
  return files.filter(({ built }) => built);
}
