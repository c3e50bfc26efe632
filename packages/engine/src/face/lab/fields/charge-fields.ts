// The fields of a question about charging.

import { AIMS, BEATITUDES, MOST_RECHARGED } from '../../../charging/index.ts';
import { bookKinds, ringKinds, toolKinds, wandKinds } from '../questions/charge-kinds.ts';
import { choiceField, flagField, grouped, type LabField, numberField } from './field.ts';

const BEST_LAST = { sign: 'BEATITUDE', tries: ['cursed', 'uncursed', 'blessed'] };

/** What a ring has not. */
const COUNTED = { excludes: { ring: 'which has an enchantment alone' } };

const OF_TOOL = { needs: ['tool'] };

/** What only a wand has; a wand is asked about where nothing else is told. */
const NO_WAND = {
  ring: 'which no wand is',
  tool: 'which no wand is',
  book: 'which no wand is',
};

const kind = (name: string, says: string, sign: string, offers: NonNullable<LabField['offers']>) =>
  choiceField(name, says, '', offers, { sign });

/** The fields in their order. */
export const CHARGE_FIELDS: readonly LabField[] = [
  ...grouped('What is charged', [
    kind('wand', 'a wand, such as magic-missile', 'KIND', ({ slots }) => wandKinds(slots.charging)),
    kind('ring', 'a ring, such as gain-strength', 'KIND', ({ slots }) => ringKinds(slots.charging)),
    kind('tool', 'a tool, such as magic-marker', 'KIND', ({ slots }) => toolKinds(slots.charging)),
    kind('book', 'a spellbook, where the ruleset charges books', 'SPELL', bookKinds),
    choiceField('aim', 'of a wand or the spell of a book: none, immediate or ray', '', AIMS, {
      sign: 'AIM',
      excludes: { ring: 'which isn’t aimed', tool: 'which isn’t aimed' },
    }),
    choiceField('beatitude', 'of the thing: cursed, uncursed or blessed', 'uncursed', BEATITUDES, {
      ...BEST_LAST,
      ...COUNTED,
    }),
    numberField('charges', 'charges that it has, or the enchantment of a ring', '0', [-127, 127], {
      tries: Array.from({ length: 129 }, (_, at) => String(at - 1)),
    }),
    numberField('recharged', 'how often it was charged before', '0', [0, MOST_RECHARGED], COUNTED),
    numberField('fuel', 'turns of fuel of a lamp', '0', [0, 150_000], OF_TOOL),
    flagField('lit', 'the lamp is lit', OF_TOOL),
  ]),
  ...grouped('Charging', [
    choiceField('source', 'cursed, uncursed or blessed', 'blessed', BEATITUDES, BEST_LAST),
    numberField('luck', 'of the bearer, where the ruleset asks', '0', [-13, 13], {
      needs: ['ring'],
    }),
    numberField(
      'hp',
      'greatest hit points of the bearer, where the ruleset asks',
      '30',
      [1, 9999],
      {
        label: 'Hit points',
        tries: Array.from({ length: 500 }, (_, at) => String(at + 1)),
        excludes: NO_WAND,
      },
    ),
  ]),
];
