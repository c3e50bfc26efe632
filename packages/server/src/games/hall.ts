// Lines of the hall in two forms. The owner of the data folder or of the game gets everything; others get
// the name and the ending only.

import type { Conduct, HallEntry, HallLine, HallMark } from '@roguewright/engine/game';
import type { StoredLine } from '../storage/hall.ts';

/** A line with how its game was begun: for its owner. */
export function ownLine(line: StoredLine): HallLine {
  const { game_id, start_role, start_race, seed } = line;
  const start = { role: start_role, race: start_race, seed };
  return { ...publicLine(line), start, game: game_id };
}

/** A line without: public. */
export function publicLine(line: StoredLine): HallLine {
  const marks = wordsIn(line.marks) as HallMark[];
  return { entry: line.entry, marks, ...entryOf(line) };
}

/** A public line with its list, as a line of JSON. */
export function jsonLine(line: StoredLine): string {
  return `${JSON.stringify({ ranking: line.ranking, ...publicLine(line) })}\n`;
}

/** The words of a text with spaces between them. */
function wordsIn(text: string): string[] {
  return text.split(' ').filter(word => word !== '');
}

/** What a line says of its hero. */
export function entryOf(line: StoredLine): HallEntry {
  const { hero, role, race, level, depth, deepest, turns, points, end, killer, during } = line;
  const { conducts, heroes } = line;
  return {
    ...{ hero, role, race, level, depth, deepest, turns, points, end, killer, during },
    ...(heroes !== null && { heroes }),
    ...(conducts !== null && { conducts: wordsIn(conducts) as Conduct[] }),
  };
}
