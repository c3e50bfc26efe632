// Finding on the screen: words are asked for, then one of what was found is chosen, and the hero goes there.

import { filterFinds, goToFound, whereFound } from '@roguewright/engine/face';
import { askText } from '../stage/text-entry.ts';
import { lettered } from './menus.ts';
import type { PlayedGame } from './played-game.ts';

/** Finds of one menu: as many as there are letters. */
const MOST_LISTED = 52;

const ABOUT =
  'Words of a name, of a place (dungeon 3) or of a kind (armour, monster, place, note); a minus excludes; nothing lists all.';

/** Asks for words, lists what the hero remembers of all levels, and goes to what is chosen. */
export async function findSomething(game: PlayedGame): Promise<void> {
  const asked = await askText(game.stage, game.draw(''), {
    title: 'Find',
    about: [ABOUT],
    first: '',
    read: text => ({ words: text.trim() }),
  });
  if (asked === undefined) {
    return;
  }
  const all = filterFinds((await game.ask({ ask: 'find' }))?.found ?? [], asked.words);
  if (all.length === 0) {
    game.say([
      asked.words === ''
        ? 'You remember nothing yet.'
        : `You remember nothing like ${asked.words}.`,
    ]);
    return;
  }
  const listed = all.slice(0, MOST_LISTED);
  const choices = listed.map((thing, index) => ({
    key: lettered(index),
    text: `${thing.glyph} ${thing.name}: ${whereFound(game.view, thing)}`,
    value: thing,
  }));
  const more = all.length - listed.length;
  const title = `Go where? ${all.length} found${more > 0 ? `, the first ${MOST_LISTED}` : ''}`;
  const chosen = await game.stage.choose(game.draw(''), title, choices);
  if (chosen !== undefined) {
    await goToFound(game.view, chosen, async command => (await game.perform(command)).view);
  }
}
