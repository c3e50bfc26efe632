// The files that lie beside the bundle of the command: the content as one file, and the vectors.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VECTORS = fileURLToPath(new URL('../../../vectors', import.meta.url));

/** A Vite plugin that writes `content.json` and the folder `vectors` beside the bundle. */
export function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    apply: 'build',
    async generateBundle() {
      // By a name that is resolved when it is needed: a check that only reads the settings builds nothing.
      const { readContent } = await import('@roguewright/content');
      this.emitFile({
        type: 'asset',
        fileName: 'content.json',
        source: JSON.stringify(readContent()),
      });
      for (const path of vectorFiles()) {
        this.emitFile({
          type: 'asset',
          fileName: `vectors/${path}`,
          source: readFileSync(join(VECTORS, path)),
        });
      }
    },
  };
}

/** The files with vectors, by their paths in the folder. */
function vectorFiles(): string[] {
  return readdirSync(VECTORS, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.jsonl$|README\.md$/.test(path))
    .sort();
}
