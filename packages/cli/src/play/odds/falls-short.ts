// Spells and wands that end before the creature that they are aimed at.

import { aimIn, distance, type Square, tellOutOfRange } from '@roguewright/engine/face';
import type { Command, Direction, GameView } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';

/** The square that a question about a spell or a wand aims at; undefined: it aims at none. */
function aimedAt(view: GameView, question: OddsQuestion): Square | undefined {
  switch (question.ask) {
    case 'cast':
    case 'zap':
      return aimIn(view, question.direction as Direction).square;
    case 'cast-at':
      return question;
    default:
      return undefined;
  }
}

/** That a spell or a wand ends before the creature that it is aimed at; empty: it doesn't. */
export function outOfRange(view: GameView, question: OddsQuestion, answer: OddsAnswer): string {
  const square = aimedAt(view, question);
  return square === undefined ? '' : tellOutOfRange(view, square, answer);
}

/** The question about what a command releases; undefined: nothing that has a reach. */
function questionOf(command: Command): OddsQuestion | undefined {
  switch (command.kind) {
    case 'cast':
      return { ask: 'cast', spell: command.spell, direction: command.direction };
    case 'cast-at':
      return { ask: 'cast-at', spell: command.spell, x: command.x, y: command.y };
    case 'zap':
      return { ask: 'zap', item: command.item, direction: command.direction };
    default:
      return undefined;
  }
}

/** Nothing falls short of a creature beside the hero. */
const BESIDE = 1;

/** That what a command is about to release ends before the creature that it is aimed at; empty: it doesn't. */
export async function fallsShort(
  host: GameHost,
  view: GameView,
  command: Command,
): Promise<string> {
  const question = questionOf(command);
  const square = question && aimedAt(view, question);
  return question === undefined || square === undefined || distance(view.hero, square) <= BESIDE
    ? ''
    : outOfRange(view, question, await host.odds(question));
}
