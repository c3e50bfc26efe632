// The page of help, searched by words; verbs begin the commands that have no key.

import type { Command } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';
import { readJourney } from '../../play/map/journey-order.ts';
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
  const named = /^#?(\S+)\s+(.+)$/.exec(answer?.words ?? '');
  if (named !== null && COMMAND_HELP.journey.verbs.includes(named[1]!.toLowerCase())) {
    // The key of a journey leads to the town; only words can name another level.
    const order = readJourney(named[2]!.split(/\s+/));
    if (order.do === 'perform') {
      await game.perform(order.command);
    } else if (order.do === 'say') {
      game.say([order.text]);
    }
    return undefined;
  }
  if (answer !== undefined && begun === undefined) {
    const found = searchHelp(answer.words, keymapOf(game.stage.options));
    await game.stage.page(game.draw(''), 'Keys', found, { indent: 8 });
  }
  return begun;
}
