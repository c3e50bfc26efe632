// Reads .arc text: archetypes with their values as the original stores them, all problems, and the document.
// Crossfire common/loader.l, common/assets/ArchetypeLoader.cpp.

import { ContentError } from '../../errors/index.ts';
import { type ArcDocument, readArcDocument } from './arc-document.ts';
import { ArcScanner } from './arc-scanner.ts';
import { ArcStructure } from './arc-structure.ts';
import type { ArchetypeReading, ArcOptions } from './archetype-reading.ts';
import { finishArchetype, settleArchetype } from './carried.ts';
import type { ObjectDraft } from './object-draft.ts';
import { type FormatProblem, ProblemList } from './problems.ts';

/** Result of `readArc`. */
export interface ArcReading {
  /** In file order. A name defined twice appears twice; the last one counts. */
  readonly archetypes: readonly ArchetypeReading[];
  /** The line of each archetype's `Object`, from 1. */
  readonly lines: readonly number[];
  /** In line order; at most 500 errors and 500 warnings. */
  readonly problems: readonly FormatProblem[];
  /** The text as a document for editing and writing; built on first use. */
  readonly document: ArcDocument;
}

/**
 * Reads any text as an `.arc` file. Never throws; errors are in `problems`.
 * @param file the name shown in problems
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

/** Result of `readArcDrafts`: as `ArcReading`, but with unfinished drafts. */
interface ArcDrafts {
  readonly archetypes: readonly ObjectDraft[];
  readonly problems: readonly FormatProblem[];
}

/**
 * As `readArc`, for callers that convert the drafts themselves and need no plain data.
 * @param file the name shown in problems
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
 * Reads the text of a valid `.arc` file; warnings are ignored. Throws a ContentError with all errors if there
 * are any.
 */
export function parseArc(text: string, file: string, options: ArcOptions = {}): ArcReading {
  const reading = readArc(text, file, options);
  const errors = reading.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new ContentError(errors);
  }
  return reading;
}
