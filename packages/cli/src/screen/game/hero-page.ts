// Pages with the numbers of the hero and of one of his items.

import type { ItemView } from '@roguewright/engine/game';
import { capitalised } from '@roguewright/engine/words';
import { describeHero, describeItem, describeSkills } from '../../play/describe.ts';
import { itemText, sheetText } from '../../play/pages/page-text.ts';
import type { PlayedGame } from './played-game.ts';

/** The hero's page: his state, what counts in fights, and his skills. */
export async function showHero(game: PlayedGame): Promise<void> {
  const { view } = game;
  const answer = await game.ask({ ask: 'sheet' });
  const parts = [
    describeHero(view, game.causes),
    answer === undefined ? '' : sheetText(answer),
    describeSkills(view),
  ];
  const text = parts.filter(part => part !== '').join('\n\n');
  await game.stage.page(game.draw(''), 'You', text, { indent: 3 });
}

/** The page of a carried item. */
export async function showItem(game: PlayedGame, item: ItemView): Promise<void> {
  const answer = await game.ask({ ask: 'item', item: item.id });
  const text = [describeItem(item), answer === undefined ? '' : itemText(item, answer)].join(
    '\n\n',
  );
  await game.stage.page(game.draw(''), capitalised(item.name), text.trimEnd(), { indent: 3 });
}
