// Assigns lines to entries and lists, and stores their values. Crossfire common/assets/TreasureLoader.cpp
// (loadTreasure).

import { KnownWords, SpellCheck } from './near-word.ts';
import { isSpace, NumberScan, wrapInteger } from './number-scan.ts';
import { OddLines } from './odd-lines.ts';
import { type ProblemList, quote } from './problems.ts';
import type { TreasureListReading, TreasureOptions } from './treasure-reading.ts';
import { type TreasureScanner, treasureWords } from './treasure-scanner.ts';

/** Deepest nesting of chains. Deeper ones are left out of the reading. */
const deepestChain = 64;

const knownWords: ReadonlySet<string> = new Set(treasureWords);
const spellings = new KnownWords(knownWords);

/** An entry during reading. */
interface EntryDraft {
  arch?: string;
  list?: string;
  chance?: number;
  nrof?: number;
  magic?: number;
  yes?: EntryDraft[];
  no?: EntryDraft[];
  changeName?: string;
  changeTitle?: string;
  changeSlaying?: string;
  artifact?: string;
  nrofRolls?: number;
}

/** An open list, or an open chain within an entry. */
interface OpenChain {
  /** The list's name, or `yes` or `no`. */
  readonly name: string;
  readonly line: number;
  readonly items: EntryDraft[];
}

/** A class for the same reason as drafts of archetypes. */
class ListDraft {
  readonly name: string;
  one: boolean;
  readonly items: EntryDraft[];

  constructor(name: string, one: boolean, items: EntryDraft[]) {
    this.name = name;
    this.one = one;
    this.items = items;
  }
}

const NO_ITEMS: readonly EntryDraft[] = [];

/** Entries that begin with one of which nothing is known yet. A copy, for the same reason. */
function begun(): EntryDraft[] {
  const items = NO_ITEMS.slice();
  items.push({});
  return items;
}

/** Reads all lists of one text. */
export class TreasureStructure {
  readonly lines: number[] = [];
  readonly #lists: ListDraft[] = [];
  readonly #scanner: TreasureScanner;
  readonly #problems: ProblemList;
  readonly #oddLines: OddLines;
  readonly #newerKeys: boolean;
  readonly #scan = new NumberScan();
  readonly #spellCheck = new SpellCheck(spellings);
  readonly #lineOfName = new Map<string, number>();
  /** Outermost first; at most `deepestChain`. */
  readonly #open: OpenChain[] = [];
  #entryLine = 0;

  constructor(scanner: TreasureScanner, problems: ProblemList, options: TreasureOptions) {
    this.#scanner = scanner;
    this.#problems = problems;
    this.#oddLines = new OddLines(scanner.text, problems);
    this.#newerKeys = options.newerKeys ?? false;
  }

  /** The lists so far, in text order. */
  get lists(): readonly TreasureListReading[] {
    return this.#lists;
  }

  /** Reads the whole text. */
  read(): void {
    const scanner = this.#scanner;
    while (scanner.advance()) {
      this.#oddLines.pass(scanner.line, scanner.start, scanner.next);
      this.#line();
    }
    this.#missingEnds('the end of the file');
  }

  #line(): void {
    const scanner = this.#scanner;
    switch (scanner.kind) {
      case 'treasure':
        this.#openList();
        break;
      case 'field':
        this.#field();
        break;
      case 'chain':
        this.#openChain();
        break;
      case 'more':
        this.#more();
        break;
      case 'end':
        this.#end();
        break;
      case 'unknown':
        this.#unknown();
        break;
      default:
        // Blank lines (an `arch` line to the original) and comments have no effect.
        break;
    }
  }

  #openList(): void {
    const { line, word } = this.#scanner;
    if (this.#open.length > 0) {
      this.#missingEnds(`\`${word} ${this.#word()}\``);
    }
    const name = this.#name(word);
    const items = begun();
    this.#open.push({ name, line, items });
    this.#entryLine = line;
    if (name === '') {
      return;
    }
    const first = this.#lineOfName.get(name);
    if (first !== undefined) {
      const got = `${quote(name)} again, as on line ${first}; the last one counts`;
      this.#problems.warn(line, word, 'each list once', got);
    }
    this.#lineOfName.set(name, line);
    this.#lists.push(new ListDraft(name, word === 'treasureone', items));
    this.lines.push(line);
  }

  #openChain(): void {
    const { line, word, depth } = this.#scanner;
    const entry = this.#entry(word, depth - 1);
    if (depth > deepestChain) {
      if (depth === deepestChain + 1) {
        const got = 'one more, which is left out';
        this.#problems.error(line, word, `at most ${deepestChain} chains in one another`, got);
      }
      return;
    }
    if (entry === undefined) {
      return;
    }
    const chain = word === 'yes' ? 'yes' : 'no';
    if (entry[chain] !== undefined) {
      this.#problems.warn(line, word, `one \`${word}\` chain`, 'another, which replaces it');
    }
    const items = begun();
    entry[chain] = items;
    this.#open.push({ name: word, line, items });
    this.#entryLine = line;
  }

  /**
   * The entry of a line. Outside any list, or nested too deeply, it reports a problem and returns undefined.
   */
  #entry(field: string, depth = this.#scanner.depth): EntryDraft | undefined {
    const { line } = this.#scanner;
    if (depth === 0) {
      this.#problems.error(line, field, 'an open treasure list before it', 'none');
    }
    return depth > this.#open.length ? undefined : this.#open.at(-1)?.items.at(-1);
  }

  #field(): void {
    const { word } = this.#scanner;
    const entry = this.#entry(word);
    if (entry === undefined) {
      return;
    }
    switch (word) {
      case 'arch':
      case 'list':
        this.#what(entry, word);
        break;
      case 'chance':
        this.#number(entry, 'chance', 8, 100);
        break;
      case 'nrof':
        this.#number(entry, 'nrof', 16, 0);
        break;
      case 'magic':
        this.#number(entry, 'magic', 8, 0);
        break;
      case 'change_name':
        this.#change(entry, 'changeName');
        break;
      case 'change_title':
        this.#change(entry, 'changeTitle');
        break;
      case 'change_slaying':
        this.#change(entry, 'changeSlaying');
        break;
      case 'nrof_rolls':
        this.#number(this.#newerKeys ? entry : {}, 'nrofRolls', 16, 0);
        break;
      default:
        this.#artifact(this.#newerKeys ? entry : {});
        break;
    }
  }

  #what(entry: EntryDraft, word: 'arch' | 'list'): void {
    const { line } = this.#scanner;
    const before = entry.arch ?? entry.list;
    const name = this.#name(word);
    if (before !== undefined && name !== '') {
      const got = `${quote(name)} after ${quote(before)}`;
      this.#problems.error(line, word, 'one archetype or list in an entry', got);
    }
    if (name !== '') {
      entry[word] = name;
    }
  }

  #change(entry: EntryDraft, field: 'changeName' | 'changeTitle' | 'changeSlaying'): void {
    const name = this.#name(this.#scanner.word);
    if (name !== '') {
      entry[field] = name;
    }
  }

  #artifact(entry: EntryDraft): void {
    const { text, from, to, line, word } = this.#scanner;
    if (from === to) {
      this.#problems.error(line, word, 'the name of an artifact', 'nothing');
    } else {
      entry.artifact = text.slice(from, to);
    }
  }

  #number(
    entry: EntryDraft,
    field: 'chance' | 'nrof' | 'magic' | 'nrofRolls',
    bits: number,
    initial: number,
  ): void {
    const { text, from, to, line, word } = this.#scanner;
    const scan = this.#scan;
    scan.integer(text, from, to);
    if (scan.digits === 0) {
      const got = `${quote(text.slice(from, to))}, which changes nothing`;
      this.#problems.error(line, word, width(bits), got);
      return;
    }
    const stored = wrapInteger(scan.value, bits, false);
    if (stored !== scan.value) {
      const got = `${quote(text.slice(from, to))}, which becomes ${stored}`;
      this.#problems.warn(line, word, width(bits), got);
    } else if (scan.stop < to) {
      const got = `${quote(text.slice(from, to))}, of which ${stored} is read`;
      this.#problems.warn(line, word, width(bits), got);
    }
    if (stored !== initial) {
      entry[field] = stored;
    } else if (entry[field] !== undefined) {
      delete entry[field];
    }
  }

  /**
   * The name after the first word, up to a blank. If there is none, it reports a problem and returns an empty
   * name.
   */
  #name(field: string): string {
    const { text, from, to, line } = this.#scanner;
    const name = this.#word();
    if (name === '') {
      this.#problems.error(line, field, 'a name', 'nothing');
    } else if (from + name.length < to) {
      const got = `${quote(text.slice(from, to))}, of which ${quote(name)} is read`;
      this.#problems.warn(line, field, 'one word', got);
    }
    return name;
  }

  #word(): string {
    const { text, from, to } = this.#scanner;
    let end = from;
    while (end < to && !isSpace(text.charCodeAt(end))) {
      end++;
    }
    return text.slice(from, end);
  }

  #more(): void {
    const { line } = this.#scanner;
    if (this.#entry('more') !== undefined) {
      this.#finishEntry();
      this.#open.at(-1)!.items.push({});
      this.#entryLine = line;
    }
  }

  #end(): void {
    const { line, depth } = this.#scanner;
    if (this.#open.length === 0) {
      this.#problems.error(line, 'end', 'an open treasure list before it', 'none');
    } else if (depth < this.#open.length) {
      this.#close();
    }
  }

  /** Closes lists and chains that are still open where another list begins. */
  #missingEnds(got: string): void {
    const { line } = this.#scanner;
    for (let chain = this.#open.at(-1); chain !== undefined; chain = this.#open.at(-1)) {
      const expected = `\`end\` of ${quote(chain.name)} on line ${chain.line}`;
      this.#problems.error(line, 'end', expected, got);
      this.#close();
    }
  }

  /** Closes the innermost chain. */
  #close(): void {
    this.#finishEntry();
    const chain = this.#open.pop()!;
    const list = this.#lists.at(-1);
    if (list === undefined || list.items !== chain.items || !list.one) {
      return;
    }
    let total = 0;
    for (const { chance, yes, no } of list.items) {
      total += chance ?? 100;
      if (yes !== undefined || no !== undefined) {
        const got = 'one, which is ignored';
        this.#problems.warn(chain.line, list.name, 'no `yes` or `no` chain in a treasureone', got);
      }
    }
    // Crossfire create_treasure: if all chances are 0, every entry is tried.
    list.one = total > 0;
  }

  #finishEntry(): void {
    const entry = this.#open.at(-1)?.items.at(-1);
    if (entry !== undefined && entry.arch === undefined && entry.list === undefined) {
      const got = 'neither, so it makes nothing';
      this.#problems.warn(this.#entryLine, 'arch', '`arch` or `list` in every entry', got);
    }
  }

  #unknown(): void {
    const { line, word, text, from, to, depth } = this.#scanner;
    const rest = from < to ? ` ${text.slice(from, to)}` : '';
    const got = quote(word + rest);
    const near = this.#spellCheck.meant(word);
    if (near !== undefined) {
      const hint = `${got} (did you mean ${near}?)`;
      this.#problems.error(line, word, 'a word of treasure lists', hint);
    } else if (depth === 0) {
      this.#problems.error(line, word, '`treasure NAME` or `treasureone NAME`', got);
    } else {
      this.#problems.warn(line, word, 'a word of treasure lists', `${got}, which is ignored`);
    }
  }
}

function width(bits: number): string {
  return `a number from 0 to ${2 ** bits - 1}`;
}
