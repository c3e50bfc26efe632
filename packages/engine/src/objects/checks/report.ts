// Problems with an archetype, each with the line of the field that it is about.

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import { lineOf } from '../references.ts';

/** An archetype and the text that it was read from. */
export interface ArchetypeSource {
  readonly archetype: Archetype;
  readonly text: string;
  /** The line on which the archetype begins, from 1. */
  readonly from: number;
}

/** Makes a problem of a field. @param words how the line begins; absent: with the field */
export type Report = (
  field: string,
  expected: string,
  got: string,
  words?: string,
) => ContentProblem;

/** Reports on one archetype. */
export function reportOn({ archetype, text, from }: ArchetypeSource): Report {
  return (field, expected, got, words = field) => ({
    file: archetype.file,
    line: lineOf(text, from, words),
    field,
    expected,
    got,
  });
}
