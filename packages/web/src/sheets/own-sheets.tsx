// What the player writes down: rules for what is picked up and for what stops him, and notes.

import { type GameView, LONGEST_NOTE, WISHES, type Wish } from '@roguewright/engine/game';
import { noteLines, WISH_HELP } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

interface OwnProps {
  readonly play: Play;
  readonly view: GameView;
}

interface FieldProps {
  readonly label: string;
  readonly about?: string;
  readonly first: string;
  readonly button: string;
  readonly keep: (text: string) => void;
}

/** A line of text with the button that keeps it. */
function TextLine({ label, about, first, button, keep }: FieldProps) {
  const [text, setText] = useState(first);
  return (
    <form
      class="own-text"
      onSubmit={event => {
        event.preventDefault();
        keep(text.trim());
      }}
    >
      <label>
        <strong>{label}</strong>
        {about !== undefined && <span class="muted"> {about}</span>}
        <input
          type="text"
          value={text}
          maxLength={LONGEST_NOTE}
          autocomplete="off"
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{button}</button>
    </form>
  );
}

/** The sheet of rules. */
export function RulesSheet({ play, view }: OwnProps) {
  const keep = (about: Wish) => (rules: string) =>
    play.order({ kind: 'prefer', about, rules }, true);
  return (
    <Sheet title="Your rules" close={() => play.leave()}>
      {WISHES.map(wish => (
        <TextLine
          key={wish}
          label={WISH_HELP[wish].title}
          about={WISH_HELP[wish].about}
          first={view.own?.[wish] ?? ''}
          button={`Keep: ${WISH_HELP[wish].title.toLowerCase()}`}
          keep={keep(wish)}
        />
      ))}
      <p class="muted">They are kept with this game.</p>
    </Sheet>
  );
}

/** The sheet of notes. */
export function NoteSheet({ play, view }: OwnProps) {
  const lines = noteLines(view);
  return (
    <Sheet title="Notes" close={() => play.leave()}>
      <TextLine
        key={lines.length}
        label="A note, with this turn and level"
        first=""
        button="Make the note"
        keep={text => text !== '' && play.order({ kind: 'note', text }, true)}
      />
      {lines.length === 0 && <p class="muted">You have made no notes.</p>}
      <ul class="notes">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p>
          <button type="button" onClick={() => play.order({ kind: 'note', text: '' }, true)}>
            Cross out the last
          </button>
        </p>
      )}
    </Sheet>
  );
}
