// Assigns lines to objects: archetypes, their parts and inventories. Crossfire common/loader.l (object, arch,
// more, end), common/assets/ArchetypeLoader.cpp.

import { type ArcKey, arcKeys, familiarKeyValues } from './arc-keys.ts';
import type { ArcScanner } from './arc-scanner.ts';
import { ValueReader } from './arc-values.ts';
import type { ArcOptions } from './archetype-reading.ts';
import { KnownWords, SpellCheck } from './near-word.ts';
import {
  draftArchetype,
  draftCarried,
  type ObjectDraft,
  setField,
  setFlag,
  setKeyValue,
} from './object-draft.ts';
import { OddLines } from './odd-lines.ts';
import { type ProblemList, quote } from './problems.ts';

/** Deepest nesting of objects. Deeper ones are left out of the reading. */
const deepestNesting = 64;

const KNOWN_KEYS = new KnownWords(arcKeys);

const NO_KEYS: ReadonlySet<string> = new Set();

/** Options of readers whose objects are a part of another format. */
export interface StructureOptions extends ArcOptions {
  /** Takes the lines outside of objects, which may then share a name. Absent: they are errors. */
  readonly outside?: (scanner: ArcScanner) => void;
}

/** Reads all objects of one text into drafts. */
export class ArcStructure {
  /** The archetypes so far, in text order. */
  readonly archetypes: ObjectDraft[] = [];
  readonly #scanner: ArcScanner;
  readonly #problems: ProblemList;
  readonly #values: ValueReader;
  readonly #oddLines: OddLines;
  readonly #keepBlankLines: boolean;
  readonly #familiarKeys: ReadonlySet<string>;
  readonly #trustsSpelling: boolean;
  readonly #outside: ((scanner: ArcScanner) => void) | undefined;
  /** Made for the first unknown key: a tree has thousands of small files. */
  #spellCheck: SpellCheck | undefined;
  readonly #byName = new Map<string, ObjectDraft>();
  /** The open objects, outermost first; at most `deepestNesting`. */
  readonly #open: ObjectDraft[] = [];
  #head: ObjectDraft | undefined;
  /** Line of a `More` that awaits its `Object`; 0: none. */
  #moreLine = 0;
  #blockLine = 0;
  #blockText = '';

  constructor(scanner: ArcScanner, problems: ProblemList, options: StructureOptions) {
    this.#scanner = scanner;
    this.#problems = problems;
    this.#values = new ValueReader(scanner, problems);
    this.#oddLines = new OddLines(scanner.text, problems);
    this.#keepBlankLines = options.keepBlankLines ?? false;
    this.#familiarKeys =
      options.familiarKeys === undefined ? NO_KEYS : new Set(options.familiarKeys);
    this.#trustsSpelling = options.trustsSpelling ?? false;
    this.#outside = options.outside;
  }

  /** The archetypes so far by name; the last of each name. */
  get byName(): ReadonlyMap<string, ObjectDraft> {
    return this.#byName;
  }

  /** Reads the whole text. */
  read(): void {
    const scanner = this.#scanner;
    while (scanner.advance()) {
      this.#oddLines.pass(scanner.line, scanner.start, scanner.next);
      this.#line();
    }
    const end = scanner.line;
    if (scanner.block !== '') {
      const close = scanner.block === 'anim' ? 'mina' : `end${scanner.block}`;
      const got = `the end of the file (line ${end})`;
      this.#problems.error(this.#blockLine, scanner.block, `\`${close}\` after it`, got);
      this.#closeBlock(scanner.block);
    }
    this.#missingEnds(end, 'the end of the file');
    this.#unusedMore('the end of the file');
  }

  #line(): void {
    const scanner = this.#scanner;
    switch (scanner.kind) {
      case 'field':
        this.#field();
        break;
      case 'key-value':
        this.#keyValue();
        break;
      case 'object':
        this.#openArchetype();
        break;
      case 'arch':
        this.#openCarried();
        break;
      case 'end':
        this.#end();
        break;
      case 'more':
        this.#more();
        break;
      case 'bare':
        this.#bare();
        break;
      case 'block':
        this.#blockLine = scanner.line;
        this.#blockText = '';
        this.#target(scanner.block);
        break;
      case 'block-text':
        this.#blockText += `${scanner.text.slice(scanner.start, scanner.stop)}\n`;
        break;
      case 'block-blank':
        this.#blockText += this.#keepBlankLines ? '\n' : '';
        break;
      case 'block-end':
        this.#closeBlock(scanner.word.slice(3).toLowerCase());
        break;
      case 'old-animation':
        this.#oldAnimation();
        break;
      default:
        // Blank lines and comments have no effect.
        break;
    }
  }

  /**
   * The object of a line. Outside any object, where the line is another format's or a problem, and nested too
   * deeply, it is undefined.
   */
  #target(field: string): ObjectDraft | undefined {
    const scanner = this.#scanner;
    if (scanner.depth === 0 && this.#outside !== undefined) {
      this.#outside(scanner);
      return undefined;
    }
    if (scanner.depth === 0) {
      this.#problems.error(scanner.line, field, 'an open Object before it', 'none');
      return undefined;
    }
    return scanner.depth > deepestNesting ? undefined : this.#open.at(-1);
  }

  #field(): void {
    const key = this.#scanner.key as ArcKey;
    const object = this.#target(key.name);
    if (object !== undefined) {
      this.#values.store(object, key);
    }
  }

  #keyValue(): void {
    const { text, word, from, to, key, line } = this.#scanner;
    const object = this.#target(word);
    if (object === undefined) {
      return;
    }
    setKeyValue(object, word, text.slice(from, to));
    if (key === undefined) {
      this.#checkSpelling(word, line);
    } else if (this.#indented()) {
      const got = 'blanks before it, so it is only a key/value';
      this.#problems.warn(line, key.name, 'the key at the start of its line', got);
    } else {
      const got = `${quote(text.slice(from, to))} behind it, so it is only a key/value`;
      this.#problems.warn(line, key.name, 'the word alone on its line', got);
    }
  }

  #indented(): boolean {
    const { text, start } = this.#scanner;
    return text.charCodeAt(start) === 32 || text.charCodeAt(start) === 9;
  }

  /** A word without a value. */
  #bare(): void {
    const { key, word, line } = this.#scanner;
    const object = this.#target(word);
    if (object === undefined) {
      return;
    }
    if (key === undefined) {
      this.#checkSpelling(word, line);
    } else if (key.form === 'object' || key.form === 'arch') {
      this.#problems.error(line, key.name, 'the name of an archetype', 'nothing');
    } else if (key.form === 'block-end') {
      const open = `\`${key.name.slice(3)}\` before it`;
      this.#problems.error(line, key.name, open, 'none');
    } else if (this.#indented()) {
      const got = 'blanks before it, so it is ignored';
      this.#problems.warn(line, key.name, 'the word at the start of its line', got);
    } else {
      this.#problems.warn(line, key.name, 'a value', 'nothing, so it is ignored');
    }
  }

  /** Warns of an unknown key that resembles a known one. */
  #checkSpelling(word: string, line: number): void {
    if (this.#trustsSpelling || familiarKeyValues.has(word) || this.#familiarKeys.has(word)) {
      return;
    }
    this.#spellCheck ??= new SpellCheck(KNOWN_KEYS);
    const meant = this.#spellCheck.meant(word);
    if (meant !== undefined) {
      const got = `${quote(word)}, which is only a key/value (did you mean ${meant}?)`;
      this.#problems.warn(line, word, 'a known key', got);
    }
  }

  #openArchetype(): void {
    const { text, from, to, line, start, stop } = this.#scanner;
    const name = text.slice(from, to);
    if (this.#open.length > 0) {
      this.#missingEnds(line, quote(text.slice(start, stop)));
    }
    if (name === '') {
      this.#problems.error(line, 'object', 'the name of the archetype', 'nothing');
    }
    const part = this.#moreLine > 0;
    if (part && this.#head === undefined) {
      this.#problems.error(this.#moreLine, 'more', 'an Object before it', 'none');
    }
    this.#moreLine = 0;
    const head = part ? this.#head?.arch : undefined;
    const draft = draftArchetype(name, this.#scanner, part, head);
    this.#open.push(draft);
    if (!part && name !== '') {
      this.#head = draft;
    }
    if (name !== '') {
      const first = this.#byName.get(name);
      if (first !== undefined && this.#outside === undefined) {
        const got = `${quote(name)} again, as on line ${first.line}; the last one counts`;
        this.#problems.warn(line, 'object', 'each archetype once', got);
      }
      this.#byName.set(name, draft);
      this.archetypes.push(draft);
    }
  }

  #openCarried(): void {
    const { text, from, to, line, depth } = this.#scanner;
    const name = text.slice(from, to);
    if (depth === 0) {
      this.#problems.error(line, 'arch', 'an open Object before it', 'none');
      return;
    }
    if (depth > deepestNesting) {
      if (depth === deepestNesting + 1) {
        const got = 'one more, which is left out';
        this.#problems.error(line, 'arch', `at most ${deepestNesting} objects in one another`, got);
      }
      return;
    }
    if (name === '') {
      this.#problems.error(line, 'arch', 'the name of an archetype', 'nothing');
    }
    const draft = draftCarried(name, this.#scanner);
    const holder = this.#open.at(-1);
    if (holder !== undefined) {
      holder.inventory ??= [];
      holder.inventory.push(draft);
    }
    this.#open.push(draft);
  }

  #end(): void {
    const { line, depth } = this.#scanner;
    if (this.#open.length === 0) {
      this.#problems.error(line, 'end', 'an open Object before it', 'none');
    } else if (depth < this.#open.length) {
      this.#close(this.#open.pop()!);
    }
  }

  #close(object: ObjectDraft): void {
    if (object.part && this.#head?.flags.includes('monster')) {
      // Crossfire ArchetypeLoader::load: the head's parts are monsters, too.
      setFlag(object, 'monster', true);
    }
  }

  /** Closes objects that are still open where another begins. */
  #missingEnds(line: number, got: string): void {
    for (let object = this.#open.pop(); object !== undefined; object = this.#open.pop()) {
      const opened = object.reset === undefined ? 'Object' : 'arch';
      const expected = `\`end\` of ${opened} ${quote(object.arch)} on line ${object.line}`;
      this.#problems.error(line, 'end', expected, got);
      this.#close(object);
    }
  }

  #more(): void {
    const { line, depth } = this.#scanner;
    if (depth > 0) {
      this.#problems.error(line, 'more', '`end` of the open Object before it', 'none');
      return;
    }
    this.#unusedMore('another `More`');
    this.#moreLine = line;
  }

  #unusedMore(got: string): void {
    if (this.#moreLine > 0) {
      this.#problems.error(this.#moreLine, 'more', 'an Object after it', got);
      this.#moreLine = 0;
    }
  }

  #closeBlock(block: string): void {
    const object = this.#scanner.depth > deepestNesting ? undefined : this.#open.at(-1);
    if (object !== undefined && block !== 'anim') {
      setField(object, arcKeys.get(block)!, this.#blockText, '');
    }
    this.#blockText = '';
  }

  /** Skips lines of `anim` … `mina`, the oldest format's animations. */
  #oldAnimation(): void {
    const { key, line } = this.#scanner;
    if (key?.form === 'old-animation') {
      this.#blockLine = line;
      const got = '`anim` of the oldest format, which is skipped up to `mina`';
      this.#problems.warn(line, 'anim', '`animation NAME`', got);
    }
  }
}
