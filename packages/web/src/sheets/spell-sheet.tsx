// The known spells in the columns of the rules, sorted as wished; choosing one aims it, or, while
// letters are swapped, gives it the letter of another.

import { hostilesSeen } from '@roguewright/engine/face';
import type { Command, GameView, SpellMenuView, SpellView } from '@roguewright/engine/game';
import {
  MENU_ORDER_NAMES,
  tellLacking,
  tellPrice,
  tellRetention,
  tellSpellLevel,
} from '@roguewright/engine/words';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { label, percentFigure } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import { NearestOdds } from '../panels/odds/at-hand.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';
import { priceFigures } from './spell-figures.ts';

interface EntryProps {
  readonly spell: SpellView;
  readonly menu: SpellMenuView;
  /** What of its price the hero lacks; empty when he can pay. */
  readonly lacking: string;
  readonly isChosen: boolean;
  /** Its odds against the nearest enemy; nothing for a spell that doesn't attack. */
  readonly nearest: ComponentChildren;
  readonly choose: () => void;
}

/** The figures of a spell: the columns that the rules have, and the price. */
function Figures({ spell, menu }: Pick<EntryProps, 'spell' | 'menu'>) {
  return (
    <span class="entry-figures">
      {menu.columns.includes('failure') && (
        <span class="figure">
          <strong>{percentFigure(spell.failPercent)}</strong> to fail
        </span>
      )}
      {priceFigures(spell).map(({ name, value }) => (
        <span class="figure" key={name}>
          <strong>{value}</strong> {name}
        </span>
      ))}
      {spell.nutrition > 0 && (
        <span class="figure">
          <strong>{spell.nutrition}</strong> nutrition
        </span>
      )}
      {menu.columns.includes('retention') && (
        <span class="figure">
          <strong>{tellRetention(spell.retention)}</strong> memory
        </span>
      )}
    </span>
  );
}

function Entry({ spell, menu, lacking, isChosen, nearest, choose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        class="entry spell"
        data-letter={spell.letter}
        aria-pressed={isChosen}
        onClick={choose}
      >
        <kbd>{spell.letter}</kbd>
        <Icon icon={spell.icon} hue={spell.hue} glyph="*" />
        <span class="entry-words">
          <span class="entry-name">{spell.name}</span>
          <span class="muted">
            level {tellSpellLevel(spell, menu)} {label(spell.school)}
            {spell.path === '' ? '' : `, ${label(spell.path)}`}
            {spell.forgotten ? ', forgotten' : ''}
            {spell.maintained ? ', maintained' : ''}
            {spell.affinity === '' ? '' : `, ${spell.affinity}`}
          </span>
          <Figures spell={spell} menu={menu} />
          {nearest}
          {lacking !== '' && <span class="trouble">costs {lacking}</span>}
          {(spell.forGrace > 0 || spell.strain > 0) && (
            <span class="muted">{tellPrice(spell)}</span>
          )}
          <span class="entry-told muted about">{spell.about}</span>
        </span>
      </button>
    </li>
  );
}

interface ArrangeProps {
  readonly menu: SpellMenuView;
  readonly isSwapping: boolean;
  readonly swap: () => void;
  readonly arrange: (command: Command) => void;
}

/** Sorting, and letters. The key + goes on to the next order. */
function Arrange({ menu, isSwapping, swap, arrange }: ArrangeProps) {
  const id = useId();
  const { orders, order } = menu;
  const next = orders[(orders.indexOf(order) + 1) % orders.length] ?? order;
  return (
    <div class="entry-buttons arrange">
      {orders.length > 1 && (
        <>
          <label for={id}>Sort by</label>
          <select
            id={id}
            value={order}
            onChange={event => arrange({ kind: 'sort-spells', order: event.currentTarget.value })}
          >
            {orders.map(name => (
              <option key={name} value={name} selected={name === order}>
                {MENU_ORDER_NAMES[name]}
              </option>
            ))}
          </select>
          <button
            type="button"
            data-letter="+"
            title="Sort in the next order"
            onClick={() => arrange({ kind: 'sort-spells', order: next })}
          >
            Next order <kbd>+</kbd>
          </button>
        </>
      )}
      {order !== 'letter' && (
        <button type="button" onClick={() => arrange({ kind: 'reletter-spells' })}>
          Reassign letters in this order
        </button>
      )}
      <button type="button" aria-pressed={isSwapping} onClick={swap}>
        Swap letters
      </button>
    </div>
  );
}

/** What choosing a spell does: it is aimed, or the first or second of two that change letters. */
type Swap = 'none' | 'first' | SpellView;

/** Spells at the head of the list whose odds are asked: each is a question to the server. */
const MOST_ASKED = 8;

/** The sheet. */
export function SpellSheet({ play, view }: { readonly play: Play; readonly view: GameView }) {
  const { spells, spellMenu: menu, hero } = view;
  const [swapping, setSwapping] = useState<Swap>('none');
  const [foe] = hostilesSeen(view);
  const arrange = (command: Command) => play.order(command, true);
  const choose = (spell: SpellView) => {
    if (swapping === 'none') {
      play.aim({ kind: 'cast', spell });
    } else if (swapping === 'first') {
      setSwapping(spell);
    } else {
      arrange({ kind: 'swap-spells', spell: swapping.id, other: spell.id });
      setSwapping('none');
    }
  };
  return (
    <Sheet
      title={swapping === 'none' ? 'Cast which spell?' : 'Swap the letters of which two spells?'}
      close={() => play.leave()}
    >
      <p class="muted">
        {spells.length === 0
          ? 'You know no spells.'
          : `You have ${hero.energy} energy${hero.maxGrace > 0 ? ` and ${hero.grace} grace` : ''}.`}
      </p>
      {spells.length > 1 && (
        <Arrange
          menu={menu}
          isSwapping={swapping !== 'none'}
          swap={() => setSwapping(swapping === 'none' ? 'first' : 'none')}
          arrange={arrange}
        />
      )}
      <ul class="entries">
        {spells.map((spell, place) => (
          <Entry
            key={spell.id}
            spell={spell}
            menu={menu}
            lacking={spell.strain > 0 ? '' : tellLacking(spell, hero)}
            isChosen={swapping === spell}
            nearest={
              foe !== undefined &&
              place < MOST_ASKED &&
              spell.needsDirection && (
                <span class="nearest">
                  {foe.name}: <NearestOdds play={play} view={view} what={{ kind: 'cast', spell }} />
                </span>
              )
            }
            choose={() => choose(spell)}
          />
        ))}
      </ul>
    </Sheet>
  );
}
