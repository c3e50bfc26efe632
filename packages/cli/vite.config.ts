// Builds the command into dist/: one bundle without dependencies, its threads, and beside them the
// content of the game and the vectors of the verification.

import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig } from 'vite';
import { BundledModules, licencesFile } from '../../tools/build/licences.ts';
import { filesBeside } from './build/files-beside.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: pathOf('.'),
  plugins: [filesBeside(), licencesFile(new BundledModules(), 'This command contains')],
  resolve: {
    alias: [
      {
        find: /^@roguewright\/content$/,
        replacement: pathOf('../content/src/beside-the-bundle.ts'),
      },
    ],
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['roguewright-source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: pathOf('src/main.ts'),
        'preview-worker': pathOf('src/screen/pages/preview-worker.ts'),
        'chunk-worker': pathOf('src/batch/runners/chunk-worker.ts'),
        thread: pathOf('../server/src/work/thread.ts'),
      },
      output: {
        // Threads are started from the file beside the one that starts them.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The names of steps are shown by `rulesets diff`.
        keepNames: true,
      },
    },
  },
});
