// The page of help, searched by words.

import type { PlayedGame } from '../game/played-game.ts';
import { askText } from '../stage/text-entry.ts';
import { searchHelp } from './screen-help.ts';

/** Asks for words and shows the lines of help that have them. */
export async function searchKeys(game: PlayedGame): Promise<void> {
  const answer = await askText(game.stage, game.draw(''), {
    title: 'Search the help',
    about: ['Words such as trap, potion or spell; a minus excludes.'],
    first: '',
    read: text => ({ words: text.trim() }),
  });
  if (answer !== undefined) {
    await game.stage.page(game.draw(''), 'Keys', searchHelp(answer.words), { indent: 8 });
  }
}
