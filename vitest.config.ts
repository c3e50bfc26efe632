// The shelves of tests. `unit` is about the sources of packages and tools; `content` plays what ships;
// `system` starts real programs: a server, a terminal, a browser. `npm test` runs these three. `long`
// runs the files named `sampled` of all three once more, with every case instead of a sample, and the
// files `*.long.test.ts`.

import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tools/shelves/longest-first.ts';

/**
 * Milliseconds after which a test counts as hanging. No test is about speed: a slow or busy machine
 * takes ten times as long and must still pass.
 */
const HANGS = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
};

const conditions = ['roguewright-source', ...defaultServerConditions];

const INSTALLED = '**/node_modules/**';
/** What only the shelf `long` runs. */
const LONG = '{packages,tools,test}/**/*.long.test.ts';

const PROCESSES = 'packages/*/src/**/*.process.test.ts';

/** Tools that play games with what ships. */
const GAMES =
  'tools/{agree,casts,fights,fuzz,gallery,games,mount,record,signature,twins}/**/*.test.ts';

/** One shelf: all of them run alike. */
function shelf(
  name: string,
  include: readonly string[],
  others: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    // The sources of the workspace are read, not its builds. Vitest hands these conditions on to Node.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      include: [...include],
      exclude: [INSTALLED, LONG],
      // The sources keep no state of their own, so that files may share a worker.
      isolate: false,
      maxWorkers: 3,
      // Node reads the sources by itself: games then take a quarter less time.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      ...HANGS,
      ...others,
    },
  };
}

const globalSetup = './test/global-setup.ts';

export default defineConfig({
  test: {
    reporters: ['./test/reporter.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      shelf(
        'unit',
        ['packages/*/{src,bin}/**/*.test.ts', 'tools/**/*.test.ts', 'test/unit/**/*.test.ts'],
        { exclude: [INSTALLED, LONG, PROCESSES, GAMES] },
      ),
      shelf('content', ['test/content/**/*.test.ts', GAMES]),
      shelf('system', ['test/system/**/*.test.ts', PROCESSES], { globalSetup }),
      shelf('long', ['{packages,tools,test}/**/*.sampled{,.process}.test.ts', LONG], {
        exclude: [INSTALLED],
        env: { ROGUEWRIGHT_SHELF: 'long' },
        globalSetup,
      }),
    ],
  },
});
