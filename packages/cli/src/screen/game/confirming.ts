// The question before a dangerous act: it waits for an answer, so that a key pressed once more is none.

import type { Scene } from '../picture/picture.ts';
import type { Draw, Stage } from '../stage/stage.ts';
import type { Footer } from '../terminal/lines.ts';

/** The game under the question. */
interface ConfirmedOn {
  readonly stage: Stage;
  readonly log: readonly string[];
  readonly draw: (prompt: Footer, more?: Partial<Scene>) => Draw;
}

/** How the question is answered. */
const ANSWERS = 'y goes on, n holds back';

/** Keys that hold back. */
const BACK: ReadonlySet<string> = new Set(['n', 'N', 'Escape', '^C']);

/** Asks until y goes on, or n or Escape holds back. Keys of a macro aren't asked twice: they hold back. */
export async function confirmsOn(game: ConfirmedOn, text: string): Promise<boolean> {
  const { stage, log } = game;
  let missed = '';
  for (;;) {
    const answers = missed === '' ? ANSWERS : `${missed} is no answer: ${ANSWERS}`;
    const short = `${text} ${missed === '' ? 'y or n' : answers}`;
    const isLong = short.length > stage.columns;
    const isMacro = stage.isFed;
    const key = await stage.key(
      isLong
        ? // What doesn't fit into the last line stands above it.
          game.draw(answers, { log: [...log, text], news: 1 })
        : game.draw([`${text} ${answers}`, short]),
    );
    if (key === 'y') {
      return true;
    }
    if (isMacro || BACK.has(key)) {
      return false;
    }
    missed = key === ' ' ? 'Space' : key;
  }
}
