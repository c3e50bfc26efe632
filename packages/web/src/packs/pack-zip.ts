// Reads a zip of archetypes as a pack. A zip may come from anywhere: what it claims about itself is checked before
// anything is unpacked, and nothing grows beyond the limits of a tree.

import {
  fileTooLarge,
  invalidUtf8,
  packNameOf,
  treeFormatOf,
  treeTooLarge,
} from '@roguewright/engine/objects';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import type { ChosenTree } from './pack-folder.ts';
import { checkZipSize } from './zip-size.ts';

/** Entries of a zip, folders and other files included. */
const MOST_ENTRIES = 200_000;

/** Bytes that are unpacked at once: they can't become more than a thousand times as many. */
const CHUNK = 2 ** 15;

/** The first bytes of a zip with files in it. */
const SIGNATURE = [0x50, 0x4b, 3, 4];

/**
 * The content files of a zip; a single folder around all of them is left out. It may take a second, so a worker
 * does it.
 * @param name of the zip's file
 * @throws Error in words for the page when it is no zip, is too large, or has paths that lead out of it
 */
export function readZip(name: string, bytes: Uint8Array): ChosenTree {
  checkZipSize(name, bytes.length);
  const unpacked = unpack(name, bytes);
  const paths = [...unpacked.keys()].sort();
  if (paths.length === 0) {
    throw new Error(`${name}: expected .arc or .trs files, got none`);
  }
  const around = folderAround(paths);
  const files = paths.map(path => ({
    path: path.slice(around.length),
    text: textOf(path, unpacked.get(path)!),
  }));
  return { name: packNameOf(around.slice(0, -1) || name), files };
}

/** The content files of a zip by path, in pieces. */
function unpack(name: string, bytes: Uint8Array): ReadonlyMap<string, readonly Uint8Array[]> {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) {
    throw new Error(`${name}: expected a zip, got another kind of file`);
  }
  const taking = new Taking();
  const unzip = new Unzip(file => taking.meet(file));
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
      if (taking.objection !== '') {
        throw new Error(taking.objection);
      }
    }
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
  if (taking.open > 0) {
    throw new Error(`${name}: expected a whole zip, got one that ends too early`);
  }
  return taking.files;
}

/** Takes the content files of a zip as they come, and stops at the first that breaks a limit. */
class Taking {
  readonly files = new Map<string, Uint8Array[]>();
  /** Why the zip is refused; empty: it isn't yet. */
  objection = '';
  /** Files that have begun and not ended. */
  open = 0;
  #entries = 0;
  #bytes = 0;

  /** @throws Error for what can't be part of a pack */
  meet(file: UnzipFile): void {
    const path = file.name;
    if (++this.#entries > MOST_ENTRIES) {
      throw new Error(`expected at most ${MOST_ENTRIES} files, got more`);
    }
    checkPath(path);
    const isHidden = path.split('/').some(segment => segment.startsWith('.'));
    if (path.endsWith('/') || isHidden || treeFormatOf(path) === undefined) {
      return;
    }
    if (this.files.has(path)) {
      throw new Error(`expected each path once, got ${path} twice`);
    }
    const pieces: Uint8Array[] = [];
    this.files.set(path, pieces);
    this.open++;
    let size = 0;
    // The library catches what is thrown here, so an objection is noted.
    file.ondata = (error, piece, isLast) => {
      if (this.objection !== '') {
        return;
      }
      if (error !== null) {
        this.objection = `expected ${path} to be packed properly, got “${error.message}”`;
        return;
      }
      size += piece.length;
      this.#bytes += piece.length;
      const problem = fileTooLarge(path, size) ?? treeTooLarge(path, this.#bytes);
      if (problem !== undefined) {
        this.objection = `expected ${problem.expected}, got more in ${path}`;
        return;
      }
      // The library may use the memory of a piece again.
      pieces.push(piece.slice());
      this.open -= isLast ? 1 : 0;
    };
    file.start();
  }
}

function textOf(path: string, pieces: readonly Uint8Array[]): string {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  const problem = invalidUtf8(bytes, path);
  if (problem !== undefined) {
    throw new Error(`${path}:${problem.line}: expected ${problem.expected}, got ${problem.got}`);
  }
  return new TextDecoder().decode(bytes);
}

/** @throws Error for a path that is absolute or leads out of the zip */
function checkPath(path: string): void {
  const isOutside =
    /^[/\\]|^[A-Za-z]:|\0/.test(path) || path.split(/[/\\]/).some(segment => segment === '..');
  if (isOutside) {
    const shown = JSON.stringify(path.slice(0, 100));
    throw new Error(`expected paths within the zip, got ${shown}`);
  }
}

/** The folder in which all of the paths lie, with its slash; empty when there is none. */
function folderAround([first = '', ...others]: readonly string[]): string {
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && others.every(path => path.startsWith(folder)) ? folder : '';
}
