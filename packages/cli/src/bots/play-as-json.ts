// The protocol for bots over a pair of streams: a request a line in, an answer a line out.

import { MOST_FILE_LETTERS } from '@roguewright/engine/host';
import type { BotAnswer } from './answers.ts';
import type { BotGame } from './bot-game.ts';
import { boundedLines, type ReadLine } from './bounded-lines.ts';

/** Most bytes of a line. Only the text of a saved game comes near it. */
export const MOST_LINE_BYTES = 3 * MOST_FILE_LETTERS;

/** Takes a line; resolves when the next one may be written. */
export type WriteLine = (line: string) => Promise<void>;

/** Answers the lines of a stream until it ends. */
export async function playAsJson(
  game: BotGame,
  input: AsyncIterable<Uint8Array>,
  write: WriteLine,
): Promise<void> {
  for await (const line of boundedLines(input, MOST_LINE_BYTES)) {
    await write(`${JSON.stringify(answerTo(game, line))}\n`);
  }
}

function answerTo(game: BotGame, line: ReadLine): BotAnswer {
  if ('text' in line) {
    return game.answer(line.text);
  }
  const { trouble, bytes } = line;
  const [expected, got] =
    trouble === 'too-long'
      ? [`a line of at most ${MOST_LINE_BYTES} bytes`, `${bytes} bytes`]
      : ['a line in UTF-8', 'other bytes'];
  const message = `expected ${expected}, got ${got}`;
  return { id: null, error: { field: '', expected, got, message } };
}
