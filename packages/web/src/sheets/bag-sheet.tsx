// What the hero carries: to look at, with a button for each use, or to choose one thing from.

import type { ItemUse, ItemView, UnderfootView } from '@roguewright/engine/game';
import {
  COMMAND_HELP,
  kindWords,
  matchesWords,
  tellItemPaths,
  tellLearning,
  tellNumbers,
  tellWorth,
} from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { useItem } from '../play/use-item.ts';
import { groupsOf } from './item-groups.ts';
import { Sheet } from './sheet.tsx';
import { nothingTo, useTitle } from './use-words.ts';

/** All items, those in use, or those for one use. */
type BagName = 'inventory' | 'equipment' | ItemUse;

/** Said when there are no items to show. */
const NONE = { inventory: 'Your bag is empty.', equipment: 'You wear and wield nothing.' } as const;

function isUse(sheet: BagName): sheet is ItemUse {
  return sheet !== 'inventory' && sheet !== 'equipment';
}

function titleOf(sheet: BagName): string {
  if (isUse(sheet)) {
    return `${COMMAND_HELP[sheet].title} what?`;
  }
  return sheet === 'inventory' ? 'Bag' : 'Worn and held';
}

function stateOf({ wielded, worn, uses }: ItemView): string {
  if (wielded) {
    return uses.includes('fire') ? 'in the quiver' : 'in hand';
  }
  // The only items that are both worn and applied are lights.
  return worn ? (uses.includes('apply') ? 'lit' : 'worn') : '';
}

/** Name, state and description of an item. */
export function ItemWords({ item }: { item: ItemView }) {
  const state = stateOf(item);
  const worth = tellWorth(item);
  const numbers = tellNumbers(item);
  return (
    <span class="entry-words">
      <span class="entry-name">
        {item.count > 1 ? `${item.count} ` : ''}
        {item.name}
        {numbers !== '' && <span class="item-numbers"> {numbers}</span>}
      </span>
      {state !== '' && <span class="chip">{state}</span>}
      <span class="entry-told muted">
        <span class="about">
          {item.about}
          {item.learning === undefined ? '' : ` ${tellLearning(item.learning)}`}
        </span>
        {item.paths !== undefined && <span>{tellItemPaths(item.paths)}</span>}
        {worth !== '' && <span>{worth}</span>}
      </span>
    </span>
  );
}

/** One item to choose; or one whose letter opens all that can be done with it, each use a button, too. */
function Entry({ play, item, use }: { play: Play; item: ItemView; use: ItemUse | undefined }) {
  if (use !== undefined) {
    return (
      <li>
        <button
          type="button"
          class="entry"
          data-letter={item.letter}
          onClick={() => useItem(play, item, use)}
        >
          <kbd>{item.letter}</kbd>
          <Icon {...item} />
          <ItemWords item={item} />
        </button>
      </li>
    );
  }
  return (
    <li class="entry-card">
      <button
        type="button"
        class="entry"
        data-letter={item.letter}
        onClick={() => play.openSheet('item', item.id)}
      >
        <kbd>{item.letter}</kbd>
        <Icon {...item} />
        <ItemWords item={item} />
      </button>
      <span class="entry-buttons">
        {!play.isOver &&
          item.uses.map(way => (
            <button type="button" key={way} onClick={() => useItem(play, item, way)}>
              {useTitle(item, way)}
            </button>
          ))}
        {item.weapon === true && !item.wielded && (
          <button type="button" onClick={() => play.openSheet('compare', item.id)}>
            Compare
          </button>
        )}
      </span>
    </li>
  );
}

/** Items from which on a list of them can be filtered. */
const FILTERED_FROM = 4;

/** Whether an item has the words of a search, or is of its sign. */
function isFound({ name, glyph, uses }: ItemView, words: string): boolean {
  const sign = words.trim();
  return sign.length === 1 && !/[\p{L}\d]/u.test(sign)
    ? glyph === sign
    : matchesWords(`${name} ${uses.join(' ')} ${kindWords(glyph)}`, words);
}

interface BagProps {
  readonly play: Play;
  readonly items: readonly ItemView[];
  /** What lies on the hero's square: it can be eaten there. */
  readonly underfoot: readonly UnderfootView[];
  readonly sheet: BagName;
}

/** One thing on the hero's square to eat where it lies; a digit chooses it. */
function Lying({ play, thing, digit }: { play: Play; thing: UnderfootView; digit: number }) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        data-letter={`${digit}`}
        onClick={() => play.order({ kind: 'eat', item: thing.id })}
      >
        <kbd>{digit}</kbd>
        <Icon {...thing} />
        <span class="entry-words">
          <span class="entry-name">{thing.name}</span>
          <span class="chip">lying here</span>
        </span>
      </button>
    </li>
  );
}

/** The choice of bare hands instead of a weapon. */
function EmptyHand({ play }: { play: Play }) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        data-letter="-"
        onClick={() => play.order({ kind: 'wield', item: 0 })}
      >
        <kbd>-</kbd>
        <span class="icon" />
        <span class="entry-words">
          <span class="entry-name">nothing (bare hands)</span>
        </span>
      </button>
    </li>
  );
}

/** The sheet: all items, those that are worn, or those for one use. */
export function BagSheet({ play, items, underfoot, sheet }: BagProps) {
  const use = isUse(sheet) ? sheet : undefined;
  const isShown = (item: ItemView) =>
    use === undefined
      ? sheet === 'inventory' || item.worn || item.wielded
      : item.uses.includes(use);
  const [words, setWords] = useState('');
  const offered = items.filter(isShown);
  const shown = offered.filter(item => isFound(item, words));
  const lying = use === 'eat' ? underfoot.filter(({ uses }) => uses.includes('eat')) : [];
  const isEmpty = shown.length === 0 && lying.length === 0;
  const isArmed = items.some(({ wielded }) => wielded);
  return (
    <Sheet title={titleOf(sheet)} close={() => play.leave()}>
      {offered.length >= FILTERED_FROM && (
        <input
          type="search"
          class="bag-words"
          aria-label="Show only items with these words"
          placeholder="Show only: potion, -water, !"
          value={words}
          onInput={event => setWords(event.currentTarget.value)}
        />
      )}
      {isEmpty && words !== '' && <p class="muted">No item has these words.</p>}
      {isEmpty && words === '' && (
        <p class="muted">{isUse(sheet) ? nothingTo(sheet, isArmed) : NONE[sheet]}</p>
      )}
      {sheet === 'inventory' ? (
        groupsOf(shown).map(group => (
          <section class="entry-group" key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            <ul class="entries">
              {group.items.map(item => (
                <Entry key={item.id} play={play} item={item} use={use} />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <ul class="entries">
          {shown.map(item => (
            <Entry key={item.id} play={play} item={item} use={use} />
          ))}
          {lying.map((thing, place) => (
            <Lying key={thing.id} play={play} thing={thing} digit={place + 1} />
          ))}
          {use === 'wield' && isArmed && <EmptyHand play={play} />}
        </ul>
      )}
    </Sheet>
  );
}
