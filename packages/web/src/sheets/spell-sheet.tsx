// The known spells with level, school, price, failure and what is left of them in memory; choosing one
// aims it. Below stand the orders that the menu can be sorted by, and what changes its letters.

import type { GameView, SpellMenuView, SpellView } from '@roguewright/engine/game';
import { useState } from 'preact/hooks';
import { label, percentFigure } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface EntryProps {
  readonly spell: SpellView;
  readonly menu: SpellMenuView;
  readonly isMarked: boolean;
  readonly choose: () => void;
}

/** What is left of a spell in memory, as the rules tell it. */
function Retention({ spell: { retention, forgotten } }: { spell: SpellView }) {
  return (
    <span class="muted">
      {forgotten ? 'forgotten' : `${retention.low} to ${retention.high} % retained`}
    </span>
  );
}

function Entry({ spell, menu, isMarked, choose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        class="entry spell"
        data-letter={spell.letter}
        aria-pressed={isMarked ? true : undefined}
        onClick={choose}
      >
        <kbd>{spell.letter}</kbd>
        <Icon icon={spell.icon} hue={spell.hue} glyph="*" />
        <span class="entry-words">
          <span class="entry-name">{spell.name}</span>
          <span class="muted">
            level {spell.spellLevel}
            {spell.forgotten && menu.forgottenMark} {label(spell.school)}
            {spell.path === '' ? '' : `, ${label(spell.path)}`}
          </span>
          {menu.columns.includes('retention') && <Retention spell={spell} />}
          <span class="muted about">{spell.about}</span>
        </span>
        <span class="entry-figures">
          {menu.columns.includes('failure') && (
            <>
              <strong>{percentFigure(spell.failPercent)}</strong> to fail
              <br />
            </>
          )}
          <strong>{spell.price}</strong> energy
          <br />
          <strong>{spell.nutrition}</strong> nutrition
        </span>
      </button>
    </li>
  );
}

/** Sorts the menu, and gives new letters; the sheet stays open. */
function Orders({ play, menu }: { play: Play; menu: SpellMenuView }) {
  const order = (command: Parameters<Play['order']>[0]) => {
    play.order(command);
    play.openSheet('spells');
  };
  return (
    <fieldset class="choices orders">
      <legend>Order of this menu</legend>
      {menu.orders.map(name => (
        <button
          type="button"
          key={name}
          aria-pressed={menu.order === name}
          onClick={() => order({ kind: 'sort-spells', order: name })}
        >
          {label(name)}
        </button>
      ))}
      <button type="button" onClick={() => order({ kind: 'reletter-spells' })}>
        New letters in this order
      </button>
    </fieldset>
  );
}

/** The sheet. */
export function SpellSheet({ play, view }: { play: Play; view: GameView }) {
  const { spells, spellMenu, hero } = view;
  const [isSwapping, setSwapping] = useState(false);
  const [first, setFirst] = useState<number>();
  const choose = (spell: SpellView) => {
    if (!isSwapping) {
      play.aim(spell);
    } else if (first === undefined) {
      setFirst(spell.id);
    } else {
      setFirst(undefined);
      setSwapping(false);
      play.order({ kind: 'swap-spells', spell: first, other: spell.id });
      play.openSheet('spells');
    }
  };
  return (
    <Sheet
      title={isSwapping ? 'Swap which letters?' : 'Cast which spell?'}
      close={() => play.leave()}
    >
      {spells.length === 0 ? (
        <p class="muted">You know no spells.</p>
      ) : (
        <p class="muted">You have {hero.energy} energy.</p>
      )}
      <ul class="entries">
        {spells.map(spell => (
          <Entry
            key={spell.id}
            spell={spell}
            menu={spellMenu}
            isMarked={spell.id === first}
            choose={() => choose(spell)}
          />
        ))}
      </ul>
      {spells.length > 1 && (
        <>
          <p class="buttons">
            <button
              type="button"
              aria-pressed={isSwapping}
              onClick={() => setSwapping(!isSwapping)}
            >
              Swap two letters
            </button>
          </p>
          <Orders play={play} menu={spellMenu} />
        </>
      )}
    </Sheet>
  );
}
