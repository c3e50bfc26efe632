// Another player's game as it is played: the map as its hero sees it, the log, the hero, and the chat.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { presentSignIn } from '../host/account.ts';
import { HeroPanel } from '../panels/hero-panel.tsx';
import { LogLines } from '../panels/log-panel.tsx';
import { MapPane } from '../panels/map-pane.tsx';
import { BackToTitle } from '../screens/book.tsx';
import { Notice } from '../screens/notice.tsx';
import type { Settings } from '../settings.ts';
import { Chat } from './chat.tsx';
import { type Crowd, WatchedGame } from './watched-game.ts';

interface WatchProps {
  readonly watch: string;
  /** The secret of a friend's link; undefined: a stranger. */
  readonly friend: string | undefined;
  readonly settings: Settings;
}

/** The screen. */
export function WatchScreen({ watch, friend, settings }: WatchProps) {
  const game = useMemo(() => new WatchedGame(watch, friend), []);
  useEffect(() => () => game.close(), []);
  const view = game.play.session.step.value?.performed.view;
  const crowd = game.crowd.value;
  const status = game.status.value;
  useEffect(() => {
    document.title = `${view?.hero.name ?? 'A game'}, watched · Roguewright`;
  }, [view?.hero.name]);
  if (view === undefined) {
    return (
      <Notice title="Watching">
        <p role="status">{status}</p>
        <p>
          <a href="#/lobby">To the games that are played now</a>
        </p>
      </Notice>
    );
  }
  return (
    <main class="game replay watching">
      <h1 class="visually-hidden">Watching {view.hero.name}</h1>
      <MapPane play={game.play} settings={settings} />
      <div class="banner" role="status">
        {status !== '' && <p>{status}</p>}
      </div>
      <aside class="margin" aria-label="The game">
        <div class="margin-cards replay-cards">
          <BackToTitle />
          <p class="muted">{crowd === undefined ? '' : crowdWords(crowd)}</p>
          <HeroPanel play={undefined} view={view} seed={undefined} />
          <Talk game={game} crowd={crowd} />
        </div>
      </aside>
      <section class="log" aria-label="Log">
        <div class="log-lines" role="log" style={{ '--lines': settings.logLines.value }}>
          <LogLines
            lines={game.play.session.log.value.slice(-settings.logLines.value)}
            isNew={() => true}
          />
        </div>
      </section>
    </main>
  );
}

function crowdWords({ watchers, delay, name }: Crowd): string {
  const many = watchers === 1 ? 'Only you watch.' : `${watchers} people watch.`;
  const late = delay === 0 ? 'You see it at once.' : `You see it ${delay} seconds later.`;
  return `${many} ${late} You are called ${name} here.`;
}

interface TalkProps {
  readonly game: WatchedGame;
  readonly crowd: Crowd | undefined;
}

/** The chat, without those to whom this page doesn't listen. */
function Talk({ game, crowd }: TalkProps) {
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const lines = game.lines.value;
  const others = [
    ...new Set(lines.filter(({ isPlayer }) => !isPlayer).map(({ from }) => from)),
  ].filter(name => name !== crowd?.name);
  const isSignedIn = presentSignIn(localStorage) !== undefined;
  return (
    <>
      <Chat
        lines={lines}
        muted={muted}
        objection={
          crowd?.mayTalk !== false
            ? undefined
            : isSignedIn
              ? 'You can’t talk here.'
              : 'Only those who are signed in may talk here.'
        }
        say={text => game.say(text)}
      />
      {!isSignedIn && (
        <p>
          <a href="#/account">Sign in or make an account</a>
        </p>
      )}
      {others.map(name => (
        <button
          key={name}
          type="button"
          class="quiet"
          onClick={() => {
            const changed = new Set(muted);
            if (!changed.delete(name)) {
              changed.add(name);
            }
            setMuted(changed);
          }}
        >
          {muted.has(name) ? `Listen to ${name} again` : `Block ${name}`}
        </button>
      ))}
    </>
  );
}
