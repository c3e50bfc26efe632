// Completes package-lock.json. A registry that doesn't serve a package for every platform makes npm
// leave the missing ones out, after which `npm ci` refuses the lock. With --check it only reports.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { absentPackages, type Lock, lockProblems, matches } from './lock/entries.ts';
import { rememberInstalled } from './run/install.mjs';
import { lockFile, modules } from './run/places.mjs';

const text = readFileSync(lockFile, 'utf8');
const lock = JSON.parse(text) as Lock;

if (process.argv.includes('--check')) {
  const problems = lockProblems(lock);
  console.log(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  complete(lock);
}

function complete(lock: Lock): void {
  const installedBefore = wasInstalledFrom(lock);
  const added = absentPackages(lock);
  const packages = Object.entries({ ...lock.packages, ...added });
  for (const [, entry] of packages) {
    if (!entry.link) {
      delete entry.resolved;
    }
  }
  // npm's own order, so that it finds nothing to move.
  packages.sort(([one], [other]) => one.localeCompare(other, 'en'));
  const completed = `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
  if (completed !== text) {
    writeFileSync(lockFile, completed);
  }
  if (installedBefore) {
    rememberInstalled();
  }
  console.log(`package-lock.json: ${Object.keys(added).length} entries added.`);
}

/** True when npm has just installed what this lock says, so that nothing needs to be done again. */
function wasInstalledFrom(lock: Lock): boolean {
  const hidden = join(modules, '.package-lock.json');
  return existsSync(hidden) && matches(JSON.parse(readFileSync(hidden, 'utf8')) as Lock, lock);
}
