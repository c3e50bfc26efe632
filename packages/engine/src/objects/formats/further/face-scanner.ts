// A single pass over the lines of a .face text. Crossfire common/assets (FacesLoader), common/anim.c.

import { WordLines } from './word-lines.ts';

/** The kind of a line. */
export type FaceKind =
  | 'blank'
  | 'comment'
  /** `face NAME`: starts a face. */
  | 'face'
  /** `animation NAME`, or `anim NAME` in collected files: starts an animation. */
  | 'animation'
  /** `smoothface A B` outside a face. */
  | 'smoothface'
  /** A line of a face. */
  | 'field'
  /** `facings N` in an animation. */
  | 'facings'
  /** The name of a face in an animation. */
  | 'frame'
  /** `end` of a face, or `mina` of an animation. */
  | 'end'
  /** A line outside any block that starts none. */
  | 'unknown';

const STARTS: ReadonlyMap<string, 'face' | 'animation'> = new Map([
  ['face', 'face'],
  ['animation', 'animation'],
  ['anim', 'animation'],
]);

/** Iterates over the lines of a text. */
export class FaceScanner {
  readonly lines: WordLines;
  kind: FaceKind = 'blank';
  /** The block that is open after this line. */
  block: '' | 'face' | 'animation' = '';

  constructor(text: string) {
    this.lines = new WordLines(text);
  }

  get depth(): number {
    return this.block === '' ? 0 : 1;
  }

  /** Moves to the next line; false at the end. */
  advance(): boolean {
    if (!this.lines.advance()) {
      return false;
    }
    this.kind = this.#kind();
    return true;
  }

  #kind(): FaceKind {
    const { word, rest, isComment } = this.lines;
    if (isComment) {
      return 'comment';
    }
    if (word === '') {
      return 'blank';
    }
    const starts = STARTS.get(word);
    if (starts !== undefined && (rest !== '' || this.block === '')) {
      this.block = starts;
      return starts;
    }
    if (this.block === 'face') {
      return this.#inFace(word === 'end' && rest === '');
    }
    return this.block === 'animation' ? this.#inAnimation(word, rest) : outside(word);
  }

  #inFace(ends: boolean): FaceKind {
    if (ends) {
      this.block = '';
    }
    return ends ? 'end' : 'field';
  }

  #inAnimation(word: string, rest: string): FaceKind {
    if (word === 'mina' && rest === '') {
      this.block = '';
      return 'end';
    }
    return word === 'facings' && rest !== '' ? 'facings' : 'frame';
  }
}

function outside(word: string): FaceKind {
  return word === 'smoothface' ? 'smoothface' : 'unknown';
}
