// Which files the checks read, and their text. Paths are relative to the clone and use slashes.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A source file as the checks see it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The root of the clone. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url));

/** The folders with code of the project. */
const codeFolders: readonly string[] = ['packages', 'bench', 'test', 'tools'];

const notOurs = new Set(['.git', 'node_modules', 'dist', '.cache', 'coverage']);

/** All source files under the folders; a folder that doesn't exist holds none. */
export function readSources(folders: readonly string[] = codeFolders): SourceFile[] {
  return folders.flatMap(listSources).map(path => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

/** A test, by the name of its file. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** All documents of the project. */
export function readDocuments(paths: readonly string[]): SourceFile[] {
  return paths
    .filter(path => path.endsWith('.md'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function listSources(folder: string): string[] {
  return listFiles(folder).filter(path => /\.(ts|tsx|js|mjs)$/.test(path));
}

/** Every file below a folder of the clone that is the project's own, in the order of their paths. */
export function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = posix.join(folder, entry.name);
      if (!entry.isDirectory()) {
        return [path];
      }
      return notOurs.has(entry.name) ? [] : listFiles(path);
    })
    .sort();
}
