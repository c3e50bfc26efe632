// The fields of a spell on a small map.

import { CAST_FIELDS } from './cast-fields.ts';
import { choiceField, grouped, type LabField, textField } from './field.ts';

/** The directions in the order of their numbers, from 1. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Fields about a single target in the open, or about a spell of plain numbers. */
const OUT: ReadonlySet<string> = new Set([
  'distance',
  'damage',
  'spell-level',
  'emergency',
  'force',
]);

/** The map where none is told: a caster, a wall, three creatures. */
const USUAL_MAP = [
  '.................',
  '..........#......',
  '..........#......',
  '..@......a.b.....',
  '..........a......',
  '..........#......',
  '.................',
].join('/');

const ofMap = ({ needs, excludes, ...field }: LabField): LabField => ({
  ...field,
  ...(field.name === 'spell' && { usual: 'fireball' }),
  ...(field.name === 'target-hp' && { usual: '10' }),
});

/** The fields in their order. */
export const AREA_FIELDS: readonly LabField[] = [
  ...grouped('Map', [
    textField(
      'map',
      'rows with / between them: # wall, . floor, @ the caster, a letter a creature',
      USUAL_MAP,
      'ROWS',
      { long: true, fixed: true },
    ),
    choiceField('direction', 'where the caster aims', 'east', DIRECTIONS, { fixed: true }),
    textField('creatures', 'what the letters are, such as a=jackal,b=ogre', '', 'LIST', {
      fixed: true,
    }),
  ]),
  ...CAST_FIELDS.filter(({ name }) => !OUT.has(name)).map(ofMap),
];
