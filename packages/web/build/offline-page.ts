// Builds the service worker and tells it which files the page is made of.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const source = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

const SERVICE_WORKER = 'service-worker.js';

/** The name in the source that stands for the list. */
const PLACEHOLDER = 'ROGUEWRIGHT_BUILD';

/** Files that a browser with service workers never asks for. */
const OUTDATED = /\.woff$|\.map$/;

/** A Vite plugin that adds the service worker to the build. */
export function offlinePage(): Plugin {
  return {
    name: 'offline-page',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: SERVICE_WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk' || worker.imports.length > 0) {
          throw new Error(`${SERVICE_WORKER}: expected one file without imports`);
        }
        worker.code = `const ${PLACEHOLDER} = ${JSON.stringify(contentsOf(bundle))};\n${worker.code}`;
      },
    },
  };
}

/** The files of the page besides index.html, and one hash over all that is in them. */
function contentsOf(bundle: Rollup.OutputBundle): { version: string; files: string[] } {
  const hash = createHash('sha256');
  const files: string[] = [];
  for (const name of Object.keys(bundle).sort()) {
    const file = bundle[name]!;
    if (name !== SERVICE_WORKER && !OUTDATED.test(name)) {
      hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      files.push(name);
    }
  }
  for (const name of readdirSync(publicFolder).sort()) {
    hash.update(name).update(readFileSync(join(publicFolder, name)));
    files.push(name);
  }
  return { version: hash.digest('hex').slice(0, 16), files: files.filter(isNotPage) };
}

/** The page is asked for by its folder. */
function isNotPage(name: string): boolean {
  return name !== 'index.html';
}
