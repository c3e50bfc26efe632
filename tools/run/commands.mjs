// What each word after "npm run" does.

import { join } from 'node:path';
import { buildCommandWhenStale, buildWebWhenStale, builtCommand } from './builds.mjs';
import { run } from './child.mjs';
import { installWhenStale } from './install.mjs';
import { modules, root } from './places.mjs';
import { projectEnvironment, projectNode, requireSomeNode } from './runtime.mjs';
import { Trouble } from './trouble.mjs';

const fromSource = '--conditions=roguewright-source';

/**
 * @typedef {object} Command
 * @property {string} does one line of help
 * @property {(parameters: string[]) => Promise<number>} run its exit code
 * @property {boolean} [withoutInstall] runs on what is installed, whatever the lock file says
 */

/** @type {Record<string, Command>} */
const commands = {
  start: {
    does: 'build what is stale and serve the game; options as `roguewright serve` has them',
    run: async parameters => {
      await buildWebWhenStale();
      await buildCommandWhenStale();
      return node([builtCommand, 'serve', ...parameters]);
    },
  },
  test: {
    does: 'the tests but the long ones, or those that the arguments name',
    run: parameters =>
      vitest(shelvesOf(parameters).length > 0 ? parameters : [...SHELVES, ...parameters]),
  },
  'test:long': {
    does: 'the tests that npm test runs on a sample, with every case',
    run: parameters => vitest(['--project', 'long', ...parameters]),
  },
  pack: {
    does: 'build the packages that people install, as tarballs in dist/ or another folder',
    run: async parameters => {
      await buildWebWhenStale();
      return node([fromSource, 'tools/pack.ts', ...parameters]);
    },
  },
  check: {
    does: 'types, lint, import directions, budgets, unused code, adapters, lock file',
    run: parameters => node(['tools/check.ts', ...parameters]),
  },
  verify: {
    does: 'compare the rules with what the original programs compute',
    run: parameters =>
      nodeHere([fromSource, join(root, 'packages/cli/src/main.ts'), 'verify', ...parameters]),
  },
  bench: {
    does: 'the benchmarks; `page` those of the page in a browser, `growth` how costs grow with sizes',
    run: async parameters => {
      if (parameters[0] === 'growth') {
        return node([fromSource, 'bench/growth/main.ts', ...parameters.slice(1)]);
      }
      if (parameters[0] !== 'page') {
        return node([fromSource, 'bench/main.ts', ...parameters]);
      }
      await buildWebWhenStale();
      return node([fromSource, 'bench/page.ts', ...parameters.slice(1)]);
    },
  },
  fuzz: {
    does: 'feed mutated files to the readers; `saves` mutated saves, `content` mutants that are played',
    run: ([format = '', ...parameters]) =>
      format === 'saves' || format === 'content'
        ? node([fromSource, `tools/fuzz-${format}.ts`, ...parameters])
        : node([fromSource, 'tools/fuzz-formats.ts', format, ...parameters].filter(Boolean)),
  },
  casts: {
    does: 'cast at random and look whether the game stays sound: `-- COUNT [SEED]`',
    run: parameters => node([fromSource, 'tools/casts.ts', ...parameters]),
  },
  agree: {
    does: 'play questions of all domains a million times and compare: `-- COUNT [PLAYS [SEED]]`',
    run: parameters => node([fromSource, 'tools/agree.ts', ...parameters]),
  },
  fights: {
    does: 'compare played fights with the odds that the engine gives',
    run: parameters => node([fromSource, 'tools/fights.ts', ...parameters]),
  },
  games: {
    does: 'play seeded games with the simple player and replay them',
    run: parameters => node([fromSource, 'tools/games.ts', ...parameters]),
  },
  mount: {
    does: 'mount an archetype tree and try everything of it: `-- DIR [SHARE]`',
    run: parameters => node([fromSource, 'tools/mount.ts', ...parameters]),
  },
  twins: {
    does: 'look for what the hero could know of what is hidden from him',
    run: parameters => node([fromSource, 'tools/twins.ts', ...parameters]),
  },
  trace: {
    does: 'list statements about spells without a scene, and kinds of spells that nobody uses',
    run: () => node([fromSource, 'tools/trace.ts']),
  },
  questions: {
    does: 'ask every question in seeded games and list those that cost most',
    run: parameters => node([fromSource, 'tools/slow-questions.ts', ...parameters]),
  },
  signature: {
    does: 'print 8 digits that change when the rules do; `--parts` for each part',
    run: parameters => node([fromSource, 'tools/signature.ts', ...parameters]),
  },
  record: {
    does: 're-record the games of test/recordings; `--content` with the content of today',
    run: parameters => node([fromSource, 'tools/record.ts', ...parameters]),
  },
  pictures: {
    does: 'take the pictures of README and docs from the running game',
    run: async parameters => {
      await buildWebWhenStale();
      return node([fromSource, 'test/pictures/main.ts', ...parameters]);
    },
  },
  figure: {
    does: 'draw docs/pictures/rooms.svg from the table of imports',
    run: parameters => node(['tools/generate-figure.ts', ...parameters]),
  },
  protocol: {
    does: 'write the JSON schema of the protocol for bots from the types of its messages',
    run: parameters => node([fromSource, 'tools/generate-protocol.ts', ...parameters]),
  },
  doors: {
    does: 'write the lists of exported names that the check of the doors compares; `-- sizes` their budgets',
    run: parameters => node(['tools/doors.ts', ...parameters]),
  },
  reference: {
    does: 'write the API reference as pages, into dist/reference or another folder',
    run: parameters => node([fromSource, 'tools/published/reference.ts', ...parameters]),
  },
  gallery: {
    does: 'film each subtype of spell into docs/spells; `--check` only compares',
    run: parameters => node([fromSource, 'tools/generate-gallery.ts', ...parameters]),
  },
  handbook: {
    does: 'write the chapters of the handbook into docs/handbook; `--check` only compares',
    run: parameters => node([fromSource, 'tools/generate-handbook.ts', ...parameters]),
  },
  kill: {
    does: 'kill the server and the command line in the middle of games',
    run: async parameters => {
      const rounds = (/** @type {string} */ script) =>
        node([fromSource, `packages/${script}`, ...parameters]);
      return (
        (await rounds('server/src/testing/upgrade-rounds.ts')) ||
        (await rounds('server/src/testing/kill-rounds.ts')) ||
        (await rounds('cli/src/testing/kill-rounds.ts'))
      );
    },
  },
  chaos: {
    does: 'kill and stop processes that share games of bots: `-- seconds=600 …`; `-- batch` workers',
    run: ([first = '', ...parameters]) =>
      first === 'batch'
        ? node([fromSource, 'packages/cli/src/testing/batch-rounds.ts', ...parameters])
        : node(
            [
              fromSource,
              'packages/server/src/testing/chaos-rounds.ts',
              first,
              ...parameters,
            ].filter(Boolean),
          ),
  },
  soak: {
    does: 'many idle and playing clients on one server process: `-- --minutes 30 --idle 200 …`',
    run: parameters =>
      node([fromSource, 'packages/server/src/testing/soak-rounds.ts', ...parameters]),
  },
  hostile: {
    does: 'attack a server for some minutes while an honest player plays',
    run: parameters =>
      node([fromSource, 'packages/server/src/testing/hostile-rounds.ts', ...parameters]),
  },
  format: {
    does: 'format and mend what Biome can mend safely',
    run: parameters =>
      node([join(modules, '@biomejs/biome/bin/biome'), 'check', '--write', ...parameters]),
  },
  lock: {
    does: 'complete package-lock.json after a dependency changed',
    withoutInstall: true,
    run: parameters => node(['tools/lock.ts', ...parameters]),
  },
};

/**
 * Runs one command and ends with its exit code.
 * @param {string | undefined} name
 * @param {string[]} parameters
 */
export async function runCommand(name, parameters) {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(usage());
    process.exitCode = 1;
    return;
  }
  try {
    requireSomeNode();
    if (!command.withoutInstall) {
      await installWhenStale();
    }
    process.exitCode = await command.run(parameters);
  } catch (error) {
    if (!(error instanceof Trouble)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The shelves of tests that `npm test` runs. */
const SHELVES = ['unit', 'content', 'system'].flatMap(name => ['--project', name]);

/** The shelves whose tests don't read the built page. */
const WITHOUT_PAGE = ['unit', 'content'];

/**
 * The shelves that are named.
 * @param {string[]} parameters
 */
function shelvesOf(parameters) {
  return [...parameters.join(' ').matchAll(/--project[ =](\S+)/g)].map(([, name = '']) => name);
}

/** @param {string[]} parameters those of Vitest, at least one shelf among them */
async function vitest(parameters) {
  if (shelvesOf(parameters).some(name => !WITHOUT_PAGE.includes(name))) {
    await buildWebWhenStale();
  }
  // Many of the programs that tests start are the same: Node keeps what it has compiled of them.
  const compiled = { NODE_COMPILE_CACHE: join(modules, '.cache/roguewright/compiled') };
  return node([join(modules, 'vitest/vitest.mjs'), 'run', ...parameters], compiled);
}

/**
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [more] environment
 */
function node(parameters, more = {}) {
  return run(projectNode(), parameters, { cwd: root, env: { ...projectEnvironment(), ...more } });
}

/**
 * Paths on its command line are meant from where the person is.
 * @param {string[]} parameters
 */
function nodeHere(parameters) {
  return run(projectNode(), parameters, { env: projectEnvironment() });
}

function usage() {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(11)}${does}`);
  return ['Usage: node tools/run.mjs COMMAND [ARGUMENT…]', ...lines].join('\n');
}
