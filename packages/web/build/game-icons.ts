// The module `virtual:game-icons`: of the 4,000 icons only those that the content and the page name,
// each as the path of its one outline on a square of 512.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PAGE_ICONS } from '../src/map/page-icons.ts';

const moduleName = 'virtual:game-icons';
const resolvedName = `\0${moduleName}`;

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** The little that is read of Iconify's file. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** A Vite plugin that gives the outlines as a record from icon name to path. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: source => (source === moduleName ? resolvedName : undefined),
    load: id => (id === resolvedName ? iconModule() : undefined),
  };
}

function iconModule(): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
  const names = [...new Set([...PAGE_ICONS, ...iconsInContent(contentFolder)])].sort();
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
