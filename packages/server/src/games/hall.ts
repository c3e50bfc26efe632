// Lines of the hall in two forms. The owner of the data folder or of the game gets everything; others get
// the name and the ending only.

import type { HallEntry, HallLine, HallMark } from '@roguewright/engine/game';
import type { StoredLine } from '../storage/hall.ts';

/** A line with how its game was begun: for its owner. */
export function ownLine(line: StoredLine): HallLine {
  const { game_id, start_role, start_race, seed } = line;
  const start = { role: start_role, race: start_race, seed };
  return { ...publicLine(line), start, game: game_id };
}

/** A line without: public. */
export function publicLine(line: StoredLine): HallLine {
  const marks = line.marks.split(' ').filter(mark => mark !== '') as HallMark[];
  return { entry: line.entry, marks, ...entryOf(line) };
}

function entryOf(line: StoredLine): HallEntry {
  const { hero, role, race, level, depth, deepest, turns, points, end, killer, during } = line;
  return { hero, role, race, level, depth, deepest, turns, points, end, killer, during };
}
