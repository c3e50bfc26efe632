// Import directions: rooms of the engine in their order, doors only, faces apart, no circles.
// The table with its reasons is import-directions.json. Type imports count like any other.

import { findCycles } from './cycles.ts';
import { type Import, listImports } from './import-list.ts';
import { packageOf, roomOf, type Target, targetOf } from './import-target.ts';
import { innerObjection, innerPlaceObjection, orderedFolderOf } from './inner-rooms.ts';
import type { Problem } from './problem.ts';
import {
  engineName,
  engineSources,
  engineTestLibraries,
  frontDoor,
  rooms,
  sharedByBuilds,
} from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { parse, type Syntax, syntaxProblems } from './syntax.ts';

/** Everything in the import graph of these files that the table doesn't allow. */
export function importProblems(files: readonly SourceFile[]): Problem[] {
  if (!files.some(({ path }) => path.startsWith(`${engineSources}/`))) {
    return [{ path: engineSources, message: 'no file was read' }];
  }
  const problems: Problem[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const syntax = parse(file);
    const imports = listImports(syntax);
    problems.push(...syntaxProblems(syntax), ...placeProblems(syntax));
    for (const one of imports) {
      const message = objection(file.path, one);
      if (message !== undefined) {
        problems.push({ path: file.path, line: one.line, message });
      }
    }
    graph.set(
      file.path,
      imports.flatMap(one => pathsBehind(file.path, one)),
    );
  }
  const circles = findCycles(graph).map(([path = '', ...rest]) => ({
    path,
    message: `circle of imports: ${[path, ...rest].join(' → ')}`,
  }));
  return [...problems, ...circles];
}

/** What is wrong with a file whatever it imports. */
function placeProblems({ file, parsed, lineOf }: Syntax): Problem[] {
  if (packageOf(file.path)?.name !== engineName) {
    const folder = orderedFolderOf(file.path);
    const message = folder && innerPlaceObjection(file.path, folder);
    return message === undefined ? [] : [{ path: file.path, message }];
  }
  const room = roomOf(file.path);
  const stray = file.path === frontDoor ? [] : strayProblems(file.path, room);
  const references = parsed.comments
    .filter(comment => /^\/\s*<reference\b/.test(comment.value))
    .map(comment => ({
      path: file.path,
      line: lineOf(comment.start),
      message: 'a reference directive brings in types from outside the engine',
    }));
  return [...stray, ...references];
}

/** What is wrong with where a file of the engine lies. */
function strayProblems(path: string, room: string | undefined): Problem[] {
  const known = room !== undefined && rooms.has(room);
  const message = known ? innerPlaceObjection(path, room) : 'lies in no room of the engine';
  return message === undefined ? [] : [{ path, message }];
}

/** Why an import isn't allowed; nothing when it is. */
function objection(importer: string, { specifier, typeOnly }: Import): string | undefined {
  const home = packageOf(importer);
  if (specifier === undefined) {
    return home?.name === engineName ? 'a computed import can lead anywhere' : undefined;
  }
  const target = targetOf(importer, specifier);
  if (home?.name === engineName) {
    return engineObjection(importer, target, typeOnly);
  }
  switch (target.kind) {
    case 'library':
      return undefined;
    case 'no-door':
      return `${specifier} is no public door of ${target.package.name}`;
    case 'door':
      if (isForTests(target.path) && !isTest(importer) && !isForTests(importer)) {
        return `${specifier} is for tests`;
      }
      return home === undefined || home.reads.includes(target.package.name)
        ? undefined
        : `${home.name} may not read ${target.package.name}`;
    case 'file':
      return packageOf(target.path) === home || isSharedByBuilds(importer, target.path)
        ? folderObjection(importer, target.path)
        : `${target.path} belongs to another part: import it by its package's name`;
  }
}

/** Why a file in a folder with an inner order may not import another of it. */
function folderObjection(importer: string, target: string): string | undefined {
  const folder = orderedFolderOf(importer);
  return folder !== undefined && folder === orderedFolderOf(target)
    ? innerObjection(importer, target, folder)
    : undefined;
}

/** A file that only tests read. */
function isForTests(path: string): boolean {
  return path.startsWith('test/') || path.includes('/testing/');
}

/** A build of a package, and what such builds share. */
function isSharedByBuilds(importer: string, path: string): boolean {
  const isOfBuild = /^packages\/[^/]+\/(build\/|vite\.config\.ts$)/.test(importer);
  return isOfBuild && path.startsWith(`${sharedByBuilds}/`);
}

function engineObjection(importer: string, target: Target, typeOnly: boolean): string | undefined {
  if (target.kind === 'library') {
    return isTest(importer) && engineTestLibraries.has(target.name)
      ? undefined
      : `the engine imports nothing from outside: ${target.name}`;
  }
  if (target.kind !== 'file') {
    return 'inside the engine rooms are imported by their path, ../room/index.ts';
  }
  const from = roomOf(importer);
  const to = roomOf(target.path);
  if (to === undefined) {
    return `${target.path} lies outside the rooms of the engine`;
  }
  if (from === to) {
    return innerObjection(importer, target.path, to);
  }
  if (target.path !== `${engineSources}/${to}/index.ts`) {
    return `${to} is entered by its door, ../${to}/index.ts`;
  }
  const mayReadAll = isTest(importer) || importer === frontDoor;
  return mayReadAll ? undefined : directionObjection(from, to, typeOnly);
}

function directionObjection(
  from: string | undefined,
  to: string,
  typeOnly: boolean,
): string | undefined {
  const room = from === undefined ? undefined : rooms.get(from);
  if (room === undefined || room.reads.has(to)) {
    return undefined;
  }
  if (room.readsTypesOfAll) {
    return typeOnly ? undefined : `${from} may read only types of ${to}: use "import type"`;
  }
  return `${from} may not read ${to}`;
}

function pathsBehind(importer: string, { specifier }: Import): string[] {
  if (specifier === undefined) {
    return [];
  }
  const target = targetOf(importer, specifier);
  return target.kind === 'file' || target.kind === 'door' ? [target.path] : [];
}
