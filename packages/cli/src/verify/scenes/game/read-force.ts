// The fields of recorded forces, read from the game's.

import type { Force } from '@roguewright/engine/spells';
import { movementNames } from './movement-names.ts';
import { resistNames } from './resist-names.ts';

/** Reads one field of a force; undefined, 0 and an empty text are the same. */
type ForceReader = (force: Force) => unknown;

const gift =
  (key: string): ForceReader =>
  ({ gives }) =>
    gives[key];

/** The fields that can be compared. */
export const FORCE_READERS: Readonly<Record<string, ForceReader>> = {
  name: ({ kind, name }) => (kind === 'ability' ? name.replace(/^spell /, '') : ''),
  level: ({ kind, level }) => (kind === 'aura' ? level : 0),
  duration: ({ kind, duration }) => (kind === 'glow' ? 0 : duration),
  speed: ({ speed }) => speed,
  speedLeft: ({ clock }) => clock,
  dam: ({ damage }) => damage,
  range: ({ range }) => range,
  attackType: ({ attackType, gives }) => attackType || gives.attacktype,
  resist: ({ gives }) => resistNames(type => gives[type] ?? 0),
  slaying: ({ kind, against }) => (kind === 'ability' ? against : ''),
  moveType: ({ gives }) => movementNames(gives.moveType ?? 0),
  ...Object.fromEntries(
    [
      'str',
      'dex',
      'con',
      'int',
      'wis',
      'cha',
      'ac',
      'wc',
      'hp',
      'exp',
      'glowRadius',
      'pathAttuned',
      'pathRepelled',
      'pathDenied',
    ].map(key => [key, gift(key)]),
  ),
};
