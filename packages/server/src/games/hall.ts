// Lines of the hall as they are told: everything to the owner of the data folder or of the game, and
// to anybody else no more than who it was and how it ended.

import type { HallEntry, HallLine, HallMark } from '@roguewright/engine/game';
import type { StoredLine } from '../storage/hall.ts';

/** A line with how its game was begun: for its owner. */
export function ownLine(line: StoredLine): HallLine {
  const { game_id, start_role, start_race, seed } = line;
  const start = { role: start_role, race: start_race, seed };
  return { ...publicLine(line), start, game: game_id };
}

/** A line without: for anybody. */
export function publicLine(line: StoredLine): HallLine {
  const marks = line.marks.split(' ').filter(mark => mark !== '') as HallMark[];
  return { entry: line.entry, marks, ...entryOf(line) };
}

function entryOf(line: StoredLine): HallEntry {
  const { hero, role, race, level, depth, deepest, turns, points, end, killer, during } = line;
  return { hero, role, race, level, depth, deepest, turns, points, end, killer, during };
}
