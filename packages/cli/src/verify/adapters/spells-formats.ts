// Golden vectors of the text formats: a whole file in, what it means out.

import { readArc, readTreasure } from '@roguewright/engine/objects';
import type { Adapter } from '../adapter.ts';

interface FileInput {
  readonly path: string;
  readonly text: string;
}

const parseAdapter: Adapter = {
  rule: 'spells/parse',
  slot: 'spells',
  // The original prints numbers in single precision with six digits.
  tolerance: { relative: 1e-5 },
  // Of what an archetype carries the vectors show names and fields only.
  answer: (_ruleset, { text, path }: FileInput) =>
    readArc(text, path).archetypes.map(({ inventory, ...archetype }) =>
      inventory === undefined
        ? archetype
        : { ...archetype, inventory: inventory.map(({ arch, fields }) => ({ arch, fields })) },
    ),
};

const parseTreasureAdapter: Adapter = {
  rule: 'spells/parse-treasure',
  slot: 'spells',
  answer: (_ruleset, { text, path }: FileInput) => readTreasure(text, path).lists,
};

/** The adapters of the text formats. */
export const formatAdapters: readonly Adapter[] = [parseAdapter, parseTreasureAdapter];
