// Whether node_modules is what package-lock.json says, and the install that makes it so.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from './child.mjs';
import { npm } from './npm.mjs';
import { installedFile, lockFile, modules, root } from './places.mjs';
import { Trouble } from './trouble.mjs';

/** Installs when the lock file isn't the one from which node_modules was installed. */
export async function installWhenStale() {
  if (isInstalled()) {
    return;
  }
  if (linksAreEnough()) {
    rememberInstalled();
  } else {
    await install();
  }
}

/**
 * Links the packages of the workspace where nothing else is missing: a new one needs no installation.
 * @returns {boolean} whether that was enough
 */
function linksAreEnough() {
  const present = packagesIn(join(modules, '.package-lock.json'));
  const wanted = Object.entries(packagesIn(lockFile));
  const isThere = wanted.every(
    ([path, { link, optional, version }]) =>
      link === true ||
      !path.includes('node_modules/') ||
      (present[path] === undefined ? optional === true : present[path].version === version),
  );
  if (Object.keys(present).length === 0 || !isThere) {
    return false;
  }
  for (const [path, { link, resolved }] of wanted) {
    const place = join(root, path);
    if (link === true && resolved !== undefined && !existsSync(place)) {
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(relative(dirname(place), join(root, resolved)), place, 'junction');
    }
  }
  return true;
}

/**
 * The packages of a lock file by their paths; none where there is no such file.
 * @param {string} file
 * @returns {Record<string, { link?: boolean, optional?: boolean, version?: string, resolved?: string }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** True when node_modules was installed from the lock file as it is now. */
function isInstalled() {
  return existsSync(installedFile) && readFileSync(installedFile, 'utf8') === lockHash();
}

/** Remembers that node_modules holds what the lock file says. */
export function rememberInstalled() {
  // Clones that were copied with hard links share the old file.
  rmSync(installedFile, { force: true });
  writeFileSync(installedFile, lockHash());
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

async function install() {
  const started = Date.now();
  console.log('Installing (once, about a minute)…');
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', scriptPolicy()];
  const code = await run(...npm(['ci', ...flags], root));
  if (code !== 0) {
    throw new Trouble(
      `Installing failed: "npm ci" ended with code ${code}; its message stands above.` +
        (process.platform === 'win32' ? ' Stop running servers of this clone and try again.' : ''),
    );
  }
  rememberInstalled();
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * No install script is needed. Recent npm refuses any that package.json doesn't deny by name;
 * older ones don't know such a list and skip all of them.
 */
function scriptPolicy() {
  const [file, parameters, options] = npm(['ci', '--help'], root);
  try {
    const help = execFileSync(file, parameters, { ...options, encoding: 'utf8', stdio: 'pipe' });
    return help.includes('--strict-allow-scripts') ? '--strict-allow-scripts' : '--ignore-scripts';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Trouble(`npm is needed and can't be started: ${reason}`);
  }
}
