// The record of a finished game: a line in the hall of heroes, from the hero's knowledge.

import type { Ending, GameView } from '../view.ts';
import { type Conduct, keptConducts } from './conducts.ts';

/** A line in the hall of heroes. Plain JSON. */
export interface HallEntry {
  /** The hero's name. */
  readonly hero: string;
  /** Titles of role and race. */
  readonly role: string;
  readonly race: string;
  /** The hero's level, 1…30. */
  readonly level: number;
  /** The dungeon level at the end, from 1. */
  readonly depth: number;
  /** The deepest level reached. */
  readonly deepest: number;
  /** Number of turns. */
  readonly turns: number;
  readonly points: number;
  readonly end: Ending['kind'];
  /** The killer's name; empty after a victory. */
  readonly killer: string;
  /** Reason for helplessness at death; empty if the hero could act. */
  readonly during: string;
  /** How many heroes had come into the shared world by then; absent: the game had one hero. */
  readonly heroes?: number;
  /** The conducts that the hero kept to the end; absent: they weren't counted. */
  readonly conducts?: readonly Conduct[];
}

/** Sort orders of the hall. */
export const HALL_ORDERS = ['points', 'level', 'deepest', 'turns', 'hero'] as const;

/** A sort order. */
export type HallOrder = (typeof HALL_ORDERS)[number];

/**
 * The rankings of a server's hall: games that could not be tried out in advance, and games that have a mark
 * or can't be replayed.
 */
export const HALL_RANKINGS = ['verified', 'marked'] as const;

/** A ranking. */
export type HallRanking = (typeof HALL_RANKINGS)[number];

/**
 * Why a game is ranked separately: its player chose the seed; it was exported during play; it was imported
 * from a file; it goes on from a point of another game; several heroes shared its world; replaying its commands
 * didn't lead to the same end.
 */
const HALL_MARKS = [
  'seed-chosen',
  'exported',
  'brought',
  'forked',
  'shared-world',
  'not-repeatable',
] as const;

/** A mark. */
export type HallMark = (typeof HALL_MARKS)[number];

/** A query for lines of the hall. */
export interface HallQuestion {
  /** The ranking; a hall without rankings, such as a browser's, has only one list. */
  readonly ranking: HallRanking;
  /** Only games of this seed, chosen by their players and replayed, instead of a ranking; absent: of any. */
  readonly seed?: string | undefined;
  readonly order: HallOrder;
  /** Greatest first; names from z to a. Of equal lines the latest comes first. */
  readonly descending: boolean;
  /** Number of lines to skip. */
  readonly from: number;
  /** Maximum number of lines, 1…MOST_HALL_LINES. */
  readonly count: number;
}

/** Maximum number of lines per query. */
export const MOST_HALL_LINES = 100;

/** The default query. */
export const HALL_BEGINNING: HallQuestion = {
  ranking: 'verified',
  order: 'points',
  descending: true,
  from: 0,
  count: 25,
};

/** The start of a game, without the hero's name: ids of role and race. */
export interface HallStart {
  readonly role: string;
  readonly race: string;
  readonly seed: string;
}

/** A stored line of the hall; `entry` is its key. */
export interface HallLine extends HallEntry {
  readonly entry: number;
  /** Reasons for separate ranking; empty for a verified game, absent where games aren't verified. */
  readonly marks?: readonly HallMark[];
  /** Only for the player's own games: the start, for playing the same game again, and the game's id. */
  readonly start?: HallStart;
  readonly game?: string;
}

/** A page of the hall. */
export interface HallPage {
  readonly lines: readonly HallLine[];
  /** Total number of lines. */
  readonly total: number;
}

/** The lines selected by a query from all lines, which are in order of arrival. */
export function hallPage(all: readonly HallLine[], question: HallQuestion): HallPage {
  const { order, descending, from, count, seed } = question;
  const wanted = seed === undefined ? all : all.filter(({ start }) => start?.seed === seed);
  const upwards = (one: HallLine, other: HallLine) =>
    order === 'hero' ? compareNames(one.hero, other.hero) : one[order] - other[order];
  const sorted = wanted.toSorted((one, other) => upwards(one, other) || one.entry - other.entry);
  if (descending) {
    sorted.reverse();
  }
  return { lines: sorted.slice(from, from + count), total: wanted.length };
}

function compareNames(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The line of a game; undefined while it is in progress. */
export function hallEntry({ ending, hero, ...view }: GameView): HallEntry | undefined {
  return (
    ending && {
      hero: hero.name,
      role: hero.role,
      race: hero.race,
      level: hero.level,
      depth: view.dungeonLevel,
      deepest: view.deepestLevel,
      turns: ending.turn,
      points: view.points,
      end: ending.kind,
      killer: ending.killer,
      during: ending.during ?? '',
      ...(view.party !== undefined && { heroes: view.party.length }),
      ...(view.conducts.length > 0 && { conducts: keptConducts(view.conducts) }),
    }
  );
}
