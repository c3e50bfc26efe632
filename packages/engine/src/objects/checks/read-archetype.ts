// An archetype as its file says it.

import type { Archetype } from '../archetype.ts';
import type { ObjectDraft } from '../formats/index.ts';
import type { ArchetypeSource } from './report.ts';

/** An archetype with its text. A class for the same reason as drafts. */
export class ReadArchetype implements ArchetypeSource {
  readonly archetype: Archetype;
  readonly text: string;
  readonly from: number;
  readonly start: number;
  readonly isPlain: boolean;

  constructor(archetype: Archetype, text: string, { line, start }: ObjectDraft, isPlain: boolean) {
    this.archetype = archetype;
    this.text = text;
    this.from = line;
    this.start = start;
    this.isPlain = isPlain;
  }
}
