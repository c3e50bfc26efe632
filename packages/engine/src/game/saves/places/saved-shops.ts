// The ranges of the shops of a level.

import { MOST_SEATS } from '../../protocol/performed.ts';
import { LARGEST_ID } from '../saved-effects.ts';
import { list, record, row, type Shape, text, whole } from '../saved-shape.ts';

/** Most shops of a level. */
const MOST_SHOPS = 50;

/** Gold. */
const gold = whole(0, 1_000_000_000);
/** A square on the largest map with its border. */
const square = whole(0, 20_000);

/** The shops of a level. */
export const shops: Shape = list(
  record(
    {
      kind: text(500),
      keeper: whole(0, LARGEST_ID),
      room: row(whole(0, 160), whole(0, 100), whole(1, 160), whole(1, 100)),
      post: square,
      door: square,
    },
    { accounts: list(row(whole(0, MOST_SEATS - 1), gold, gold, gold), MOST_SEATS) },
  ),
  MOST_SHOPS,
);
