// Starts the command under Node 24 or newer: in this process where that is possible, else with the
// Node that the clone installed. Plain JavaScript, because it must start under an older Node.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNewerThanSources } from './fresh.mjs';

const leastNode = 24;

/** Package exports lead to sources under this condition, to built files without it. */
const sourceCondition = '--conditions=roguewright-source';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const sourceMain = join(packageFolder, 'src/main.ts');
const bundle = join(packageFolder, 'dist/main.js');

/** Runs the command on the arguments of this process. */
export async function launch() {
  // A published package has no sources. A clone has both once it is built, and runs its sources as
  // soon as one of them is newer than the bundle.
  const fromSource = existsSync(sourceMain) && !isNewerThanSources(bundle, packageFolder);
  const main = fromSource ? sourceMain : bundle;
  const ownNodeIsEnough = Number.parseInt(process.versions.node, 10) >= leastNode;

  if (ownNodeIsEnough && (!fromSource || process.execArgv.includes(sourceCondition))) {
    await import(pathToFileURL(main).href);
    return;
  }
  const node = ownNodeIsEnough ? process.execPath : installedNode(packageFolder);
  if (node === undefined) {
    console.error(
      `roguewright needs Node ${leastNode} or newer (this is ${process.version}). ` +
        'Install it from https://nodejs.org, or run "npm start" once in a clone of the project.',
    );
    process.exitCode = 1;
    return;
  }
  const flags = fromSource ? [sourceCondition] : [];
  respawn(node, [...flags, main, ...process.argv.slice(2)]);
}

/**
 * The Node that an enclosing clone installed, looked for from a folder upwards.
 * @param {string} folder
 * @returns {string | undefined}
 */
function installedNode(folder) {
  const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const candidate = join(folder, 'node_modules', packageName, 'bin', name);
  if (existsSync(candidate)) {
    return candidate;
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : installedNode(parent);
}

/**
 * Runs Node in place of this process: same terminal, signals passed on, its exit code becomes ours.
 * @param {string} node
 * @param {string[]} parameters
 */
function respawn(node, parameters) {
  const child = spawn(node, parameters, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well: passing it on would count twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) {
        child.kill(signal);
      }
    });
  }
  child.once('error', error => {
    console.error(`roguewright could not start ${node}: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
    } else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}
