// The morgue of a record: all that it takes to write down a hero's end, or how he stands at any point.

import { hostilesSeen, type MorgueFacts } from '../../face/index.ts';
import { tellEvents } from '../../words/index.ts';
import type { Chronicle } from './chronicle.ts';
import { dangersOf, lastMoves } from './post-mortem.ts';
import { answerOf } from './threats.ts';

/** The number of last commands whose messages are included. */
const LAST_COMMANDS = 15;

/**
 * What is written of the hero after a number of commands. The odds are those before the last of them, if the game
 * ended with it.
 */
export function morgueOf(chronicle: Chronicle, sequence: number = chronicle.last): MorgueFacts {
  const { seat, file } = chronicle;
  const game = chronicle.gameAt(sequence);
  const { view } = game.look(seat);
  const asked = view.ending === undefined ? game : chronicle.gameAt(Math.max(0, sequence - 1));
  const isEnd = view.ending !== undefined && sequence === chronicle.last;
  const foes = hostilesSeen(asked.look(seat).view);
  const log: string[] = [];
  for (let at = Math.max(1, sequence - LAST_COMMANDS + 1); at <= sequence; at++) {
    const performed = chronicle.at(at);
    log.push(...tellEvents(performed).filter(text => text !== ''));
  }
  const { start, ruleset } = file;
  return {
    view,
    log,
    seed: start.seed,
    ruleset,
    ...(isEnd && { path: dangersOf(chronicle, lastMoves(chronicle)) }),
    kinds: game.odds({ ask: 'recall', target: 0 }, seat).kinds ?? [],
    dangers: foes.flatMap(({ id, name }) => {
      const odds = answerOf(question => asked.odds(question, seat), { ask: 'danger', target: id });
      return odds === undefined ? [] : [{ name, odds }];
    }),
  };
}
