// Whether the built web page was made from the sources as they are, and the build that renews it.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './child.mjs';
import { lockFile, modules, root } from './places.mjs';
import { projectEnvironment, projectNode } from './runtime.mjs';
import { Trouble } from './trouble.mjs';

const web = join(root, 'packages/web');
const page = join(web, 'dist/index.html');

/** Holds the fingerprint of the sources from which the page was built. */
const builtFile = join(modules, '.cache/roguewright/web-built');

/** What the page is built from. */
const sources = [
  web,
  join(root, 'packages/engine'),
  join(root, 'packages/content'),
  join(root, 'tsconfig.base.json'),
  lockFile,
];

const notSources = new Set(['dist', 'node_modules', '.cache']);

/** Builds the web page when a source was added, changed or removed since the last build. */
export async function buildWebWhenStale() {
  const wanted = fingerprint();
  if (existsSync(page) && existsSync(builtFile) && readFileSync(builtFile, 'utf8') === wanted) {
    return;
  }
  console.log('Building the web page…');
  const vite = join(modules, 'vite/bin/vite.js');
  const options = { cwd: web, env: projectEnvironment() };
  // The build reads content by the sources of the workspace, which need no build of their own.
  const parameters = ['build', '--configLoader', 'native', '--logLevel', 'warn'];
  const code = await run(
    projectNode(),
    ['--conditions=roguewright-source', vite, ...parameters],
    options,
  );
  if (code !== 0) {
    throw new Trouble(`Building the web page failed (code ${code}); the message stands above.`);
  }
  mkdirSync(dirname(builtFile), { recursive: true });
  writeFileSync(builtFile, wanted);
}

/** Names, sizes and times of all sources, as one hash. */
function fingerprint() {
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
