// Two projects of tests: `unit` needs nothing but the sources; `e2e` starts real programs, a server, a
// terminal, a browser, and plays.

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Milliseconds after which a test counts as hanging. No test is about speed: a slow or busy machine
 * takes ten times as long and must still pass.
 */
const HANGS = { testTimeout: 300_000, hookTimeout: 300_000 };

const conditions = ['roguewright-source', ...defaultServerConditions];

/**
 * Both projects read the sources of the workspace, not its builds.
 * Vitest hands these conditions on to Node, for what a test starts as a worker.
 */
const fromSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

export default defineConfig({
  test: {
    reporters: ['./test/reporter.ts'],
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'test/unit/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.process.test.ts'],
          // The sources keep no state of their own, so that files may share a worker: twice as quick.
          isolate: false,
          ...HANGS,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'packages/*/src/**/*.process.test.ts'],
          globalSetup: './test/global-setup.ts',
          fileParallelism: false,
          ...HANGS,
        },
      },
    ],
  },
});
