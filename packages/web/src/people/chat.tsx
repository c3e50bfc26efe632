// The chat of player and watchers: its lines, read aloud as they come, and a field for one's own.

import type { ChatLine } from '@roguewright/client';
import { useState } from 'preact/hooks';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  /** Why nothing can be said; undefined: it can. */
  readonly objection: string | undefined;
  /** Names of those whose lines this page doesn't show. */
  readonly muted?: ReadonlySet<string>;
  readonly say: (text: string) => Promise<void>;
}

/** Characters of a line. */
const LONGEST = 300;

/** The chat. */
export function Chat({ lines, objection, muted = new Set(), say }: ChatProps) {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const send = () => {
    setTrouble('');
    say(text.trim()).then(
      () => setText(''),
      (error: Error) => setTrouble(error.message),
    );
  };
  const shown = lines.filter(({ from, isPlayer }) => isPlayer || !muted.has(from));
  return (
    <section class="chat" aria-label="Chat">
      <div class="chat-lines" role="log" aria-live="polite">
        {shown.map(({ from, text: words, at, isPlayer }, place) => (
          <p key={`${at} ${place}`}>
            <strong>
              {from}
              {isPlayer && ' (plays)'}
            </strong>{' '}
            {words}
          </p>
        ))}
      </div>
      {objection === undefined ? (
        <form
          onSubmit={event => {
            event.preventDefault();
            if (text.trim() !== '') {
              send();
            }
          }}
        >
          <input
            aria-label="Say"
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            onInput={event => setText(event.currentTarget.value)}
            onKeyDown={event => event.stopPropagation()}
          />
          <button type="submit">Say it</button>
        </form>
      ) : (
        <p class="muted">{objection}</p>
      )}
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
