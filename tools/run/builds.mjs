// What is built from the sources: whether it was made from them as they are, and the builds that renew it.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './child.mjs';
import { lockFile, modules, root } from './places.mjs';
import { projectEnvironment, projectNode } from './runtime.mjs';
import { Trouble } from './trouble.mjs';

/**
 * @typedef {object} Build
 * @property {string} name as it is printed
 * @property {string} folder with the settings of Vite
 * @property {string} output a file that is there once it is built
 * @property {string} builtFile holds the fingerprint of the sources from which it was built
 * @property {readonly string[]} sources
 */

const web = join(root, 'packages/web');
const command = join(root, 'packages/cli');

/** The main file of the command's bundle. */
export const builtCommand = join(command, 'dist/main.js');

/** What the page is made of besides its own package. */
const shared = [
  join(root, 'packages/engine'),
  join(root, 'packages/content'),
  join(root, 'packages/client'),
  join(root, 'tools/build'),
  join(root, 'tsconfig.base.json'),
  lockFile,
];

/** @type {Build} */
const webBuild = {
  name: 'the web page',
  folder: web,
  output: join(web, 'dist/index.html'),
  builtFile: join(modules, '.cache/roguewright/web-built'),
  sources: [web, ...shared],
};

/** @type {string[]} the same list by which the launcher of a clone knows whether the bundle is current */
const bundleSources = JSON.parse(readFileSync(join(command, 'bundle-sources.json'), 'utf8'));

/** @type {Build} */
const commandBuild = {
  name: 'the command line',
  folder: command,
  output: builtCommand,
  builtFile: join(modules, '.cache/roguewright/command-built'),
  sources: bundleSources.map(source => join(command, source)),
};

const notSources = new Set(['dist', 'node_modules', '.cache']);

/** Builds the web page when a source was added, changed or removed since the last build. */
export function buildWebWhenStale() {
  return buildWhenStale(webBuild);
}

/** Builds the bundle of the command when a source was added, changed or removed since the last build. */
export function buildCommandWhenStale() {
  return buildWhenStale(commandBuild);
}

/** @param {Build} build */
async function buildWhenStale({ name, folder, output, builtFile, sources }) {
  const wanted = fingerprint(sources);
  if (existsSync(output) && existsSync(builtFile) && readFileSync(builtFile, 'utf8') === wanted) {
    return;
  }
  console.log(`Building ${name}…`);
  const started = new Date();
  const vite = join(modules, 'vite/bin/vite.js');
  const options = { cwd: folder, env: projectEnvironment() };
  // The build reads content by the sources of the workspace, which need no build of their own.
  const parameters = ['build', '--configLoader', 'native', '--logLevel', 'warn'];
  const code = await run(
    projectNode(),
    ['--conditions=roguewright-source', vite, ...parameters],
    options,
  );
  if (code !== 0) {
    throw new Trouble(`Building ${name} failed (code ${code}); the message stands above.`);
  }
  // As old as what it was built from: a source that is saved during the build is newer than it.
  utimesSync(output, started, started);
  mkdirSync(dirname(builtFile), { recursive: true });
  writeFileSync(builtFile, wanted);
}

/**
 * Names, sizes and times of all sources, as one hash.
 * @param {readonly string[]} sources
 */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    addTo(hash, source);
  }
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  const status = statSync(path);
  if (!status.isDirectory()) {
    hash.update(`${path}\n${status.size}\n${status.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!notSources.has(name) && !/\.test\.tsx?$|\.tsbuildinfo$/.test(name)) {
      addTo(hash, join(path, name));
    }
  }
}
