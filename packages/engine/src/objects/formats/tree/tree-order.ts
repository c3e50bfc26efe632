// The files of an archetype tree in loading order, by the rules of the original's collector: which files are
// content, in which format, and which are passed over. Crossfire common/assets (AssetCollector).

/** The syntax of a content file. */
export type TreeFormat = 'archetypes' | 'treasure' | 'faces' | 'artifacts' | 'races';

/** A file that is read, with its format. */
interface OrderedFile<File> {
  readonly file: File;
  readonly format: TreeFormat;
}

/** A file that isn't read, with the reason. */
export interface PassedOver {
  readonly path: string;
  /** One of a few phrases, so that equal ones can be counted. */
  readonly reason: string;
}

/** The files of a tree. */
export interface TreeOrder<File> {
  /** In loading order. */
  readonly files: readonly OrderedFile<File>[];
  /** In the order in which the loader meets them. */
  readonly passedOver: readonly PassedOver[];
}

const BY_SUFFIX: ReadonlyMap<string, TreeFormat> = new Map([
  ['arc', 'archetypes'],
  ['trs', 'treasure'],
  ['face', 'faces'],
]);

/** Whole file names: collected files, and those of which a tree has one. */
const BY_NAME: ReadonlyMap<string, TreeFormat> = new Map([
  ['archetypes', 'archetypes'],
  ['treasures', 'treasure'],
  ['faces', 'faces'],
  ['animations', 'faces'],
  ['artifacts', 'artifacts'],
  ['races', 'races'],
]);

/** Content of kinds that the game has no use for. */
const UNUSED: ReadonlyMap<string, string> = new Map([
  ['formulae', 'alchemy formulae aren’t used'],
  ['materials', 'materials aren’t used'],
  ['messages', 'messages aren’t used'],
  ['attackmess', 'attack messages aren’t used'],
]);

const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['dev', 'trashbin']);

/** The format of a file by its path; undefined if the loader doesn't read it. */
export function treeFormatOf(path: string): TreeFormat | undefined {
  const name = lastSegment(path);
  const dot = name.lastIndexOf('.');
  return BY_NAME.get(name) ?? (dot < 0 ? undefined : BY_SUFFIX.get(name.slice(dot + 1)));
}

/**
 * Sorts the files of a tree into loading order: in each folder the files by name, then the subfolders by name.
 * Leaves out what the loader doesn't read: names that begin with a dot, the folders `dev` and `trashbin`, and
 * files without a format.
 * @param files their paths are relative to the tree's root, with slashes
 */
export function orderTree<File extends { readonly path: string }>(
  files: readonly File[],
): TreeOrder<File> {
  const ordered: OrderedFile<File>[] = [];
  const passedOver: PassedOver[] = [];
  for (const file of [...files].sort((a, b) => compareTreePaths(a.path, b.path))) {
    const format = treeFormatOf(file.path);
    const reason = skippedBecause(file.path) ?? (format === undefined ? unread(file.path) : '');
    if (reason === '') {
      ordered.push({ file, format: format! });
    } else {
      passedOver.push({ path: file.path, reason });
    }
  }
  return { files: ordered, passedOver };
}

/** Whether the loader enters a folder. @param name of the folder itself */
export function entersFolder(name: string): boolean {
  return !name.startsWith('.') && !SKIPPED_FOLDERS.has(name);
}

/** Compares two paths by loading order: in one folder, files before subfolders. */
function compareTreePaths(one: string, other: string): number {
  const [first, second] = [one.split('/'), other.split('/')];
  const shared = Math.min(first.length, second.length);
  for (let at = 0; at < shared; at++) {
    const [a, b] = [first[at]!, second[at]!];
    const isFile = at === first.length - 1;
    if (isFile !== (at === second.length - 1)) {
      return isFile ? -1 : 1;
    }
    if (a !== b) {
      return a < b ? -1 : 1;
    }
  }
  return 0;
}

function skippedBecause(path: string): string | undefined {
  const segments = path.split('/');
  const folders = segments.slice(0, -1);
  if (segments.some(segment => segment.startsWith('.'))) {
    return 'its name or folder begins with a dot';
  }
  const skipped = folders.find(folder => SKIPPED_FOLDERS.has(folder));
  return skipped === undefined ? undefined : `folders named ${skipped} are skipped`;
}

function unread(path: string): string {
  const name = lastSegment(path);
  return UNUSED.get(name) ?? (name.endsWith('.png') ? 'images aren’t used' : 'no content file');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
