// Reads .arc text: archetypes with their values as the original stores them, everything that's
// wrong, and the document itself. Crossfire common/loader.l, common/assets/ArchetypeLoader.cpp.

import { ContentError } from '../../errors/index.ts';
import { type ArcDocument, readArcDocument } from './arc-document.ts';
import { ArcScanner } from './arc-scanner.ts';
import { ArcStructure } from './arc-structure.ts';
import type { ArchetypeReading, ArcOptions } from './archetype-reading.ts';
import { finishArchetype, settleArchetype } from './carried.ts';
import type { ObjectDraft } from './object-draft.ts';
import { type FormatProblem, ProblemList } from './problems.ts';

/** What `readArc` gives. */
export interface ArcReading {
  /** In the order of the file. A name defined twice is there twice; the last one counts. */
  readonly archetypes: readonly ArchetypeReading[];
  /** The line of each archetype's `Object`, from 1. */
  readonly lines: readonly number[];
  /** In the order of their lines; at most 500 errors and 500 warnings. */
  readonly problems: readonly FormatProblem[];
  /** The text itself, to be edited and written; made when first asked for. */
  readonly document: ArcDocument;
}

/**
 * Reads the text of an `.arc` file, whatever is in it. Never throws; what's wrong is in `problems`.
 * @param file the name that problems give
 */
export function readArc(text: string, file: string, options: ArcOptions = {}): ArcReading {
  const { archetypes, problems } = readArcDrafts(text, file, options);
  let document: ArcDocument | undefined;
  return {
    archetypes: archetypes.map(finishArchetype),
    lines: archetypes.map(({ line }) => line),
    problems,
    get document(): ArcDocument {
      document ??= readArcDocument(text, file);
      return document;
    },
  };
}

/** What `readArcDrafts` gives: as `ArcReading`, before anything is made of the drafts. */
interface ArcDrafts {
  readonly archetypes: readonly ObjectDraft[];
  readonly problems: readonly FormatProblem[];
}

/**
 * Reads as `readArc` does, for who makes something else of the drafts and needs no plain data.
 * @param file the name that problems give
 */
export function readArcDrafts(text: string, file: string, options: ArcOptions = {}): ArcDrafts {
  const problems = new ProblemList(file);
  const structure = new ArcStructure(new ArcScanner(text), problems, options);
  structure.read();
  const { archetypes, byName } = structure;
  for (const draft of archetypes) {
    settleArchetype(draft, byName);
  }
  return { archetypes, problems: problems.all };
}

/**
 * Reads the text of an `.arc` file that has to be right; warnings are let pass.
 * Throws a ContentError with all errors when there is any.
 */
export function parseArc(text: string, file: string, options: ArcOptions = {}): ArcReading {
  const reading = readArc(text, file, options);
  const errors = reading.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new ContentError(errors);
  }
  return reading;
}
