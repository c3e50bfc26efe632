// The ranges of the effects of a saved level.

import { MOST_EFFECTS as MOST_EFFECTS_THAT_SPREAD } from '../../spells/index.ts';
import { list, number, record, row, type Shape, whole } from './saved-shape.ts';

/** Ids are positive 31-bit numbers: small in older games, spread over the whole range in newer ones. */
export const LARGEST_ID: number = 2 ** 31 - 1;

/** Number of ids given out. */
export const given: Shape = whole(1, 2 ** 30 - 1);

/** What ships and a few of the largest packs. */
const MOST_ARCHETYPES = 1_000_000;

/** Maximum number of effects on a level: as many as can spread, plus the last casts and bolts. */
const MOST_EFFECTS = 2 * MOST_EFFECTS_THAT_SPREAD;

const column = (least: number, most: number) => list(whole(least, most), MOST_EFFECTS);
/** A fork takes 10 from the next one's chance and moves 25 from one side to the other. */
const percents = column(-1000, 1000);
const ids = column(0, LARGEST_ID);

/** The effects of a level: a row for each, in columns. */
export const effects: Shape = record(
  {
    nextId: given,
    columns: record(
      {
        id: ids,
        archetype: column(0, MOST_ARCHETYPES),
        square: column(0, 20_000),
        damage: column(-20_000, 20_000),
        duration: column(-1_000_000, 1_000_000),
        range: column(-10_000, 10_000),
        direction: column(0, 8),
        level: column(0, 1000),
        attackType: column(-(2 ** 31), 2 ** 31 - 1),
        owner: ids,
        strand: ids,
        blastDamage: column(-20_000, 20_000),
        blastDuration: column(-1_000_000, 1_000_000),
        blastRange: column(-10_000, 10_000),
        forkChance: percents,
        leftChance: percents,
        food: column(-1_000_000, 1_000_000),
        glow: column(0, 100),
        speed: list(number(-20, 20), MOST_EFFECTS),
        speedLeft: list(number(-1000, 1000), MOST_EFFECTS),
      },
      // Older saves have none: of slayers up to version 5, of bearers up to version 10.
      { slayer: column(0, MOST_ARCHETYPES + 1), bearer: ids },
    ),
  },
  { strands: list(row(whole(0, MOST_EFFECTS), list(whole(1, LARGEST_ID), 10_000)), MOST_EFFECTS) },
);
