// The ranges of what the player has written down.

import { LONGEST_NOTE, MOST_NOTES } from '../../protocol/own/own-words.ts';
import { chosen, list, record, row, type Shape, whole } from '../saved-shape.ts';
import { place } from './saved-ways.ts';

const text = chosen(LONGEST_NOTE);
const turn = whole(0, 1_000_000_000);
/** A column or a row of a level. */
const side = whole(0, 499);

/** Rules, notes, and the squares whose things are left there. */
export const ownWords: Shape = record(
  {},
  {
    pickup: text,
    stops: text,
    messages: text,
    spared: list(whole(1, 2 ** 31), 100),
    notes: list(record({ turn, level: place, text }, { x: side, y: side }), MOST_NOTES),
    left: list(row(place, list(whole(0, 20_000), 20_000)), 100),
  },
);
