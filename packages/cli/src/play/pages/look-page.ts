// Looking at something: of a carried item also its numbers and what it does.

import type { GameView } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import { describeItem } from '../describe.ts';
import { carriedAt, lookAt } from '../far-look.ts';
import { named } from '../things.ts';
import { itemText } from './page-text.ts';

/** What is known of something by the words of a player. */
export async function lookWithPage(host: GameHost, view: GameView, at: string): Promise<string> {
  const item = carriedAt(view, at);
  return item === undefined ? lookAt(view, at) : itemPage(host, view, item.letter);
}

/** What is known of a carried item by its letter or name, and its page; or what to say. */
export async function itemPage(host: GameHost, view: GameView, written: string): Promise<string> {
  const item = named(view.inventory, written, 'You carry nothing');
  if (typeof item === 'string') {
    return item;
  }
  const page = itemText(item, await host.odds({ ask: 'item', item: item.id }));
  return page === '' ? describeItem(item) : `${describeItem(item)}\n${page}`;
}
