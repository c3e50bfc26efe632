// The ranges of a hero's pools, by the rules of spell objects too, and of the form that he has taken.

import { EXERCISED } from '../../../worldrules/index.ts';
import { CONDUCTS } from '../../protocol/results/conducts.ts';
import { flag, list, record, row, type Shape, text, whole } from '../saved-shape.ts';

/** Points of health, energy or grace. */
export const points: Shape = whole(0, 20_000);

/** Grace: a prayer that is granted although grace is missing leaves less than none. */
export const grace: Shape = whole(-20_000, 20_000);

/** Points that the first levels gave. */
const levelPoints = list(whole(-100, 200), 10);

/** Waits in ticks, points of the first levels, maxima: hit points, energy, grace. */
export const heroPools: Shape = record(
  {
    waits: row(whole(0, 100_000), whole(0, 100_000), whole(0, 100_000)),
    levels: row(levelPoints, levelPoints, levelPoints),
  },
  { counted: row(points, points, points), resting: flag },
);

/** The form that a hero has taken, with the hit points of his own body. */
export const heroForm: Shape = record(
  {
    kind: text(500),
    hitPoints: points,
    maxHitPoints: whole(1, 20_000),
    turns: whole(0, 100_000),
  },
  { ends: row(whole(1, 1_000_000_000), whole(1, 1_000_000_000)) },
);

/** What eaten rings and amulets have given him. */
export const absorbed: Shape = record({
  toHit: whole(-200, 200),
  toDam: whole(-200, 200),
  protection: whole(-200, 200),
  kinds: list(text(500), 1000),
});

/** Points of exercise, and the turn of the next check. */
export const exercise: Shape = record(
  {},
  {
    points: record({}, Object.fromEntries(EXERCISED.map(name => [name, whole(-1000, 1000)]))),
    nextCheck: whole(1, 1_000_000_000),
  },
);

/** A hero's faith. */
export const faith: Shape = record(
  {},
  {
    god: text(500),
    gifted: whole(1, 200),
    called: whole(0, 1_000_000_000),
    heardFrom: whole(0, 1_000_000_000),
    favour: row(whole(-10, 10), whole(0, 1_000_000_000)),
    crowned: flag,
    artifacts: whole(1, 1000),
  },
);

/** Broken conducts. */
export const conducts: Shape = record(
  {},
  Object.fromEntries(
    CONDUCTS.map(conduct => [
      conduct,
      record({ times: whole(1, 1_000_000_000), since: whole(0, 1_000_000_000) }),
    ]),
  ),
);
