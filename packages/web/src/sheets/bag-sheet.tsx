// What the hero carries: to look at, to drink from, to read.

import type { ItemView } from '@roguewright/engine/game';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

type Use = 'quaff' | 'read';

const TITLES = { inventory: 'Bag', quaff: 'Quaff what?', read: 'Read what?' } as const;

const USES: Readonly<Record<Use, string>> = { quaff: 'Quaff', read: 'Read' };

function isUse(way: ItemView['uses'][number]): way is Use {
  return way in USES;
}

function stateOf({ wielded, worn }: ItemView): string {
  return [wielded ? 'wielded' : '', worn ? 'worn' : ''].filter(word => word !== '').join(', ');
}

function Words({ item }: { item: ItemView }) {
  const state = stateOf(item);
  return (
    <span class="entry-words">
      <span class="entry-name">
        {item.count > 1 ? `${item.count} ` : ''}
        {item.name}
      </span>
      {state !== '' && <span class="chip">{state}</span>}
      <span class="muted about">{item.about}</span>
    </span>
  );
}

/** One item to choose, or one to look at with a button for each use. */
function Entry({ play, item, use }: { play: Play; item: ItemView; use: Use | undefined }) {
  if (use !== undefined) {
    return (
      <li>
        <button
          type="button"
          class="entry"
          data-letter={item.letter}
          onClick={() => play.use(item, use)}
        >
          <kbd>{item.letter}</kbd>
          <Icon {...item} />
          <Words item={item} />
        </button>
      </li>
    );
  }
  return (
    <li class="entry">
      <kbd>{item.letter}</kbd>
      <Icon {...item} />
      <Words item={item} />
      <span class="entry-buttons">
        {item.uses.filter(isUse).map(way => (
          <button type="button" key={way} onClick={() => play.use(item, way)}>
            {USES[way]}
          </button>
        ))}
      </span>
    </li>
  );
}

interface BagProps {
  readonly play: Play;
  readonly items: readonly ItemView[];
  readonly sheet: 'inventory' | Use;
}

/** The sheet: all items, or those for one use. */
export function BagSheet({ play, items, sheet }: BagProps) {
  const use = sheet === 'inventory' ? undefined : sheet;
  const shown = use === undefined ? items : items.filter(({ uses }) => uses.includes(use));
  return (
    <Sheet title={TITLES[sheet]} close={() => play.leave()}>
      {shown.length === 0 && (
        <p class="muted">
          {use === undefined ? 'The bag is empty.' : 'You have nothing for that.'}
        </p>
      )}
      <ul class="entries">
        {shown.map(item => (
          <Entry key={item.id} play={play} item={item} use={use} />
        ))}
      </ul>
    </Sheet>
  );
}
