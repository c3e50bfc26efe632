// What using a thing comes to: a command at once, a reticle, or a sheet that asks more.

import type { ItemUse, ItemView } from '@roguewright/engine/game';
import type { Play } from './play.ts';

/** Uses a thing, or aims it. A number typed before says how many are dropped. */
export function useItem(play: Play, item: ItemView, how: ItemUse): void {
  switch (how) {
    case 'fire':
    case 'throw':
      play.startAim({ kind: how, item });
      return;
    case 'zap':
      play.startAim({ kind: how, item });
      return;
    case 'apply':
      if (item.aimed === true) {
        play.startAim({ kind: how, item });
      } else {
        play.order({ kind: how, item: item.id, direction: 0 });
      }
      return;
    case 'charge':
      play.openSheet('charge', item.id);
      return;
    case 'drop': {
      const most = play.count.or(item.count);
      play.order({ kind: how, item: item.id, count: Math.min(most, item.count) });
      return;
    }
    case 'read':
      // A scroll of charging is told first what it is for.
      if (item.uses.includes('charge')) {
        play.openSheet('charge', item.id);
      } else {
        play.order({ kind: how, item: item.id });
      }
      return;
    default:
      play.order({ kind: how, item: item.id });
  }
}
