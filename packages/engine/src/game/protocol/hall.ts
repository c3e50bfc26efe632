// What is kept of a game that is over: a line in the hall of heroes, made of what its hero knows.

import type { Ending, GameView } from './view.ts';

/** A line in the hall of heroes. Plain JSON. */
export interface HallEntry {
  /** The hero's name. */
  readonly hero: string;
  /** Role and race by their titles. */
  readonly role: string;
  readonly race: string;
  /** The hero's level, 1…30. */
  readonly level: number;
  /** The dungeon level on which it ended, from 1. */
  readonly depth: number;
  /** The deepest level that the hero has been on. */
  readonly deepest: number;
  /** Turns that it took. */
  readonly turns: number;
  readonly points: number;
  readonly end: Ending['kind'];
  /** Name of what killed the hero; empty after a victory. */
  readonly killer: string;
  /** Why the hero could do nothing then; empty when he could. */
  readonly during: string;
}

/** What the hall can be ordered by. */
export const HALL_ORDERS = ['points', 'level', 'deepest', 'turns', 'hero'] as const;

/** One of them. */
export type HallOrder = (typeof HALL_ORDERS)[number];

/**
 * The two lists of a server's hall: games that nobody could try out beforehand, and games that bear a
 * mark, or can't be performed again.
 */
export const HALL_RANKINGS = ['verified', 'marked'] as const;

/** One of them. */
export type HallRanking = (typeof HALL_RANKINGS)[number];

/**
 * Why a game is ranked apart: its player chose the seed; it was exported while it was being played;
 * it was imported from a file; its commands, replayed, didn't lead to the same end.
 */
export const HALL_MARKS = ['seed-chosen', 'exported', 'brought', 'not-repeatable'] as const;

/** One of them. */
export type HallMark = (typeof HALL_MARKS)[number];

/** Which lines of the hall are asked for. */
export interface HallQuestion {
  /** Which list; a hall without rankings, such as that of a browser, has only one. */
  readonly ranking: HallRanking;
  readonly order: HallOrder;
  /** The greatest first; names from z to a. Of equal lines the latest counts as the greatest. */
  readonly descending: boolean;
  /** Lines that are left out at the beginning, 0 or more. */
  readonly from: number;
  /** Lines at most, 1…MOST_HALL_LINES. */
  readonly count: number;
}

/** Lines that one question is answered with, at most. */
export const MOST_HALL_LINES = 100;

/** The hall as it is first shown. */
export const HALL_BEGINNING: HallQuestion = {
  ranking: 'verified',
  order: 'points',
  descending: true,
  from: 0,
  count: 25,
};

/** How a game was begun, the name apart: ids of role and race. */
export interface HallStart {
  readonly role: string;
  readonly race: string;
  readonly seed: string;
}

/** A line of the hall where it is kept; `entry` names it there. */
export interface HallLine extends HallEntry {
  readonly entry: number;
  /** Why it is ranked apart; empty for a verified game, absent where nothing is verified. */
  readonly marks?: readonly HallMark[];
  /** Of one's own games only: how the same game is begun, and which it was. */
  readonly start?: HallStart;
  readonly game?: string;
}

/** Some lines of the hall. */
export interface HallPage {
  readonly lines: readonly HallLine[];
  /** Lines in all. */
  readonly total: number;
}

/** The lines that a question asks for, of all that there are, in the order of their coming. */
export function hallPage(all: readonly HallLine[], question: HallQuestion): HallPage {
  const { order, descending, from, count } = question;
  const upwards = (one: HallLine, other: HallLine) =>
    order === 'hero' ? compareNames(one.hero, other.hero) : one[order] - other[order];
  const sorted = all.toSorted((one, other) => upwards(one, other) || one.entry - other.entry);
  if (descending) {
    sorted.reverse();
  }
  return { lines: sorted.slice(from, from + count), total: all.length };
}

function compareNames(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The line of a game; undefined while it goes on. */
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
    }
  );
}
