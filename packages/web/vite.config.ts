// Builds the page into dist/, from the sources of the workspace.

import { defaultClientConditions, defineConfig } from 'vite';
import {
  BundledModules,
  GAME_ICONS,
  licencesFile,
  noteModules,
} from '../../tools/build/licences.ts';
import { gameContent } from './build/game-content.ts';
import { gameIcons } from './build/game-icons.ts';
import { offlinePage } from './build/offline-page.ts';

const bundled = new BundledModules([GAME_ICONS]);

export default defineConfig({
  plugins: [gameIcons(), licencesFile(bundled, 'This page contains'), offlinePage()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    conditions: ['roguewright-source', ...defaultClientConditions],
    alias: [
      // The page forbids evaluated code; this build of the library doesn't try.
      { find: /^msgpackr$/, replacement: 'msgpackr/index-no-eval' },
    ],
  },
  worker: { format: 'es', plugins: () => [gameContent(), noteModules(bundled)] },
  // The page may lie in any folder of any host.
  base: './',
  build: {
    target: 'es2022',
    // Fonts stay files: a page may not load fonts from data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
