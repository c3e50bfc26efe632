// Problems with an archetype, each with the line of its field.

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { writtenName } from '../packs/pack.ts';
import { lineWithin } from '../source-lines.ts';

/** An archetype and its text. */
export interface ArchetypeSource {
  readonly archetype: Archetype;
  readonly text: string;
  /** The line on which the archetype begins, from 1. */
  readonly from: number;
  /** Where that line starts in the text; absent: not noted. */
  readonly start?: number;
  /** It says nothing that a check could find wrong (`PlainKinds`). Absent: it is asked everything. */
  readonly isPlain?: boolean;
}

/** Reports a problem with a field. @param words start of the line; absent: the field's name */
export type Report = (
  field: string,
  expected: string,
  got: string,
  words?: string,
) => ContentProblem;

/** What checks answer nearly always: one list for all of them, as they ask every archetype. */
export const SOUND: readonly ContentProblem[] = [];

/** A reporter for one archetype. */
export function reportOn({ archetype, text, from, start }: ArchetypeSource): Report {
  return (field, expected, got, words = field) => ({
    file: archetype.file,
    line: lineWithin(text, from, asWritten(words), start),
    field,
    expected,
    got,
  });
}

/** A field with an id of the game, as the file writes it. */
function asWritten(words: string): string {
  const blank = words.indexOf(' ');
  return blank < 0 ? words : words.slice(0, blank + 1) + writtenName(words.slice(blank + 1));
}
