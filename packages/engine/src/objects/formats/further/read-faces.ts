// Reads .face text, and the collected files `faces` and `animations`: faces, links and animations with all
// problems, and the document. Crossfire common/assets (FacesLoader), common/anim.c.

import { NumberScan, wrapInteger } from '../number-scan.ts';
import { OddLines } from '../odd-lines.ts';
import { type FormatProblem, ProblemList, quote } from '../problems.ts';
import { type TextDocument, writeDocument } from '../text-document.ts';
import type { AnimationReading, FaceReading, FurtherLine, SmoothReading } from './face-reading.ts';
import { type FaceKind, FaceScanner } from './face-scanner.ts';
import { documentOf, isOneWord } from './word-lines.ts';

/** A `.face` file, line by line. */
export type FaceDocument = TextDocument<FaceKind>;

/** Result of `readFaces`. Everything is in file order; of equal names the last one counts. */
export interface FacesReading {
  readonly faces: readonly FaceReading[];
  /** The first line of each face, from 1. */
  readonly faceLines: readonly number[];
  readonly smooths: readonly SmoothReading[];
  readonly animations: readonly AnimationReading[];
  /** The first line of each animation, from 1. */
  readonly animationLines: readonly number[];
  /** At most 500 errors and 500 warnings. */
  readonly problems: readonly FormatProblem[];
  /** The text as a document for writing; built on first use. */
  readonly document: FaceDocument;
}

/** The numbers of facings that an animation may have. */
const FACINGS: readonly number[] = [1, 2, 4, 8];

/**
 * Reads any text as a `.face` file. Never throws; errors are in `problems`.
 * @param file the name shown in problems
 */
export function readFaces(text: string, file: string): FacesReading {
  const reader = new FacesReader(text, file);
  reader.read();
  let document: FaceDocument | undefined;
  return {
    faces: reader.faces,
    faceLines: reader.faceLines,
    smooths: reader.smooths,
    animations: reader.animations,
    animationLines: reader.animationLines,
    problems: reader.problems.all,
    get document(): FaceDocument {
      document ??= documentOf(new FaceScanner(text), file);
      return document;
    },
  };
}

/** The document's text: the text that was read. */
export function writeFaceDocument(document: FaceDocument): string {
  return writeDocument(document);
}

interface FaceDraft {
  readonly name: string;
  visibility?: number;
  magicmap?: string;
  isFloor?: boolean;
  smoothface?: string;
  further?: FurtherLine[];
}

interface AnimationDraft {
  readonly name: string;
  facings: number;
  readonly frames: string[];
}

class FacesReader {
  readonly faces: FaceDraft[] = [];
  readonly faceLines: number[] = [];
  readonly smooths: SmoothReading[] = [];
  readonly animations: AnimationDraft[] = [];
  readonly animationLines: number[] = [];
  readonly problems: ProblemList;
  readonly #scanner: FaceScanner;
  readonly #oddLines: OddLines;
  readonly #scan = new NumberScan();
  #face: FaceDraft | undefined;
  #animation: AnimationDraft | undefined;
  #opened: 'face' | 'animation' = 'face';
  /** The line on which the open block starts; 0: none is open. */
  #openLine = 0;

  constructor(text: string, file: string) {
    this.problems = new ProblemList(file);
    this.#scanner = new FaceScanner(text);
    this.#oddLines = new OddLines(text, this.problems);
  }

  read(): void {
    const scanner = this.#scanner;
    const { lines } = scanner;
    while (scanner.advance()) {
      this.#oddLines.pass(lines.line, lines.start, lines.next);
      this.#line(scanner.kind);
    }
    this.#missingEnd('the end of the file');
  }

  #line(kind: FaceKind): void {
    const { line, word, rest, whole } = this.#scanner.lines;
    switch (kind) {
      case 'face':
      case 'animation':
        this.#openBlock(kind);
        break;
      case 'smoothface':
        this.#link(rest);
        break;
      case 'field':
        this.#field();
        break;
      case 'facings':
        this.#facings(rest);
        break;
      case 'frame':
        this.#animation?.frames.push(whole);
        break;
      case 'end':
        this.#close();
        break;
      case 'unknown':
        this.problems.warn(
          line,
          word,
          'face, animation or smoothface',
          `${quote(whole)}, which is ignored`,
        );
        break;
      default:
        // Blank lines and comments have no effect.
        break;
    }
  }

  #openBlock(kind: 'face' | 'animation'): void {
    const { line, rest: name, whole } = this.#scanner.lines;
    this.#missingEnd(quote(whole));
    this.#openLine = line;
    this.#opened = kind;
    if (!isOneWord(name)) {
      this.problems.error(line, kind, 'a name without blanks', quote(name));
      return;
    }
    if (kind === 'face') {
      this.#face = { name };
      this.faces.push(this.#face);
      this.faceLines.push(line);
    } else {
      this.#animation = { name, facings: 1, frames: [] };
      this.animations.push(this.#animation);
      this.animationLines.push(line);
    }
  }

  #missingEnd(got: string): void {
    if (this.#openLine > 0) {
      const end = this.#opened === 'face' ? 'end' : 'mina';
      const expected = `\`${end}\` of the ${this.#opened} on line ${this.#openLine}`;
      this.problems.error(this.#scanner.lines.line, end, expected, got);
      this.#close();
    }
  }

  #close(): void {
    const animation = this.#animation;
    if (animation !== undefined) {
      const { facings, frames } = animation;
      const { line } = this.#scanner.lines;
      if (frames.length === 0 || frames.length % facings !== 0) {
        const expected = `frames in a multiple of ${facings}, at least ${facings}`;
        this.problems.warn(line, 'animation', expected, `${frames.length} frames`);
      }
    }
    this.#face = undefined;
    this.#animation = undefined;
    this.#openLine = 0;
  }

  #link(rest: string): void {
    const [face = '', smoothface, ...more] = rest.split(/[\t-\r ]+/);
    if (face === '' || smoothface === undefined || more.length > 0) {
      const { line } = this.#scanner.lines;
      this.problems.error(line, 'smoothface', 'the names of two faces', quote(rest));
      return;
    }
    this.smooths.push({ face, smoothface });
  }

  #field(): void {
    const face = this.#face;
    const { line, word, rest } = this.#scanner.lines;
    if (face === undefined) {
      // The block has no name, which is reported.
      return;
    }
    if (word === 'visibility') {
      face.visibility = this.#number(word);
    } else if (word === 'is_floor') {
      face.isFloor = this.#number(word) !== 0;
    } else if ((word === 'magicmap' || word === 'smoothface') && isOneWord(rest)) {
      face[word] = rest;
    } else if (word === 'magicmap' || word === 'smoothface') {
      this.problems.error(line, word, 'one word', quote(rest));
    } else {
      face.further ??= [];
      face.further.push({ key: word, value: rest });
    }
  }

  /** An integer from 0 to 255. */
  #number(field: string): number {
    const { text, from, to, line, rest } = this.#scanner.lines;
    this.#scan.integer(text, from, to);
    const stored = wrapInteger(this.#scan.value, 8, false);
    if (this.#scan.digits === 0) {
      this.problems.error(line, field, 'an integer from 0 to 255', quote(rest));
    } else if (stored !== this.#scan.value || this.#scan.stop < to) {
      const got = `${quote(rest)}, of which ${stored} is read`;
      this.problems.warn(line, field, 'an integer from 0 to 255', got);
    }
    return stored;
  }

  #facings(rest: string): void {
    const facings = Number(rest);
    if (!FACINGS.includes(facings)) {
      const { line } = this.#scanner.lines;
      this.problems.error(line, 'facings', `one of ${FACINGS.join(', ')}`, quote(rest));
    } else if (this.#animation !== undefined) {
      this.#animation.facings = facings;
    }
  }
}
