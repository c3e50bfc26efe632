// The fields of questions to a single rule: learning a book, memory, wresting, cancelling, and tables of the handbook.

import { CASTING_SKILLS } from '../../../casting/index.ts';
import { BEATITUDES } from '../../../charging/index.ts';
import {
  choiceField,
  grouped,
  integers,
  type LabField,
  numberField,
  switchField,
  textField,
} from './field.ts';

/** Those of learning a spell from its book. */
export const STUDY_FIELDS: readonly LabField[] = [
  ...grouped('Book', [
    numberField('spell-level', 'level of the book', '1', [1, 7], { fixed: true }),
    choiceField('beatitude', 'of the book: cursed, uncursed or blessed', 'uncursed', BEATITUDES, {
      sign: 'SIGN',
    }),
    numberField('delay', 'turns for each unit of the level', '1', [1, 99], { fixed: true }),
  ]),
  ...grouped('Reader', [
    numberField('int', 'intelligence of the reader', '16', [3, 25], { label: 'Intelligence' }),
    numberField('level', 'experience level of the reader', '1', [1, 30]),
    choiceField('lenses', 'the reader wears lenses', 'no', ['no', 'yes'], { sign: 'yes|no' }),
  ]),
];

/** The greatest memory that any ruleset gives, and more. */
export const MOST_MEMORY = 999_999;

/** Those of the memory of a spell. */
export const MEMORY_FIELDS: readonly LabField[] = grouped('Memory', [
  numberField(
    'left',
    'turns of memory that are left; absent: those of a new book',
    '',
    [0, MOST_MEMORY],
    { tries: integers(0, 20).map(thousands => String(1000 * Number(thousands))) },
  ),
  numberField('turns', 'turns that pass', '0', [0, MOST_MEMORY], {
    label: 'Turns that pass',
    tries: integers(0, 20).map(thousands => String(1000 * Number(thousands))),
  }),
  choiceField('skill', 'skill in the school of the spell', 'basic', CASTING_SKILLS, {
    sign: 'SKILL',
  }),
]);

/** The most zaps that are asked about. */
export const MOST_ZAPS = 9999;

/** Those of wresting a charge. */
export const WREST_FIELDS: readonly LabField[] = grouped('Wand', [
  numberField('tries', 'zaps of the empty wand', '1', [1, MOST_ZAPS], {
    label: 'Zaps',
    tries: integers(1, 500),
  }),
]);

/** The classes of things that cancellation knows. */
export const CANCEL_CLASSES: readonly string[] = [
  'wand',
  'ring',
  'tool',
  'spellbook',
  'scroll',
  'potion',
  'weapon',
  'armor',
];

/** The greatest number of charges. */
export const MOST_CHARGES = 127;

/** Those of cancelling a thing. */
export const CANCEL_FIELDS: readonly LabField[] = grouped('Thing', [
  choiceField('class', 'class of the thing', 'wand', CANCEL_CLASSES, {
    sign: 'CLASS',
    fixed: true,
  }),
  textField('kind', 'its kind, such as death or magic-marker', 'sleep', 'KIND'),
  numberField('charges', 'charges or enchantment', '5', [-MOST_CHARGES, MOST_CHARGES]),
  numberField('recharged', 'how often it was charged', '0', [0, 7]),
  choiceField('beatitude', 'cursed, uncursed or blessed', 'uncursed', BEATITUDES, {
    sign: 'SIGN',
  }),
  switchField('magic', 'its kind is magical'),
]);

/** Those of a table of the handbook. */
export const TABLE_FIELDS: readonly LabField[] = grouped('Table', [
  textField('section', 'section of the handbook', 'casting.fail', 'ID', { fixed: true }),
  textField('table', 'words of the caption; absent: the first table', '', 'WORDS', {
    label: 'Caption',
    fixed: true,
  }),
  textField('row', 'the first cell of the row; absent: all rows', '', 'TEXT', { fixed: true }),
  textField('column', 'the title of the column; absent: the second', '', 'TEXT', {
    fixed: true,
    needs: ['row'],
  }),
]);
