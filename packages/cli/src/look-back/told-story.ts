// A recorded game as lines of text: what happened in each turn.

import type { Chronicle } from '@roguewright/engine/host';
import { tellEnding, tellEvents, tellPlace } from '@roguewright/engine/words';

/** The sentences of a game, a line for each command that had any. */
export function toldStory(chronicle: Chronicle): string {
  const { file, points, last } = chronicle;
  const [begun] = points;
  let depth = begun!.depth;
  const lines = [`Turn ${begun!.turn}: you are ${tellPlace(depth)}.`];
  const game = chronicle.gameAt(0);
  for (let sequence = 1; sequence <= last; sequence++) {
    const { seat = 0, ...command } = file.commands[sequence - 1]!;
    const performed = game.perform(command, seat);
    const { turn, depth: now } = points[sequence]!;
    if (now !== depth) {
      lines.push(`Turn ${turn}: you are ${tellPlace(now)}.`);
      depth = now;
    }
    const told = tellEvents(performed).filter(text => text !== '');
    if (told.length > 0) {
      lines.push(`Turn ${turn}: ${told.join(' ')}`);
    }
  }
  const ending = tellEnding(chronicle.at(last).view);
  return [...lines, ...(ending === '' ? [] : [ending])].join('\n');
}
