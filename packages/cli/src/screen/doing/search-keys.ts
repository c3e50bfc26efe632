// The page of help, searched by words; verbs begin the commands that have no key.

import type { Command } from '@roguewright/engine/game';
import type { PlayedGame } from '../game/played-game.ts';
import { keymapOf } from '../options/options.ts';
import { askText } from '../stage/text-entry.ts';
import { commandOfVerb, searchHelp } from './screen-help.ts';

/** Asks for words and shows the lines of help that have them. @returns the command that they begin instead */
export async function searchKeys(game: PlayedGame): Promise<Command['kind'] | undefined> {
  const answer = await askText(game.stage, game.draw(''), {
    title: 'Search the help',
    about: [
      'Words such as trap, potion or spell; a minus excludes. A verb such as unsaddle begins a command without a key.',
    ],
    first: '',
    read: text => ({ words: text.trim() }),
  });
  const begun = answer && commandOfVerb(answer.words);
  if (answer !== undefined && begun === undefined) {
    const found = searchHelp(answer.words, keymapOf(game.stage.options));
    await game.stage.page(game.draw(''), 'Keys', found, { indent: 8 });
  }
  return begun;
}
