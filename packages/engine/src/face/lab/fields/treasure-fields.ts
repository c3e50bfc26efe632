// The fields of a treasure list.

import { grouped, integers, type LabField, numberField, textField } from './field.ts';

/** The deepest dungeon level. */
export const DEEPEST = 255;

/** The fields in their order. */
export const TREASURE_FIELDS: readonly LabField[] = grouped('List', [
  textField(
    'list',
    'the list, or a holder that has one, such as god_corrow',
    'scroll_spells',
    'NAME',
    {
      ofTreasure: true,
      fixed: true,
    },
  ),
  numberField('depth', 'dungeon level on which it is drawn', '1', [1, DEEPEST], {
    tries: integers(1, 50),
  }),
  textField('item', 'what is looked for; absent: everything', '', 'NAME', { fixed: true }),
  textField('seed', 'seed for a list that is drawn many times', 'demo', 'TEXT', { fixed: true }),
]);
