// The ranges of moods and golems.

import { MOODS } from '../../actors/index.ts';
import { LONGEST_GIVEN_NAME } from '../../objects/index.ts';
import { LARGEST_ID } from './saved-effects.ts';
import { chosen, list, number, record, row, type Shape, text, whole } from './saved-shape.ts';

/** Bits of moods. */
const moods = whole(0, 2 ** MOODS.length - 1);

/** Bits of attack types. */
const attackType = whole(0, 2 ** 31 - 1);

/** Percent of each attack type. */
const resists = list(row(whole(0, 31), whole(-1000, 1000)), 32);

const golem = record(
  {
    speed: number(0, 100),
    clock: number(-1000, 1000),
    direction: whole(0, 8),
    damage: whole(-50_000, 50_000),
    wc: whole(-50_000, 50_000),
    attackType,
  },
  { slaying: text(500), race: text(500), resists, name: text(500) },
);

const turn = whole(-100_000, 1_000_000_000);

/** A tame creature. */
const pet = record(
  { tameness: whole(1, 1000), hungryAt: turn },
  {
    abused: whole(0, 1_000_000_000),
    weakened: whole(0, 20_000),
    eating: whole(0, 1000),
    metAt: turn,
  },
);

/** What a creature may have besides. */
export const sidesOfCreature: Readonly<Record<string, Shape>> = {
  moods,
  golem,
  pet,
  given: chosen(LONGEST_GIVEN_NAME),
  prowess: whole(-50_000, 50_000),
  levelsGained: whole(1, 100),
};

const id = whole(1, LARGEST_ID);
const idOrNone = whole(0, LARGEST_ID);
const plain = row(id, text(500), idOrNone);
const moody = row(id, text(500), idOrNone, moods);

/** A creature that died or left: id, kind, master, and its moods where it has any. */
export const formerCreature: Shape = (value, path) =>
  (Array.isArray(value) && value.length === PARTS ? moody : plain)(value, path);

const PARTS = 4;
