// The items underfoot, to pick up one or all of them.

import { thingsUnderfoot } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface EntryProps {
  readonly play: Play;
  readonly letter: string;
  readonly item: number;
  readonly name: string;
  readonly look: { readonly icon: string; readonly hue: string; readonly glyph: string };
}

function Entry({ play, letter, item, name, look }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        data-letter={letter}
        onClick={() => play.order({ kind: 'pick-up', item })}
      >
        <kbd>{letter}</kbd>
        <Icon {...look} />
        <span class="entry-words">
          <span class="entry-name">{name}</span>
        </span>
      </button>
    </li>
  );
}

/** The sheet. */
export function FloorSheet({ play, view }: { play: Play; view: GameView }) {
  const all = { icon: '', hue: '', glyph: '*' };
  return (
    <Sheet title="Take what?" close={() => play.leave()}>
      <ul class="entries">
        <Entry play={play} letter="," item={0} name="everything" look={all} />
        {thingsUnderfoot(view).map((thing, place) => (
          <Entry
            key={thing.id}
            play={play}
            letter={LETTERS[place] ?? ''}
            item={thing.id}
            name={thing.name}
            look={thing}
          />
        ))}
      </ul>
    </Sheet>
  );
}
