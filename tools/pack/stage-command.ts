// The command as it is published: its bundle with content, vectors and the built page beside it.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { packageFolder, stageTexts } from './stage.ts';

/** Its dependencies are in the bundle, and a command is never imported. */
const PUBLISHING = {
  name: '@roguewright/cli',
  node: 24,
  without: ['dependencies', 'exports'],
};

/** Lays out the command in an empty folder. The page must have been built. */
export async function stageCommand(folder: string): Promise<void> {
  const source = packageFolder('cli');
  const page = join(packageFolder('web'), 'dist');
  if (!existsSync(join(page, 'index.html'))) {
    throw new Error(`${page}: expected the built page, which "npm run pack" builds first`);
  }
  stageTexts(folder, 'cli', PUBLISHING);
  cpSync(join(source, 'bin'), join(folder, 'bin'), {
    recursive: true,
    filter: path => !path.endsWith('.test.ts'),
  });
  await build({
    root: source,
    configFile: join(source, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: join(folder, 'dist'), emptyOutDir: true },
  });
  cpSync(page, join(folder, 'dist/page'), { recursive: true });
}
