// What using an item starts on the page: a command at once, a reticle, or a sheet that asks more.

import { useOfItem } from '@roguewright/engine/face';
import type { ItemUse, ItemView } from '@roguewright/engine/game';
import type { Play } from './play.ts';

/** Uses a thing, or aims it. A number typed before says how many are dropped. */
export function useItem(play: Play, item: ItemView, how: ItemUse): void {
  const use = useOfItem(item, how, play.count.or(0));
  switch (use.kind) {
    case 'aim':
      play.aim(use.what);
      return;
    case 'command':
      play.order(use.command);
  }
}
