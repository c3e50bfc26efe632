// The fields of a sequence of attacks at one target.

import { grouped, integers, type LabField, numberField, textField } from './field.ts';

/** What is done where nothing is told. */
const USUAL_STEPS = '2 cast spell=fireball level=10 int=18; attack weapon=2d5';

/** The most energy that a caster may have. */
export const MOST_ENERGY = 9999;

/** The fields in their order. */
export const SEQUENCE_FIELDS: readonly LabField[] = [
  ...grouped('Sequence', [
    textField(
      'steps',
      'what is done, in order, with ; between steps: a number of times, cast, attack, shoot or throw, and inputs as input=value',
      USUAL_STEPS,
      'STEPS',
      { long: true, fixed: true },
    ),
    numberField(
      'energy',
      'energy for all casts together; a cast that it doesn’t pay is left out; absent: plenty',
      '',
      [0, MOST_ENERGY],
      { tries: integers(0, 200) },
    ),
  ]),
  ...grouped('Target', [
    textField('hp', 'hit points of the target', '', 'N or DICE', {
      label: 'Hit points',
      tries: integers(1, 200),
    }),
  ]),
];
