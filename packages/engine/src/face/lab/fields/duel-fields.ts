// The fields of a duel: the hero's attack and what he bears, and the foe by its name or by its numbers.

import { SPEED_ADJUSTMENTS, SPEED_PROPERTIES } from '../../../speed/index.ts';
import { choiceField, grouped, integers, type LabField, numberField, textField } from './field.ts';
import { ATTACK_FIELDS, NUMBERS } from './fight-fields.ts';

const ofGroup = (name: string) => ATTACK_FIELDS.filter(({ group }) => group === name);

/** The fields in their order. */
export const DUEL_FIELDS: readonly LabField[] = [
  ...ofGroup('Fighter'),
  ...ofGroup('Target'),
  ...grouped('Target', [
    numberField('foe-level', 'level of the foe', '1', [0, 127], {
      label: 'Level of the foe',
      ...NUMBERS,
    }),
    textField('foe-blows', 'dice of its blows, with commas; none: it can’t strike', '1d6', 'DICE', {
      label: 'Blows of the foe',
      ...NUMBERS,
    }),
    numberField('foe-speed', 'its speed; 12 is a move a turn', '12', [0, 127], {
      label: 'Speed of the foe',
      ...NUMBERS,
    }),
    choiceField('adjustment', 'of the foe: slow, normal or fast', 'normal', SPEED_ADJUSTMENTS, {
      label: 'Pace of the foe',
      tries: ['slow', 'normal', 'fast'],
    }),
  ]),
  ...ofGroup('Weapon'),
  ...grouped('What the fighter bears', [
    numberField('own-hp', 'hit points of the fighter', '30', [0, 999], {
      label: 'Hit points of the fighter',
    }),
    numberField('own-ac', 'armour class of the fighter, ascending', '0', [0, 250], {
      label: 'Armour class of the fighter',
      tries: integers(0, 100),
    }),
    numberField('pace', 'speed of the fighter’s form; 12 is a move a turn', '12', [0, 127]),
    choiceField('property', 'none, fast or very-fast', 'none', SPEED_PROPERTIES),
  ]),
  ...ofGroup('Luck'),
];
