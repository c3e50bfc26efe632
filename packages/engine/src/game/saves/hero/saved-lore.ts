// The ranges of what a hero knows of things and kinds, in a save.

import { MOST_KNOWN, MOST_NOTES, MOST_PRICES, NOTE_WORDS } from '../../../objects/index.ts';
import { LARGEST_ID } from '../saved-effects.ts';
import {
  byName,
  chosen,
  list,
  oneOf,
  record,
  row,
  type Shape,
  text,
  whole,
} from '../saved-shape.ts';

const id = whole(1, LARGEST_ID);
const counter = whole(0, 1_000_000_000);
const word = text(500);
const name = chosen(40);

const kindLore = record({
  kills: counter,
  blows: list(counter, 20),
  is: list(word, 100),
  isNot: list(word, 100),
  abilities: list(word, 100),
});

/** Blow index, damage, armour class. */
const feltBlow = row(whole(0, 20), whole(1, 20_000), whole(-1000, 1000));

/** Values of one piece in gold. */
const values = list(counter, 200);
const difficulty = whole(0, 1000);

/** Knowledge of things and kinds. */
export const lore: Shape = record(
  {
    appearances: byName(word, 2000),
    identified: list(word, 2000),
    called: byName(name, 2000),
    named: list(row(id, name), 20_000),
    things: list(row(id, whole(1, MOST_KNOWN)), 20_000),
    monsters: list(row(word, kindLore), 2000),
  },
  {
    arms: list(row(id, list(feltBlow, 8), list(id, 100)), 2000),
    values: byName(list(values, MOST_PRICES), 2000),
    prices: byName(
      list(row(whole(0, LARGEST_ID), values, values, text(500), difficulty), MOST_PRICES),
      2000,
    ),
    charges: list(row(id, list(row(oneOf(NOTE_WORDS), counter), MOST_NOTES)), 20_000),
  },
);
