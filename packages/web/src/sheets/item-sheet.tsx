// One item of the bag with its uses, each with the key of its command, and the numbers that it counts with.

import type { GameView, ItemView } from '@roguewright/engine/game';
import { COMMAND_HELP, itemSections } from '@roguewright/engine/words';
import { mean, percent } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import { answerOf, useOdds } from '../panels/odds/use-odds.ts';
import { PageSections } from '../panels/page-sections.tsx';
import type { Play } from '../play/play.ts';
import { useItem } from '../play/use-item.ts';
import { ItemWords } from './bag-sheet.tsx';
import { Sheet } from './sheet.tsx';
import { useTitle } from './use-words.ts';

interface ItemProps {
  readonly play: Play;
  readonly view: GameView;
  /** Id of the item. */
  readonly item: number;
}

/** The key that compares weapons, as on the map. */
const COMPARE_KEY = '=';

/** What can be named: the item, and its kind as long as it isn't recognised. */
function namesOf({ callable }: ItemView): readonly ('name' | 'call')[] {
  return callable === true ? ['name', 'call'] : ['name'];
}

/** The key of a command; nothing for one without. */
function UseKey({ kind }: { readonly kind: keyof typeof COMMAND_HELP }) {
  const [key] = COMMAND_HELP[kind].keys;
  return key === undefined ? null : <kbd>{key}</kbd>;
}

/** The sheet; closing it goes back to the sheet that it was opened from, else to the map. */
export function ItemSheet({ play, view, item: id }: ItemProps) {
  const item = view.inventory.find(one => one.id === id);
  const close = () => play.escape();
  if (item === undefined) {
    return (
      <Sheet title="Bag" close={close}>
        <p class="muted">You no longer have that item.</p>
      </Sheet>
    );
  }
  return (
    <Sheet
      title={
        <>
          <span class="of-letter">{item.letter}: </span>
          <span>what now?</span>
        </>
      }
      close={close}
    >
      <div class="entry">
        <Icon {...item} />
        <ItemWords item={item} />
      </div>
      <div class="action-grid">
        {!play.isOver &&
          item.uses.map(use => (
            <button
              type="button"
              class="action"
              key={use}
              data-letter={COMMAND_HELP[use].keys[0]}
              onClick={() => useItem(play, item, use)}
            >
              {useTitle(item, use)} <UseKey kind={use} />
            </button>
          ))}
        {!play.isOver &&
          namesOf(item).map(kind => (
            <button
              type="button"
              class="action"
              key={kind}
              data-letter={COMMAND_HELP[kind].keys[0]}
              onClick={() => play.order({ kind, item: item.id })}
            >
              {COMMAND_HELP[kind].title}… <UseKey kind={kind} />
            </button>
          ))}
        {item.weapon === true && !item.wielded && (
          <button
            type="button"
            class="action"
            data-letter={COMPARE_KEY}
            onClick={() => play.openSheet('compare', item.id)}
          >
            Compare <kbd>{COMPARE_KEY}</kbd>
          </button>
        )}
      </div>
      <ItemNumbers play={play} item={item} />
    </Sheet>
  );
}

/** What is known of it, and what it does in a fight. */
function ItemNumbers({ play, item }: { play: Play; item: ItemView }) {
  const answer = answerOf(useOdds(play.session, { ask: 'item', item: item.id }));
  const sections = itemSections(item, answer, { percent, decimal: mean });
  return (
    <>
      <PageSections sections={sections} />
      {answer?.asFarAsYouKnow === true && <p class="muted">As far as you know.</p>}
    </>
  );
}
