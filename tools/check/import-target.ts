// Where an import leads: to a file of the workspace, to a package's door, or out of the project.

import { posix } from 'node:path';
import { engineName, engineSources, frontDoor, type Package, packages, rooms } from './rooms.ts';

/** What a specifier means, seen from the file that names it. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  /** A package by its name; `path` is the file behind the door. */
  | { readonly kind: 'door'; readonly package: Package; readonly path: string }
  /** A package of the workspace, but nothing that it offers. */
  | { readonly kind: 'no-door'; readonly package: Package }
  /** Anything that isn't of this workspace. */
  | { readonly kind: 'library'; readonly name: string };

/** Resolves a specifier by the house's conventions, without looking at the disk. */
export function targetOf(importer: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const withoutQuery = specifier.replace(/\?.*$/, '');
    return { kind: 'file', path: posix.join(posix.dirname(importer), withoutQuery) };
  }
  const found = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (found === undefined) {
    return { kind: 'library', name: specifier };
  }
  const door = specifier.slice(found.name.length + 1);
  if (found.name === engineName) {
    if (door === '') {
      return { kind: 'door', package: found, path: frontDoor };
    }
    if (rooms.has(door)) {
      return { kind: 'door', package: found, path: `${engineSources}/${door}/index.ts` };
    }
  }
  const behind = found.doors.get(door);
  return behind === undefined
    ? { kind: 'no-door', package: found }
    : { kind: 'door', package: found, path: `${found.folder}/${behind}` };
}

/** The package that holds a file. */
export function packageOf(path: string): Package | undefined {
  return packages.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** The room of the engine that holds a file; nothing outside the rooms. */
export function roomOf(path: string): string | undefined {
  if (!path.startsWith(`${engineSources}/`)) {
    return undefined;
  }
  const [room, ...rest] = path.slice(engineSources.length + 1).split('/');
  return rest.length > 0 ? room : undefined;
}
