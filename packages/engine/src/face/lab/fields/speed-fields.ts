// The fields of a question about speed.

import {
  ENCUMBRANCES,
  RIDING_SKILLS,
  SPEED_ADJUSTMENTS,
  SPEED_PROPERTIES,
} from '../../../speed/index.ts';
import { choiceField, flagField, grouped, type LabField, numberField } from './field.ts';

/** The speeds of forms, steeds and monsters. NetHack 3.6.7 src/monst.c has them as signed bytes. */
const SPEEDS = [0, 127] as const;

const OF_HERO = { excludes: { monster: 'which moves in place of a hero' } };

/** The fields in their order. */
export const SPEED_FIELDS: readonly LabField[] = [
  ...grouped('Hero', [
    numberField('base', 'speed of the hero’s form', '12', SPEEDS, OF_HERO),
    choiceField('property', 'none, fast or very-fast', 'none', SPEED_PROPERTIES, OF_HERO),
    choiceField(
      'burden',
      'unencumbered, burdened, stressed, strained, overtaxed or overloaded',
      'unencumbered',
      ENCUMBRANCES,
      OF_HERO,
    ),
    flagField('slow', 'the hero is slowed, where the ruleset knows of that', OF_HERO),
  ]),
  ...grouped('Steed', [
    numberField('steed', 'the hero has just moved on a steed of this speed', '', SPEEDS, OF_HERO),
    choiceField('riding-skill', 'the hero’s, where the ruleset asks', 'basic', RIDING_SKILLS, {
      sign: 'SKILL',
      needs: ['steed'],
      ...OF_HERO,
    }),
    flagField('galloping', 'the steed gallops, on a longer way', { needs: ['steed'], ...OF_HERO }),
  ]),
  ...grouped('Monster', [
    numberField('monster', 'a monster of this speed in place of a hero', '', SPEEDS),
    choiceField(
      'adjustment',
      'of monster or steed: normal, slow or fast',
      'normal',
      SPEED_ADJUSTMENTS,
      {
        needs: ['steed', 'monster'],
        tries: ['slow', 'normal', 'fast'],
      },
    ),
  ]),
];
