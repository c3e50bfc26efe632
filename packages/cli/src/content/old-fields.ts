// Keys of spells that the document on spell objects leaves behind. They are kept, but say nothing any more, so
// each is named together with what says it now.

import {
  type FormatProblem,
  lineWithin,
  type ObjectDraft,
  type TreeDefinition,
  TYPE,
} from '@roguewright/engine/objects';

/** What replaces each of the old fields. */
const REPLACED_BY: ReadonlyMap<string, string> = new Map([
  ['charges', 'nrof of the spell in the treasure list that fills the wand'],
  ['scrolls', 'nrof of the spell in the treasure list that fills the scroll'],
  ['scroll_chance', 'chance of the spell in the treasure list that fills the scroll'],
  ['books', 'chance of the spell in the treasure list that fills the book'],
  ['defensive', 'the subtype: spells of protection and healing are defensive'],
  ['cleric', 'skill, and grace as the price: a spell with a price in grace is a prayer'],
  ['onself', 'the subtype: it decides whether a spell needs a direction'],
]);

/** A warning for each old field of a spell. */
export function oldFields(archetypes: readonly TreeDefinition<ObjectDraft>[]): FormatProblem[] {
  return archetypes
    .filter(({ what }) => what.fields.record.type === TYPE.spell)
    .flatMap(({ what, file, text, line }) =>
      Object.entries(what.keyValues ?? {}).flatMap(([field, value]): FormatProblem[] => {
        const instead = REPLACED_BY.get(field);
        const at = () => lineWithin(text, line, `${field} ${value}`);
        return instead === undefined
          ? []
          : [
              {
                severity: 'warning',
                file,
                line: at(),
                field,
                expected: `nothing: it is replaced by ${instead}`,
                got: value,
              },
            ];
      }),
    );
}
