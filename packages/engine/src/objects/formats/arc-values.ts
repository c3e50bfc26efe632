// Stores the values of known keys, and warns where the stored value differs from the written one. Crossfire
// common/loader.l.

import { nearest } from '../../errors/index.ts';
import {
  type ArcKey,
  allMovement,
  blankFace,
  fieldKeys,
  mapLayers,
  movementBits,
} from './arc-keys.ts';
import type { ArcScanner } from './arc-scanner.ts';
import { NumberScan, singlePrecision, wrapInteger } from './number-scan.ts';
import { type ObjectDraft, setField, setFlag } from './object-draft.ts';
import { type ProblemList, quote } from './problems.ts';

const greatestSingle = 3.4028235e38;

/** Stores values into objects; one instance per reading. */
export class ValueReader {
  readonly #scanner: ArcScanner;
  readonly #problems: ProblemList;
  readonly #scan = new NumberScan();

  constructor(scanner: ArcScanner, problems: ProblemList) {
    this.#scanner = scanner;
    this.#problems = problems;
  }

  /** Stores the value of the scanner's line into an object. @param key the line's key */
  store(object: ObjectDraft, key: ArcKey): void {
    switch (key.form) {
      case 'integer':
        setField(object, key, this.#integer(key), 0);
        if (key.name === 'weight' && object.fields.get(key) === undefined) {
          setFlag(object, 'no_pick', true);
        }
        break;
      case 'flag':
        this.#flag(object, key.name);
        break;
      case 'text':
        setField(object, key, this.#text(), '');
        break;
      case 'name':
        this.#name(object, key);
        break;
      case 'face':
        setField(object, key, this.#text() || blankFace, blankFace);
        break;
      case 'animation':
        this.#animation(object, key);
        break;
      case 'treasure-list':
        this.#treasureList(object, key);
        break;
      case 'single':
        setField(object, key, this.#fraction(key.name, true), 0);
        break;
      case 'double':
        setField(object, key, this.#fraction(key.name, false), 1);
        break;
      case 'movement':
        setField(object, key, this.#movement(key), 0);
        break;
      case 'slow-move':
        this.#slowMove(object);
        break;
      case 'no-pass':
        setField(object, fieldKeys.moveBlock, this.#integer(key) === 0 ? 0 : allMovement, 0);
        break;
      case 'map-layer':
        this.#mapLayer(object, key);
        break;
      default:
        // Ignored keys store nothing; structural words never get here.
        break;
    }
  }

  #text(): string {
    const { text, from, to } = this.#scanner;
    return text.slice(from, to);
  }

  #integer(key: ArcKey): number {
    const { text, from, to, line } = this.#scanner;
    const scan = this.#scan;
    scan.integer(text, from, to);
    const stored = wrapInteger(scan.value, key.bits, key.signed);
    if (scan.digits === 0) {
      this.#problems.error(line, key.name, width(key), quote(this.#text()));
    } else if (stored !== scan.value && BigInt(stored) !== scan.value) {
      const got = `${quote(this.#text())}, which becomes ${stored}`;
      // A range that wraps would end at an unexpected value.
      const severity = key.name === 'range' ? 'error' : 'warn';
      this.#problems[severity](line, key.name, width(key), got);
    } else if (scan.stop < to) {
      this.#remainder(key.name, width(key), stored);
    }
    return stored;
  }

  #remainder(field: string, expected: string, value: number): void {
    const got = `${quote(this.#text())}, of which ${value} is read`;
    this.#problems.warn(this.#scanner.line, field, expected, got);
  }

  #flag(object: ObjectDraft, name: string): void {
    const { text, from, to, line } = this.#scanner;
    const first = text.charCodeAt(from);
    if (to - from === 1 && (first === 48 || first === 49)) {
      setFlag(object, name, first === 49);
    } else {
      this.#scan.integer(text, from, to);
      const on = wrapInteger(this.#scan.value, 32, true) !== 0;
      setFlag(object, name, on);
      const got = `${quote(this.#text())}, which ${on ? 'sets' : 'clears'} it`;
      if (this.#scan.digits === 0) {
        this.#problems.error(line, name, '1 or 0', got);
      } else {
        this.#problems.warn(line, name, '1 or 0', got);
      }
    }
    this.#furtherFlags(object, name);
  }

  /** Flags that set or clear other flags. */
  #furtherFlags(object: ObjectDraft, name: string): void {
    if (name === 'wiz' && object.flags.includes('wiz')) {
      setFlag(object, 'was_wiz', true);
    } else if (name === 'identified' && object.flags.includes('identified')) {
      // Crossfire common/loader.l (identified): identified items need no hint of magic.
      setFlag(object, 'known_magical', false);
    }
  }

  /** Names that can't be emptied: an empty value is ignored. */
  #name(object: ObjectDraft, key: ArcKey): void {
    const name = this.#text();
    if (name === '') {
      this.#problems.warn(this.#scanner.line, key.name, 'a name', 'nothing, which changes nothing');
    } else {
      setField(object, key, name, '');
    }
  }

  #animation(object: ObjectDraft, key: ArcKey): void {
    const name = this.#text();
    setField(object, key, name === 'NONE' ? '' : name, '');
    setFlag(object, 'is_animated', name !== 'NONE');
  }

  #treasureList(object: ObjectDraft, key: ArcKey): void {
    const name = this.#text();
    setField(object, key, name === 'none' ? '' : name, '');
  }

  #fraction(field: string, single: boolean): number {
    const { text, from, to, line } = this.#scanner;
    const scan = this.#scan;
    scan.fraction(text, from, to);
    const exact = Number(scan.value);
    const greatest = single ? greatestSingle : Number.MAX_VALUE;
    const value = Math.min(greatest, Math.max(-greatest, exact));
    if (scan.digits === 0) {
      this.#problems.error(line, field, 'a number', quote(this.#text()));
    } else if (value !== exact) {
      const got = `${quote(this.#text())}, which becomes ${value}`;
      this.#problems.error(line, field, 'a number that the field can hold', got);
    } else if (scan.stop < to) {
      this.#remainder(field, 'a number', value);
    }
    // Up to six digits are already the shortest form of a single-precision number.
    const short = scan.digits <= 6 && Math.abs(value) > 1e-30;
    return single && !short ? singlePrecision(value) : value;
  }

  /** Movement bits: a number, or words that add bits or, after a minus, remove them. */
  #movement(key: ArcKey): number {
    const { text, from, to, line } = this.#scanner;
    const first = text.charCodeAt(from);
    if (from < to && first >= 48 && first <= 57) {
      return this.#integer(key);
    }
    let bits = 0;
    let unknown = '';
    for (const word of this.#text().split(' ')) {
      const taken = word.startsWith('-');
      const name = (taken ? word.slice(1) : word).toLowerCase();
      if (name === 'all' && !taken) {
        bits = allMovement;
      } else if (movementBits.has(name)) {
        bits = taken ? bits & ~movementBits.get(name)! : bits | movementBits.get(name)!;
      } else {
        unknown ||= word;
      }
    }
    if (unknown !== '') {
      const got = `${quote(unknown)}, which is ignored`;
      this.#problems.warn(line, key.name, movementWords(unknown), got);
    }
    return bits;
  }

  #slowMove(object: ObjectDraft): void {
    const walk = movementBits.get('walk')!;
    const slow = fieldKeys.moveSlow;
    setField(object, slow, Number(object.fields.get(slow) ?? 0) | walk, 0);
    setField(object, fieldKeys.moveSlowPenalty, this.#fraction('slow_move', true), 0);
  }

  #mapLayer(object: ObjectDraft, key: ArcKey): void {
    const { text, from, to, line } = this.#scanner;
    const named = mapLayers.get(this.#text().toLowerCase());
    if (named !== undefined) {
      setField(object, key, named, 0);
      return;
    }
    const first = text.charCodeAt(from);
    if (from < to && (first === 43 || first === 45 || (first >= 48 && first <= 57))) {
      setField(object, key, this.#integer(key), 0);
    } else {
      const expected = `a number or one of ${[...mapLayers.keys()].join(', ')}`;
      this.#problems.error(
        line,
        key.name,
        expected,
        `${quote(this.#text())}, which changes nothing`,
      );
    }
  }
}

function width({ bits, signed }: ArcKey): string {
  const most = signed ? 2n ** BigInt(bits - 1) - 1n : 2n ** BigInt(bits) - 1n;
  const least = signed ? -most - 1n : 0n;
  return `an integer from ${least} to ${most}`;
}

function movementWords(word: string): string {
  const known = ['all', ...movementBits.keys()];
  const close = word.length > 20 ? undefined : nearest(word, known);
  const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
  return `a number or words out of ${known.join(', ')}${hint}`;
}
