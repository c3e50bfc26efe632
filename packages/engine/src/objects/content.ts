// All the content of a game: archetypes by id, in a fixed order, with a hash that names it.

import { ContentError, type ContentProblem, nearest } from '../errors/index.ts';
import type { Archetype } from './archetype.ts';
import { hashFiles } from './content-hash.ts';
import {
  type FormatProblem,
  readArcDrafts,
  readTreasure,
  type TreasureListReading,
} from './formats/index.ts';
import { ArchetypeMaker } from './make-archetype.ts';
import { powerProblems } from './powers/check-powers.ts';
import { type EgoFacts, readEgos } from './powers/ego-kinds.ts';
import { isArtifact } from './powers/powers.ts';
import {
  type ContentReference,
  fromArchetype,
  fromEntries,
  unresolvedReferences,
} from './references.ts';
import { spellWordProblems } from './spell-words.ts';
import { taughtSpells } from './taught-spells.ts';
import { TreasureBook } from './treasure/treasure-book.ts';

/** A content file as text. */
export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

/** Content that has been read and checked. */
export class Content {
  readonly archetypes: readonly Archetype[];
  /** All treasure lists. */
  readonly treasure: TreasureBook;
  /** 32 hexadecimal digits; equal files give equal hashes everywhere. */
  readonly hash: string;
  /** All ego kinds that are ever made, in the order of the catalogue. */
  readonly egos: readonly EgoFacts[];
  /** Everything of which a game has at most one, in the order of the catalogue. */
  readonly artifacts: readonly Archetype[];
  #byId: ReadonlyMap<string, Archetype>;
  #taught: ReadonlyMap<string, Archetype> | undefined;

  constructor(
    archetypes: readonly Archetype[],
    hash: string,
    lists: readonly TreasureListReading[] = [],
  ) {
    this.archetypes = archetypes;
    this.hash = hash;
    const byId = new Map<string, Archetype>();
    for (const archetype of archetypes) {
      byId.set(archetype.id, archetype);
    }
    this.#byId = byId;
    this.egos = readEgos(archetypes);
    this.artifacts = archetypes.filter(isArtifact);
    this.treasure = new TreasureBook(lists, id => {
      const { numbers, flags, type } = this.archetype(id);
      return { count: numbers.nrof ?? 0, type, cursed: flags.has('cursed') || flags.has('damned') };
    });
  }

  /** The archetype of that id, or undefined. */
  find(id: string): Archetype | undefined {
    return this.#byId.get(id);
  }

  /** The archetype of that id. Throws a ContentError naming the nearest id. */
  archetype(id: string): Archetype {
    const found = this.#byId.get(id);
    if (found === undefined) {
      throw new ContentError([missing('', id, this.#byId.keys())]);
    }
    return found;
  }

  /** The spell that the casting slot calls so, if there is a book of it. */
  spellTaughtAs(slug: string): Archetype | undefined {
    this.#taught ??= taughtSpells(this.archetypes, id => this.find(id));
    return this.#taught.get(slug);
  }

  /** The archetype at that place of the catalogue. Throws a ContentError when there is none. */
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
 * Reads a game's content: archetypes of `.arc` files, treasure lists of `.trs` files. Files may come
 * in any order; references may lead forward.
 * Throws a ContentError that lists everything that is wrong in any file, with its line and the
 * nearest name where a reference leads nowhere.
 */
export function loadContent(files: readonly ContentFile[]): Content {
  const { content, problems } = surveyContent(files);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return content;
}

/** What there is, and everything that is wrong with it. */
export interface ContentSurvey {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  /** Those of them that lie in what one file says of powers and spells: no reference, no odd line. */
  readonly facts: readonly ContentProblem[];
}

/** As `loadContent`, but never throws: for a part of somebody's tree, whose references lead out. */
export function surveyContent(files: readonly ContentFile[]): ContentSurvey {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const problems: ContentProblem[] = [];
  const facts: ContentProblem[] = [];
  const archetypes: Archetype[] = [];
  const lists: TreasureListReading[] = [];
  const references: ContentReference[] = [];
  const maker = new ArchetypeMaker();
  for (const { path, text } of ordered) {
    if (path.endsWith('.arc')) {
      const reading = readArcDrafts(text, path, { keepBlankLines: true });
      addErrors(problems, reading.problems);
      for (const draft of reading.archetypes) {
        const archetype = maker.make(draft, archetypes.length, path);
        archetypes.push(archetype);
        fromArchetype(archetype, text, draft.line, references);
        facts.push(...powerProblems(archetype, text, draft.line));
        facts.push(...spellWordProblems(archetype, text, draft.line));
      }
    } else if (path.endsWith('.trs')) {
      const reading = readTreasure(text, path, { newerKeys: true });
      addErrors(problems, reading.problems);
      reading.lists.forEach((list, place) => {
        lists.push(list);
        fromEntries(list.items, path, text, reading.lines[place]!, references);
      });
    }
  }
  const content = new Content(archetypes, hashFiles(ordered), lists);
  problems.push(...facts, ...unresolvedReferences(content, references));
  return { content, problems, facts };
}

function addErrors(problems: ContentProblem[], found: readonly FormatProblem[]): void {
  for (const problem of found) {
    if (problem.severity === 'error') {
      problems.push(problem);
    }
  }
}
