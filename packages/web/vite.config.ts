// Builds the page into dist/, from the sources of the workspace.

import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';

export default defineConfig({
  plugins: [gameIcons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    conditions: ['roguewright-source', ...defaultClientConditions],
    alias: [
      // The page forbids evaluated code; this build of the library doesn't try.
      { find: /^msgpackr$/, replacement: 'msgpackr/index-no-eval' },
    ],
  },
  build: {
    target: 'es2022',
    // Fonts stay files: a page may not load fonts from data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
