// The order of test files: shelf after shelf, and in each the longest first, so that at the end no
// worker waits for another. Vitest knows how long files took only where they have run before.

import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_FILES } from './long-files.ts';

/** The first shelf waits for browsers and other programs, the last has the shortest files. */
const SHELVES = ['system', 'content', 'unit', 'long'];

/** Sorts test files for a run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inOrder(files, ({ project, moduleId }) => [project.name, moduleId]);
  }
}

/** The same of whatever has a shelf and a path. */
export function inOrder<File>(
  files: readonly File[],
  of: (file: File) => readonly [shelf: string, path: string],
): File[] {
  const keyed = files.map(file => {
    const [shelf, path] = of(file);
    const place = (LONG_FILES[shelf] ?? []).findIndex(name => path.endsWith(`/${name}.test.ts`));
    return { file, shelf: SHELVES.indexOf(shelf), path, place: place < 0 ? Infinity : place };
  });
  keyed.sort(
    (one, other) =>
      one.shelf - other.shelf ||
      (one.place === other.place ? 0 : one.place - other.place) ||
      (one.path < other.path ? -1 : 1),
  );
  return keyed.map(({ file }) => file);
}
