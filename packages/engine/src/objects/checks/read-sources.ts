// Archetypes and treasure lists as their files say them.

import type { Archetype } from '../archetype.ts';
import type { ObjectDraft, TreasureListReading } from '../formats/index.ts';
import type { ListSource } from './check-treasure.ts';
import type { Definition } from './definitions.ts';
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

/** A treasure list with its text. A class for the same reason. */
export class ReadList implements ListSource {
  readonly list: TreasureListReading;
  readonly file: string;
  readonly text: string;
  readonly from: number;

  constructor({ what, file, line }: Definition<TreasureListReading>) {
    this.list = what;
    this.file = file.path;
    this.text = file.text;
    this.from = line;
  }
}
