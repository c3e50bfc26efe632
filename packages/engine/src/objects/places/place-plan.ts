// The drawing of a place: a map as text in the file of an archetype, with a legend of what stands on it.

import { type Archetype, TYPE, textOf } from '../archetype.ts';

/** The places beside the dungeon, by the words of the key `place`. */
export const PLACES = ['town', 'home'] as const;

/** A place beside the dungeon. */
export type PlaceName = (typeof PLACES)[number];

/** The letter of the square on which heroes arrive who aren't brought to a door or to stairs. */
export const ARRIVAL = '@';

/** The letters that a drawing may have besides those of its legend: those of `drawLevel` that hide nothing. */
export const PLACE_LETTERS: readonly string[] = [..."%#.,+'<>~≈∩·§", ARRIVAL];

/** A line of the legend: a capital letter, and what is on the floor wherever the letter is drawn. */
const LEGEND = /^([A-Z]) = (\S+(?: \S+)?)$/;

/** Most columns and rows of a drawing. */
export const LARGEST_PLACE = { columns: 160, rows: 100 } as const;

/** A drawing that was read. */
export interface PlacePlan {
  /** The rows from the top, of equal length. */
  readonly rows: readonly string[];
  /** What the legend says, by its letters: an id, or of a drawing of the dungeon two words. */
  readonly legend: ReadonlyMap<string, string>;
}

/** Whether an archetype is the drawing of a place. */
export function isPlace({ type }: Pick<Archetype, 'type'>): boolean {
  return type === TYPE.place;
}

/** Reads a drawing, sound or not. */
export function placePlan(archetype: Archetype): PlacePlan {
  const rows: string[] = [];
  const legend = new Map<string, string>();
  for (const line of textOf(archetype, 'msg').split('\n')) {
    const row = line.trim();
    const [, letter, id] = LEGEND.exec(row) ?? [];
    if (letter !== undefined && id !== undefined) {
      legend.set(letter, id);
    } else if (row !== '') {
      rows.push(row);
    }
  }
  return { rows, legend };
}
