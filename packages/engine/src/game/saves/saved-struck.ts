// Ranges of what hits of spells have brought to a creature.

import { number, record, type Shape, whole } from './saved-shape.ts';

/** Acts of a clock that are left, and where a clock stands. */
const acts = whole(-1_000_000, 1_000_000);
const place = number(-1_000_000, 1_000_000);
const bit = whole(0, 1);

/** Conditions with clocks of their own. */
export const struck: Shape = record({
  confusion: acts,
  confusionClock: place,
  poison: acts,
  poisonDamage: acts,
  poisonStrength: acts,
  poisonClock: place,
  slow: acts,
  slowPenalty: whole(0, 1000),
  slowClock: place,
  slowed: bit,
  blinded: bit,
  blindness: acts,
  blindClock: place,
  blindSpeed: place,
  still: bit,
  stillClock: place,
  stillSpeed: place,
  scared: bit,
});
