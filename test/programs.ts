// The programs that tests start, each as one file: from its sources a program takes a second or two to
// start, from a bundle a fraction of one. The bundles are kept as long as no source has changed.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** Each program by the name of its bundle. */
const PROGRAMS = {
  cli: 'packages/cli/src/main.ts',
  'step-program': 'packages/cli/src/testing/step-program.ts',
  'preview-worker': 'packages/cli/src/screen/pages/preview-worker.ts',
  'chunk-worker': 'packages/cli/src/batch/runners/chunk-worker.ts',
  server: 'packages/server/src/main.ts',
  thread: 'packages/server/src/work/thread.ts',
  rest: 'test/system/still-level/rest.ts',
};

/** These start a thread whose program lies beside their own: in the bundle, beside the bundle. */
const BESIDE = [
  'packages/cli/src/batch/runners/chunk-thread.ts',
  'packages/cli/src/screen/pages/preview-thread.ts',
  'packages/server/src/work/lane.ts',
];

/** What the bundles are made of. */
const SOURCES = [
  'packages/engine/src',
  'packages/content/src',
  'packages/server/src',
  'packages/cli/src',
];
const ALONE = ['package-lock.json', 'test/programs.ts', PROGRAMS.rest];

/** The folder of the bundles of the sources as they are, made if it isn't there. */
export async function bundledPrograms(): Promise<string> {
  process.env.ROGUEWRIGHT_PROGRAMS ??= await bundleWhenStale();
  return process.env.ROGUEWRIGHT_PROGRAMS;
}

async function bundleWhenStale(): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache/roguewright/programs', fingerprint());
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const made = mkdtempSync(`${folder}-`);
    await bundleInto(made);
    // Two runs may build at the same time: the first one's bundles stay.
    if (!existsSync(folder)) {
      renameSync(made, folder);
    }
  }
  return folder;
}

async function bundleInto(folder: string): Promise<void> {
  const { build } = await import('vite');
  const input = Object.fromEntries(
    Object.entries(PROGRAMS).map(([name, path]) => [name, join(ROOT, path)]),
  );
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [placesOfSources()],
    ssr: { noExternal: [/^@roguewright\//], resolve: { conditions: ['roguewright-source'] } },
    resolve: { conditions: ['roguewright-source'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

/** Sources that look for a file beside themselves find it from the bundle as well. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) {
        return undefined;
      }
      const changed = BESIDE.some(path => id.endsWith(path))
        ? code.replaceAll('preview-worker.ts', 'preview-worker.js')
        : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      return { code: changed, map: null };
    },
  };
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(name => join(folder, name)),
  );
  for (const file of [...files.sort(), ...ALONE]) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 32);
}
