// Everything that the hero remembers of all levels: words filter it, a click goes there.

import { filterFinds, goToFound, whereFound } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { FoundThing } from '@roguewright/engine/odds';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';
import { answerOf, useOdds } from '../panels/odds/use-odds.ts';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/** Entries that are drawn at once: more words show the others. */
const MOST_SHOWN = 100;

/** Leaves the sheet and goes to what was found, by stairs if it is on another level. */
function go(play: Play, view: GameView, thing: FoundThing): void {
  if (!play.isOver) {
    // What goes wrong is shown by the session.
    goToFound(view, thing, async command => (await play.perform(command))?.view).catch(
      () => undefined,
    );
    play.leave();
  }
}

function Entry({ play, view, thing }: { play: Play; view: GameView; thing: FoundThing }) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        disabled={play.isOver}
        onClick={() => go(play, view, thing)}
      >
        {thing.icon === '' ? <span class="icon">{thing.glyph}</span> : <Icon {...thing} />}
        <span class="entry-words">
          <span class="entry-name">{thing.name}</span>
          <span class="muted">{whereFound(view, thing)}</span>
        </span>
      </button>
    </li>
  );
}

/**
 * The field is ready for typing at once, but under fingers: there it would bring up the keys over the list. It is asked at
 * every drawing, as the sheet takes the focus itself when it opens.
 */
function focusForKeys(field: HTMLInputElement | null): void {
  if (!matchMedia('(pointer: coarse)').matches) {
    field?.focus();
  }
}

/** The sheet. */
export function FindSheet({ play, view }: { play: Play; view: GameView }) {
  const [words, setWords] = useState('');
  const state = useOdds(play.session, { ask: 'find' });
  const found = answerOf(state)?.found;
  const all = filterFinds(found ?? [], words);
  const [first] = all;
  // An Enter before the answer has come goes on when it is there.
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (isAwaited && first !== undefined) {
      go(play, view, first);
    }
  }, [isAwaited, first]);
  return (
    <Sheet title="Find" close={() => play.leave()}>
      <form
        class="find-words"
        onSubmit={event => {
          event.preventDefault();
          setAwaited(found === undefined || first !== undefined);
        }}
      >
        <label>
          Words of a name, a place or a kind
          <input
            type="search"
            value={words}
            maxLength={60}
            placeholder="potion, stairs, monster dungeon 2, !"
            ref={field => focusForKeys(field)}
            onInput={event => {
              setAwaited(false);
              setWords(event.currentTarget.value);
            }}
          />
        </label>
      </form>
      <p class="muted" role="status">
        {state?.kind === 'unanswered'
          ? state.message
          : found === undefined
            ? 'A moment…'
            : `${all.length} of ${found.length} that you remember, on all levels. `}
        {first !== undefined && (
          <>
            <span class="for-keys">Enter goes to the first.</span>
            <span class="for-fingers">Tap one to go there.</span>
          </>
        )}
      </p>
      <ul class="entries">
        {all.slice(0, MOST_SHOWN).map((thing, place) => (
          <Entry key={place} play={play} view={view} thing={thing} />
        ))}
      </ul>
      {all.length > MOST_SHOWN && (
        <p class="muted">And {all.length - MOST_SHOWN} more: add a word.</p>
      )}
    </Sheet>
  );
}
