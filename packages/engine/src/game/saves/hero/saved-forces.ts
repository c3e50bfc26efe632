// The ranges of lasting effects on creatures.

import { ALL_GIFTS, FORCE_KINDS } from '../../../spells/index.ts';
import { LARGEST_ID } from '../saved-effects.ts';
import {
  byName,
  flag,
  list,
  number,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from '../saved-shape.ts';

const id = whole(1, LARGEST_ID);

/** Turns of a force: every level adds some. */
const turns = whole(-1, 1_000_000);

/** What a force gives: percents, points, bits of paths, ways of moving and attack types. */
const gift = whole(-50_000, 2 ** 32 - 1);

/** Largest number of forces on a creature: one of each name, and each costs a cast. */
const MOST_FORCES = 500;

/** How many numbers a disease has. */
const DISEASE_NUMBERS = 15;

const force = record(
  {
    id,
    kind: oneOf(FORCE_KINDS),
    source: text(500),
    name: text(500),
    duration: turns,
    whole: turns,
    speed: number(0, 100),
    clock: number(-1000, 1000),
  },
  {
    level: whole(1, 1000),
    owner: id,
    gives: byName(gift, ALL_GIFTS.length),
    damage: whole(-50_000, 50_000),
    range: whole(1, 1000),
    attackType: whole(1, 2 ** 31 - 1),
    against: text(500),
    lasting: flag,
    waits: whole(1, 1_000_000),
    entered: list(id, 1000),
    seenBy: whole(1, 2 ** 31 - 1),
    disease: byName(whole(-50_000, 50_000), DISEASE_NUMBERS),
    growth: whole(1, 1_000_000),
  },
);

/** The forces of a creature. */
export const forces: Shape = list(force, MOST_FORCES);
