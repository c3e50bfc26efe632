// The content of a question: what ships, with the files that its options name. The lab asks one question dozens of
// times, so content is kept as long as the same files are asked for.

import { readContent, readContentFolder } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import type { Content, ContentFile } from '@roguewright/engine/objects';

interface Loaded {
  readonly files: readonly ContentFile[];
  readonly content: Content;
}

let last: Loaded | undefined;

/**
 * What ships, with further files: packs, or files that override what ships. Equal files in a row are loaded once.
 * @throws ContentError that lists every problem of the files
 */
export function contentWith(files: readonly ContentFile[]): Content {
  if (last === undefined || !areEqual(last.files, files)) {
    last = { files: [...files], content: loadContent([...readContent(), ...files]) };
  }
  return last.content;
}

/** What ships, with the files of a folder, which override it. @param folder absent: none */
export function contentOver(folder: string | undefined): Content {
  const files = folder === undefined ? [] : readContentFolder(folder, folder);
  return contentWith(files.map(file => ({ ...file, overrides: true })));
}

function areEqual(some: readonly ContentFile[], others: readonly ContentFile[]): boolean {
  return (
    some.length === others.length && some.every((file, index) => isEqual(file, others[index]!))
  );
}

function isEqual(one: ContentFile, other: ContentFile): boolean {
  return (
    one.path === other.path &&
    one.text === other.text &&
    one.pack === other.pack &&
    one.overrides === other.overrides &&
    one.inTree === other.inTree
  );
}
