// The page of help, and its search by words. Asked for by the key of verbs, a verb begins its command.

import type { Command } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';
import { readJourney } from '../../play/map/journey-order.ts';
import type { PlayedGame } from '../game/played-game.ts';
import { keymapOf } from '../options/options.ts';
import { askText } from '../stage/text-entry.ts';
import { commandOfVerb, screenHelp, searchHelp } from './screen-help.ts';

/** The key that searches the page of help while it is read. */
const SEARCH_KEY = '/';

const WORDS = 'Words such as trap, potion or rune; a minus excludes.';

/** Shows the page of help, and what a search of it finds, until it is left. */
export async function readHelp(game: PlayedGame): Promise<void> {
  let text = screenHelp(keymapOf(game.stage.options));
  while ((await showHelp(game, text)) === SEARCH_KEY) {
    const words = await askWords(game, [WORDS]);
    text = words === undefined ? text : found(game, words);
  }
}

/** Asks for words and shows the lines of help that have them. @returns the command that they begin instead */
export async function searchKeys(game: PlayedGame): Promise<Command['kind'] | undefined> {
  const words = await askWords(game, [
    `${WORDS} A verb such as pray or unsaddle begins its command.`,
  ]);
  const [verb = '', ...level] = (words ?? '').replace(/^#/, '').split(/\s+/);
  if (level.length > 0 && COMMAND_HELP.journey.verbs.includes(verb.toLowerCase())) {
    // The key of a journey leads to the town; only words can name another level.
    const order = readJourney(level);
    if (order.do === 'perform') {
      await game.perform(order.command);
    } else if (order.do === 'say') {
      game.say([order.text]);
    }
    return undefined;
  }
  const begun = words === undefined ? undefined : commandOfVerb(words);
  if (words !== undefined && begun === undefined) {
    await showHelp(game, found(game, words));
  }
  return begun;
}

async function askWords(game: PlayedGame, about: readonly string[]): Promise<string | undefined> {
  const answer = await askText(game.stage, game.draw(''), {
    title: 'Search the help',
    about,
    first: '',
    read: text => ({ words: text.trim() }),
  });
  return answer?.words;
}

function found(game: PlayedGame, words: string): string {
  return searchHelp(words, keymapOf(game.stage.options));
}

/** @returns the key that ended the page */
function showHelp(game: PlayedGame, text: string): Promise<string> {
  const hint = `, ${SEARCH_KEY} searches`;
  return game.stage.page(game.draw(''), 'Keys', text, { indent: 8, hint });
}
