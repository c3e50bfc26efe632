// Rules and notes on the screen.

import { LONGEST_NOTE, WISHES } from '@roguewright/engine/game';
import { noteLines, tellWish, WISH_HELP } from '@roguewright/engine/words';
import { askText } from '../stage/text-entry.ts';
import type { PlayedGame } from './played-game.ts';

const read = (text: string) =>
  text.length > LONGEST_NOTE ? `At most ${LONGEST_NOTE} letters.` : { text: text.trim() };

/** Has rules chosen and written. */
export async function writeRules(game: PlayedGame): Promise<void> {
  const choices = WISHES.map((wish, index) => ({
    key: String.fromCharCode(97 + index),
    text: tellWish(game.view, wish),
    value: wish,
  }));
  const about = await game.stage.choose(game.draw(''), 'Your rules', choices);
  if (about === undefined) {
    return;
  }
  const answer = await askText(game.stage, game.draw(''), {
    title: WISH_HELP[about].title,
    about: [WISH_HELP[about].about],
    first: game.view.own?.[about] ?? '',
    read,
  });
  if (answer !== undefined) {
    await game.perform({ kind: 'prefer', about, rules: answer.text });
  }
}

/** Has a note written; without a text, the notes are shown. A minus takes away the last. */
export async function writeNote(game: PlayedGame): Promise<void> {
  const lines = noteLines(game.view);
  const answer = await askText(game.stage, game.draw(''), {
    title: 'Note',
    about: [`${lines.length} so far. Enter alone shows them; a minus alone takes away the last.`],
    first: '',
    read,
  });
  if (answer === undefined) {
    return;
  }
  if (answer.text === '') {
    const text = lines.join('\n') || 'You have made no notes.';
    await game.stage.page(game.draw(''), 'Notes', text, { indent: 3 });
    return;
  }
  await game.perform({ kind: 'note', text: answer.text === '-' ? '' : answer.text });
}
