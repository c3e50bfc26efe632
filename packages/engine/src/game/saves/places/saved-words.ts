// The ranges of what the player has written down.

import { LONGEST_NOTE, MOST_NOTES } from '../../protocol/own/own-words.ts';
import { chosen, list, record, row, whole } from '../saved-shape.ts';
import { place } from './saved-ways.ts';

const text = chosen(LONGEST_NOTE);
const turn = whole(0, 1_000_000_000);

/** Rules, notes, and the squares whose things are left there. */
export const ownWords = record(
  {},
  {
    pickup: text,
    stops: text,
    notes: list(record({ turn, level: place, text }), MOST_NOTES),
    left: list(row(place, list(whole(0, 20_000), 20_000)), 100),
  },
);
