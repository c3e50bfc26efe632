// Every file of a tree is written back byte for byte as a document, and typed as it was read.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  readArc,
  readFaces,
  readTreasure,
  type TreeFile,
  treeFormatOf,
  writeArc,
  writeArchetypes,
  writeFaceDocument,
  writeFaces,
  writeTreasure,
  writeTreasureLists,
} from '@roguewright/engine/objects';
import { describe, expect, it } from 'vitest';
import { readFolder } from './read-folder.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

function checkFile({ path, text }: TreeFile): void {
  const blanks = { keepBlankLines: true };
  const newer = { newerKeys: true };
  switch (treeFormatOf(path)) {
    case 'archetypes': {
      const { archetypes, document } = readArc(text, path, blanks);
      expect(writeArc(document)).toBe(text);
      expect(readArc(writeArchetypes(archetypes), path, blanks).archetypes).toEqual(archetypes);
      break;
    }
    case 'treasure': {
      const { lists, document } = readTreasure(text, path, newer);
      expect(writeTreasure(document)).toBe(text);
      expect(readTreasure(writeTreasureLists(lists), path, newer).lists).toEqual(lists);
      break;
    }
    case 'faces': {
      const { faces, smooths, animations, document } = readFaces(text, path);
      expect(writeFaceDocument(document)).toBe(text);
      const again = readFaces(writeFaces({ faces, smooths, animations }), path);
      expect({ ...again }).toMatchObject({ faces, smooths, animations });
      break;
    }
  }
}

describe('a tree', () => {
  const trees = ['packages/content', 'test/packs/deepwood', '../shared/crossfire/arch'];

  it.each(trees.filter(path => existsSync(root(path))))(
    'at %s is written as it was read, loose and collected',
    path => {
      const { files } = readFolder(root(path));
      files.forEach(checkFile);
      for (const [name, format] of [
        ['archetypes', 'archetypes'],
        ['treasures', 'treasure'],
      ]) {
        const of = files.filter(file => treeFormatOf(file.path) === format);
        checkFile({ path: name!, text: of.map(({ text }) => text).join('') });
      }
      expect(files.length).toBeGreaterThan(0);
    },
  );
});
