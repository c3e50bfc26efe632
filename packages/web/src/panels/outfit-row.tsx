// What the hero holds and wears, as icons beside the map: a click opens the card of the thing.

import type { ItemView } from '@roguewright/engine/game';
import { tellNumbers } from '@roguewright/engine/words';
import type { Play } from '../play/play.ts';
import { Icon } from './icon.tsx';

/** The order: what strikes, what flies, then from the head down. */
const PLACES = ['shield', 'helmet', 'body', 'cloak', 'gloves', 'boots', 'amulet', 'ring', 'light'];

function orderOf({ wielded, place }: ItemView): number {
  if (wielded) {
    return 0;
  }
  const at = PLACES.indexOf(place ?? '');
  return at < 0 ? PLACES.length + 1 : at + 1;
}

/** Ammunition is said to be wielded, too. */
function isQuiver({ wielded, uses }: ItemView): boolean {
  return wielded && uses.includes('fire');
}

function stateOf(item: ItemView): string {
  return isQuiver(item) ? 'in the quiver' : item.wielded ? 'in hand' : 'worn';
}

interface OutfitProps {
  readonly play: Play;
  readonly items: readonly ItemView[];
}

/** The row; nothing for a hero who wears and wields nothing. */
export function OutfitRow({ play, items }: OutfitProps) {
  const used = items
    .filter(({ wielded, worn }) => wielded || worn)
    .sort((one, other) => orderOf(one) - orderOf(other));
  return used.length === 0 ? null : (
    <ul class="outfit" aria-label="Held and worn">
      {used.map(item => {
        const count = item.count > 1 ? `${item.count} ` : '';
        const numbers = tellNumbers(item);
        const words = `${count}${item.name}${numbers === '' ? '' : ` ${numbers}`}, ${stateOf(item)}`;
        return (
          <li key={item.id}>
            <button
              type="button"
              class={isQuiver(item) ? 'outfit-thing quiver' : 'outfit-thing'}
              title={words}
              aria-label={words}
              onClick={() => play.openSheet('item', item.id)}
            >
              <Icon {...item} />
              {isQuiver(item) && <span class="outfit-count">{item.count}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
