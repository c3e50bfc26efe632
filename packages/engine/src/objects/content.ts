// All content of a game: archetypes by id, in a fixed order, with a hash.

import { ContentError, type ContentProblem, nearest } from '../errors/index.ts';
import type { ForeignRules } from '../worldrules/index.ts';
import { type Archetype, TYPE, textOf } from './archetype.ts';
import { isFilled, kindWith, partsOfKind } from './carriers/carrier-kind.ts';
import { checkSources, sourceWarnings } from './checks/check-sources.ts';
import type { ListSource } from './checks/check-treasure.ts';
import { chooseDefinitions, type DefiningFile, Definition } from './checks/definitions.ts';
import { PlainKinds } from './checks/plain-kinds.ts';
import type { PowerWords } from './checks/power-words.ts';
import { ReadArchetype, ReadList } from './checks/read-sources.ts';
import type { ArchetypeSource } from './checks/report.ts';
import { hashFiles } from './content-hash.ts';
import { FilesSurvey } from './content-survey.ts';
import {
  type FormatProblem,
  type ObjectDraft,
  readArcDrafts,
  readTreasure,
  type TreasureListReading,
  treeFormatOf,
} from './formats/index.ts';
import { type God, godFacts, isGod } from './gods/god.ts';
import { ArchetypeMaker } from './make-archetype.ts';
import { type Mounted, mountInto, packsOf } from './packs/mounted-content.ts';
import type { PackReport } from './packs/pack-report.ts';
import { isPlace, type PlaceName } from './places/place-plan.ts';
import { type EgoFacts, readEgos } from './powers/ego-kinds.ts';
import { isArtifact } from './powers/powers.ts';
import { LostReferences, unresolvedReferences } from './references.ts';
import { taughtSpells } from './taught-spells.ts';
import { TreasureBook } from './treasure/treasure-book.ts';

/** The text of a content file. */
export interface ContentFile {
  readonly path: string;
  readonly text: string;
  /**
   * Its definitions override those of other files, as an overlay does. Absent: a duplicate name is an error
   * unless the archetype has `overrides 1`.
   */
  readonly overrides?: boolean;
  /** The pack that it belongs to; absent: the content itself. Packs are mounted in the order of their first files. */
  readonly pack?: string;
  /**
   * It is part of an archetype tree, whose files are in loading order: a later definition replaces an earlier one
   * of the same tree.
   */
  readonly inTree?: boolean;
}

/** Content that has been read and checked. */
export class Content {
  readonly archetypes: readonly Archetype[];
  /** All treasure lists. */
  readonly treasure: TreasureBook;
  /** 32 hexadecimal digits. Equal files have equal hashes on every platform. */
  get hash(): string {
    if (typeof this.#hash === 'function') {
      this.#hash = this.#hash();
    }
    return this.#hash;
  }
  #hash: string | (() => string);
  /** All ego kinds that can be generated, in the order of the catalogue. */
  readonly egos: readonly EgoFacts[];
  /** All artifacts (at most one of each per game), in the order of the catalogue. */
  readonly artifacts: readonly Archetype[];
  /** All gods, in the order of the catalogue. */
  readonly gods: readonly God[];
  /** The packs mounted into it, in their order. */
  readonly packs: readonly PackReport[];
  /** The last answer of `find`. */
  #lastId: string | undefined;
  #last: Archetype | undefined;
  #byId: ReadonlyMap<string, Archetype>;
  #taught: ReadonlyMap<string, Archetype> | undefined;

  constructor(
    archetypes: readonly Archetype[],
    hash: string | (() => string),
    lists: readonly TreasureListReading[] = [],
    packs: readonly PackReport[] = [],
  ) {
    this.archetypes = archetypes;
    this.#hash = hash;
    this.packs = packs;
    const byId = new Map<string, Archetype>();
    for (const archetype of archetypes) {
      byId.set(archetype.id, archetype);
    }
    this.#byId = byId;
    this.egos = readEgos(archetypes);
    this.artifacts = archetypes.filter(isArtifact);
    this.gods = archetypes.filter(isGod).map(godFacts);
    this.treasure = new TreasureBook(lists, id => {
      const { numbers, flags, type } = this.archetype(id);
      return { count: numbers.nrof ?? 0, type, cursed: flags.has('cursed') || flags.has('damned') };
    });
  }

  /** The archetype with that id, or the kind of a filled carrier (`wand/spell_sleep`), or undefined. */
  find(id: string): Archetype | undefined {
    // Effects and fixtures look up the same one many times in a row.
    if (this.#lastId !== id) {
      this.#last = this.#byId.get(id) ?? this.#carrierKind(id);
      this.#lastId = id;
    }
    return this.#last;
  }

  #carrierKind(id: string): Archetype | undefined {
    const parts = partsOfKind(id);
    if (parts === undefined) {
      return undefined;
    }
    const [first, second] = parts;
    const carrier = this.#byId.get(first);
    const spell = this.#byId.get(second);
    return carrier !== undefined && isFilled(carrier) && spell?.type === TYPE.spell
      ? kindWith(carrier, spell)
      : undefined;
  }

  /** The archetype with that id. Throws a ContentError that names the nearest id. */
  archetype(id: string): Archetype {
    const found = this.find(id);
    if (found === undefined) {
      throw new ContentError([missing('', id, this.#byId.keys())]);
    }
    return found;
  }

  /** The spell with that name in the casting slot, if there is a book of it. */
  spellTaughtAs(slug: string): Archetype | undefined {
    this.#taught ??= taughtSpells(this);
    return this.#taught.get(slug);
  }

  /** The drawing of a place beside the dungeon; undefined if this content has none. Packs add none. */
  place(name: PlaceName): Archetype | undefined {
    return this.archetypes.find(each => isPlace(each) && textOf(each, 'place') === name);
  }

  /** The archetype at that index of the catalogue. Throws a ContentError if there is none. */
  archetypeAt(index: number): Archetype {
    const found = this.archetypes[index];
    if (found === undefined) {
      throw new ContentError([missing('', `#${index}`, [])]);
    }
    return found;
  }
}

function missing(file: string, id: string, known: Iterable<string>): ContentProblem {
  const close = nearest(id, known);
  const expected = close === undefined ? 'a known archetype' : `a known archetype such as ${close}`;
  return { file, line: 1, field: 'arch', expected, got: id };
}

/**
 * Reads a game's content: archetypes of `.arc` files, treasure lists of `.trs` files. Files may come in any
 * order, with forward references. Throws a ContentError that lists every problem in any file, with its line,
 * and the nearest name for a broken reference or an unknown word.
 * @param powers absent: words that name powers aren't checked; games load with the game's `loadContent`
 * @param foreign the numbers for packs; absent: there are none
 */
export function loadContent(
  files: readonly ContentFile[],
  powers?: PowerWords,
  foreign?: ForeignRules,
): Content {
  const { content, problems } = surveyContent(files, powers, foreign);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return content;
}

/**
 * A content with packs mounted beside it, as `loadContent` makes it of all files together. What ships isn't read
 * again.
 * @param base loaded without packs
 * @param files of the packs
 * @throws ContentError that lists every problem of the packs
 */
export function mountBeside(
  base: Content,
  files: readonly ContentFile[],
  powers: PowerWords,
  foreign: ForeignRules,
): Content {
  const sound = { content: base, problems: [], facts: [], warnings: [] };
  const mounted = mountInto(base, packsOf(files), foreign);
  const { content, problems } = withPacks(sound, mounted, powers);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return content;
}

/** The content, with all of its problems. */
export interface ContentSurvey {
  readonly content: Content;
  /** Problems that make it unplayable. */
  readonly problems: readonly ContentProblem[];
  /** Those among them that concern fields: no references or malformed lines. */
  readonly facts: readonly ContentProblem[];
  /** Entries that are valid but have no effect, such as a spell of a kind that can't be cast. */
  readonly warnings: readonly ContentProblem[];
}

/** As `loadContent`, but never throws. It suits part of a tree, whose references point outside. */
export function surveyContent(
  files: readonly ContentFile[],
  powers?: PowerWords,
  foreign?: ForeignRules,
): ContentSurvey {
  const packs = packsOf(files);
  const base = surveyFiles(
    files.filter(({ pack }) => pack === undefined),
    powers,
  );
  if (packs.length === 0 || foreign === undefined) {
    return base;
  }
  return withPacks(base, mountInto(base.content, packs, foreign), powers);
}

/** Content with mounted packs, whose archetypes and lists follow those that ship. */
function withPacks(base: ContentSurvey, mounted: Mounted, powers?: PowerWords): ContentSurvey {
  const { archetypes, lists, reports, problems } = mounted;
  const content = new Content(
    [...base.content.archetypes, ...archetypes.map(({ archetype }) => archetype)],
    () => mounted.hash,
    [...base.content.treasure.lists, ...lists.map(({ list }) => list)],
    reports,
  );
  const facts = checkSources({ content, archetypes, lists, powers });
  return new FilesSurvey(
    content,
    [...base.problems, ...problems, ...facts],
    [...base.facts, ...problems, ...facts],
    () => [...base.warnings, ...reports.flatMap(({ warnings }) => warnings)],
  );
}

function surveyFiles(files: readonly ContentFile[], powers?: PowerWords): ContentSurvey {
  const loose = files.filter(({ inTree }) => inTree !== true);
  const ordered = [
    ...loose.sort((a, b) => (a.path < b.path ? -1 : 1)),
    ...files.filter(({ inTree }) => inTree === true),
  ];
  const reading = readFiles(ordered);
  const chosen = chooseDefinitions(reading.archetypes);
  const chosenLists = chooseDefinitions(reading.lists);
  const maker = new ArchetypeMaker();
  const partsOf = partsByHead(chosen.kept);
  const plain = new PlainKinds(powers);
  const sources = chosen.kept.map(({ what, file: { path, text } }, index) => {
    const archetype = maker.make(what, index, path, partsOf(path, what.arch));
    return new ReadArchetype(archetype, text, what, plain.has(what, archetype));
  });
  const lists = chosenLists.kept.map(definition => new ReadList(definition));
  const content = new Content(
    sources.map(({ archetype }) => archetype),
    () => hashFiles(ordered),
    lists.map(({ list }) => list),
  );
  const facts = [
    ...chosen.problems,
    ...chosenLists.problems,
    ...checkSources({ content, archetypes: sources, lists, powers }),
  ];
  const problems = [
    ...reading.problems,
    ...facts,
    ...unresolvedReferences(content, lostReferences(content, sources, lists)),
  ];
  return new FilesSurvey(content, problems, facts, () => [
    ...chosen.warnings,
    ...chosenLists.warnings,
    ...sourceWarnings(sources),
  ]);
}

const NO_PARTS: readonly ObjectDraft[] = [];

/** The further parts of each head. They stand in its file: an overriding head has parts of its own or none. */
function partsByHead(
  definitions: readonly Definition<ObjectDraft>[],
): (path: string, head: string) => readonly ObjectDraft[] {
  const parts = new Map<string, { readonly path: string; readonly drafts: ObjectDraft[] }[]>();
  for (const { what, file } of definitions) {
    const { path } = file;
    if (what.head !== undefined) {
      const heads = parts.get(what.head) ?? [];
      const known = heads.find(one => one.path === path);
      if (known === undefined) {
        parts.set(what.head, [...heads, { path, drafts: [what] }]);
      } else {
        known.drafts.push(what);
      }
    }
  }
  return (path, head) => parts.get(head)?.find(one => one.path === path)?.drafts ?? NO_PARTS;
}

interface FilesReading {
  readonly archetypes: readonly Definition<ObjectDraft>[];
  readonly lists: readonly Definition<TreasureListReading>[];
  readonly problems: readonly ContentProblem[];
}

function readFiles(files: readonly ContentFile[]): FilesReading {
  const problems: ContentProblem[] = [];
  const archetypes: Definition<ObjectDraft>[] = [];
  const lists: Definition<TreasureListReading>[] = [];
  for (const { path, text, overrides, inTree = false } of files) {
    const file: DefiningFile = { path, text, inTree };
    const format = treeFormatOf(path);
    if (format === 'archetypes') {
      const reading = readArcDrafts(text, path, { keepBlankLines: true, trustsSpelling: true });
      addErrors(problems, reading.problems);
      for (const draft of reading.archetypes) {
        const manner = draft.keyValues?.overrides === '1' ? 'by-key' : overrides ? 'by-file' : 'no';
        archetypes.push(new Definition(file, draft.arch, draft, draft.line, manner));
      }
    } else if (format === 'treasure') {
      const reading = readTreasure(text, path, { newerKeys: true });
      addErrors(problems, reading.problems);
      reading.lists.forEach((list, index) => {
        const manner = overrides ? 'by-file' : 'no';
        lists.push(new Definition(file, list.name, list, reading.lines[index]!, manner));
      });
    }
  }
  return { archetypes, lists, problems };
}

function lostReferences(
  known: Content,
  archetypes: readonly ArchetypeSource[],
  lists: readonly ListSource[],
): LostReferences {
  const lost = new LostReferences(known);
  for (const source of archetypes) {
    if (source.isPlain !== true) {
      lost.follow(source);
    }
  }
  for (const origin of lists) {
    lost.followEntries(origin.list.items, origin);
  }
  return lost;
}

function addErrors(problems: ContentProblem[], found: readonly FormatProblem[]): void {
  for (const problem of found) {
    if (problem.severity === 'error') {
      problems.push(problem);
    }
  }
}
