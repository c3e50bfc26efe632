// Above the map of one's own game: who watches, what they say, and who may do either.

import type { Audience, AudienceView, AudienceWish, ShowSettings } from '@roguewright/client';
import { useState } from 'preact/hooks';
import '../style/people.css';
import { Chat } from './chat.tsx';

/** The panel, closed at first. */
export function AudiencePanel({ audience }: { readonly audience: Audience }) {
  const view = audience.view.value;
  const lines = audience.lines.value;
  const [isOpen, setIsOpen] = useState(false);
  const [read, setRead] = useState(0);
  const [trouble, setTrouble] = useState('');
  const ask = (wish: AudienceWish) => {
    setTrouble('');
    audience.ask(wish).catch((error: Error) => setTrouble(error.message));
  };
  const count = view?.watchers.length ?? 0;
  const unread = isOpen ? 0 : Math.max(0, lines.length - read);
  return (
    <details
      class="audience"
      onToggle={event => {
        const { open } = event.currentTarget;
        setIsOpen(open);
        setRead(lines.length);
        if (open) {
          ask({});
        }
      }}
    >
      <summary>
        {count === 0 ? <Nobody /> : count === 1 ? '1 watches' : `${count} watch`}
        {unread > 0 && <span class="unread"> · {unread} new in the chat</span>}
      </summary>
      {isOpen && view !== undefined && (
        <>
          <Watchers view={view} ask={ask} />
          <ShowForm view={view} change={change => ask({ change })} />
          {trouble !== '' && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <Chat
            lines={lines}
            objection={
              view.isHeld
                ? 'The operator hides this account from others.'
                : view.settings.chat === 'nobody'
                  ? 'There is no chat beside this game.'
                  : undefined
            }
            say={text => audience.say(text)}
          />
        </>
      )}
    </details>
  );
}

/** While nobody watches: the word, or on a telephone, where it would lie over the map, an eye. */
function Nobody() {
  return (
    <>
      <span class="nobody">Watchers</span>
      <svg class="eye" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" />
        <circle cx="12" cy="12" r="3" />
      </svg>
    </>
  );
}

interface PartProps {
  readonly view: AudienceView;
  readonly ask: (wish: AudienceWish) => void;
}

function Watchers({ view, ask }: PartProps) {
  return view.watchers.length === 0 ? (
    <p class="muted">Nobody watches at present.</p>
  ) : (
    <ul class="people-list">
      {view.watchers.map(({ name, isFriend, hasAccount, isBlocked }) => (
        <li key={name}>
          <strong>{name}</strong> {isFriend && <span class="muted">a friend</span>}{' '}
          <button type="button" class="quiet" onClick={() => ask({ kick: name })}>
            Send away<span class="visually-hidden"> {name}</span>
          </button>
          {hasAccount && (
            <button
              type="button"
              class="quiet"
              onClick={() => ask(isBlocked ? { unblock: name } : { block: name })}
            >
              {isBlocked ? 'Listen again' : 'Block'}
              <span class="visually-hidden"> {name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Seconds to choose from. */
const DELAYS = [0, 10, 30, 60, 300];

interface FormProps {
  readonly view: AudienceView;
  readonly change: (change: Partial<ShowSettings>) => void;
}

function ShowForm({ view, change }: FormProps) {
  const { settings, watch, friend } = view;
  const address = `${location.origin}${location.pathname}#/watch/${watch}`;
  const delays = [...new Set([...DELAYS, settings.delay])].sort((one, other) => one - other);
  return (
    <div class="show-form">
      <label>
        Who may watch
        <select
          value={settings.audience}
          onChange={event =>
            change({ audience: event.currentTarget.value as ShowSettings['audience'] })
          }
        >
          <option value="everybody">Everybody</option>
          <option value="friends">Friends with the link below</option>
          <option value="nobody">Nobody</option>
        </select>
      </label>
      <label>
        Others see it later by
        <select
          value={settings.delay}
          onChange={event => change({ delay: Number(event.currentTarget.value) })}
        >
          {delays.map(delay => (
            <option key={delay} value={delay}>
              {delay} seconds
            </option>
          ))}
        </select>
      </label>
      <label>
        Who may talk
        <select
          value={settings.chat}
          onChange={event => change({ chat: event.currentTarget.value as ShowSettings['chat'] })}
        >
          <option value="accounts">Those who are signed in</option>
          <option value="everybody">Everybody</option>
          <option value="nobody">Nobody</option>
        </select>
      </label>
      <label>
        Link for friends, who see it at once
        <input
          readOnly
          value={`${address}/${friend}`}
          onFocus={event => event.currentTarget.select()}
        />
      </label>
    </div>
  );
}
