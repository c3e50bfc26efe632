// The module `virtual:game-icons`: of the 4,000 icons only those that the content and the page name,
// each as the path of its one outline on a square of 512. `virtual:title-icons` has those of the title page.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PAGE_ICONS } from '../src/map/icons/page-icons.ts';
import { TITLE_ICONS } from '../src/map/icons/title-icons.ts';

/** The modules, each with the names that are in it. */
const MODULES: Readonly<Record<string, () => readonly string[]>> = {
  'virtual:game-icons': () => [...PAGE_ICONS, ...iconsInContent(contentFolder)],
  'virtual:title-icons': () => TITLE_ICONS,
};

/** Stands before the name of a module that is no file. */
const NO_FILE = '\0';

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** The little that is read of Iconify's file. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** A Vite plugin that gives the outlines as a record from icon name to path. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: source => (source in MODULES ? NO_FILE + source : undefined),
    load: id => {
      const names = id.startsWith(NO_FILE) ? MODULES[id.slice(NO_FILE.length)] : undefined;
      return names && iconModule(names());
    },
  };
}

function iconModule(wanted: readonly string[]): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
  const names = [...new Set(wanted)].sort();
  const outlines = names.map(name => [name, outline(name, icons[name]?.body)] as const);
  return `export default ${JSON.stringify(Object.fromEntries(outlines))};`;
}

/** The names after the key `icon` in all archetype files. */
function iconsInContent(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.arc') && !name.includes('node_modules'))
    .flatMap(name => [...readFileSync(join(folder, name), 'utf8').matchAll(/^icon (\S+)$/gm)])
    .map(found => found[1]!);
}

function outline(name: string, body: string | undefined): string {
  const paths = [...(body ?? '').matchAll(/ d="([^"]+)"/g)];
  if (paths.length !== 1) {
    throw new Error(`icon ${name}: expected one outline in game-icons, got ${paths.length}`);
  }
  return paths[0]![1]!;
}
