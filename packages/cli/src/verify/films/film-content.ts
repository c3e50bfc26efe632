// The objects of a film as archetypes: keys get the names that content files give them.

import { type Archetype, Content, ONE_SQUARE } from '@roguewright/engine/objects';
import type { FilmObject } from './film-file.ts';

/** Keys whose names in content files are not the film's. */
const RENAMED: Readonly<Record<string, string>> = {
  attackType: 'attacktype',
  animationFrames: 'pictures',
  maxHp: 'maxhp',
  maxSp: 'maxsp',
  maxGrace: 'maxgrace',
};

/** The ways to move as films write them, in the order of their bits. */
const MOVEMENTS = ['walk', 'fly-low', 'fly-high', 'swim', 'boat'];

/** The film's objects with everything that they make, ready to be cast. */
export function filmContent(objects: readonly FilmObject[]): Content {
  const archetypes: Archetype[] = [];
  const known = new Set<string>();
  const add = (object: FilmObject): void => {
    if (!known.has(object.arch)) {
      known.add(object.arch);
      archetypes.push(toArchetype(object, archetypes.length));
      if (object.otherArch !== undefined) {
        add(object.otherArch);
      }
    }
  };
  objects.forEach(add);
  return new Content(archetypes, '');
}

function toArchetype(object: FilmObject, index: number): Archetype {
  const numbers: Record<string, number> = {};
  const texts: Record<string, string> = {};
  const flags = new Set<string>();
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === 'number') {
      numbers[RENAMED[key] ?? key] = value;
    } else if (typeof value === 'string') {
      texts[key] = value;
    } else if (key === 'moveBlock' && Array.isArray(value)) {
      numbers[key] = value.reduce((bits, way) => bits | (1 << MOVEMENTS.indexOf(way)), 0);
    } else if (value === true) {
      flags.add(key.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`));
    }
  }
  if (object.otherArch !== undefined) {
    texts.otherArch = object.otherArch.arch;
  }
  const { arch: id, type, subtype } = object;
  const plain = { inventory: [], parts: [], shape: ONE_SQUARE, file: 'film', name: id, plural: id };
  return { ...plain, index, id, type, subtype, numbers, texts, flags };
}
