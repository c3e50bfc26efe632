// The ranges of a question that waits for an answer.

import { BEATITUDES } from '../../objects/index.ts';
import { ALL_PARTS } from '../powers/things/identifying.ts';
import { LONGEST_ANSWER } from '../protocol/answers.ts';
import { FIELD_RANGES } from '../protocol/field-ranges.ts';
import { type ContinuationName, EXTINCTIONS, NAMED } from '../protocol/pending.ts';
import { DEED_ANSWERS } from '../protocol/tools/deeds.ts';
import { LARGEST_ID } from './saved-effects.ts';
import {
  flag,
  list,
  oneOf,
  orNull,
  record,
  type Shape,
  text,
  variant,
  whole,
} from './saved-shape.ts';

const id = whole(1, LARGEST_ID);
const idOrNone = whole(0, LARGEST_ID);
const namedThings = oneOf(NAMED);

/** A cast that waits for an argument. */
const waitingCast = record({
  spell: id,
  direction: whole(0, 8),
  strains: flag,
  target: whole(-1, 1_000_000),
  text: text(LONGEST_ANSWER),
  item: idOrNone,
  count: whole(0, FIELD_RANGES.amount[1]),
});

/** A carrier that waits for what its spell must be told. */
const waitingCarrier = record({
  carrier: id,
  direction: whole(0, 8),
  known: flag,
  text: text(LONGEST_ANSWER),
  item: idOrNone,
});

/** A deed that waits for an answer. */
const waitingDeed = record({
  deed: oneOf(Object.keys(DEED_ANSWERS)),
  item: idOrNone,
  other: whole(-1, LARGEST_ID),
  text: text(LONGEST_ANSWER),
});

/** The facts of each question that may wait. */
const PENDING_FACTS: Readonly<Record<ContinuationName, Shape>> = {
  charging: record({ scroll: idOrNone, source: oneOf(BEATITUDES), known: flag }),
  identification: record({ left: whole(1, 4), parts: list(oneOf(ALL_PARTS), ALL_PARTS.length) }),
  conversion: record({ altar: id }),
  'first-god': record({}),
  'what-to-name': record({ names: namedThings }),
  genocide: record({ whom: oneOf(EXTINCTIONS), tries: whole(1, 100) }),
  'new-form': record({ tries: whole(1, 100) }),
  naming: record({ names: namedThings, item: id }),
  'ring-to-replace': record({ ring: id }),
  'cast-item': waitingCast,
  'cast-text': waitingCast,
  'cast-count': waitingCast,
  'carried-item': waitingCarrier,
  'carried-text': waitingCarrier,
  'deed-item': waitingDeed,
  'deed-choice': waitingDeed,
  'deed-text': waitingDeed,
  'deed-yes': waitingDeed,
};

/** The question that waits, by what it is about; null: none. */
export const pending: Shape = orNull(
  variant(
    'about',
    Object.fromEntries(
      Object.entries(PENDING_FACTS).map(([about, facts]) => [
        about,
        record({ about: oneOf([about]), facts, paid: flag }),
      ]),
    ),
  ),
);
