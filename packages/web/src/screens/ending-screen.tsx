// The last page of a game: how it ended, the last lines of the log, and links to go on.

import type { Signal } from '@preact/signals';
import { type GameView, hallEntry } from '@roguewright/engine/game';
import { tellEnding, tellKeptConducts } from '@roguewright/engine/words';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ListedGame } from '../host/saved-games.ts';
import { LogLines } from '../panels/log-panel.tsx';
import type { Play } from '../play/play.ts';
import type { LastPage } from './last-page.ts';
import { replayAddress } from './route.ts';
import { SeedLine } from './seed-line.tsx';

/** Lines of the log that are shown. */
const LAST_LINES = 8;

/** Milliseconds for the last animation; after a reload there is none. */
const PAUSE = 900;

interface EndingProps {
  readonly play: Play;
  readonly view: GameView;
  readonly listed: ListedGame;
  readonly page: Signal<LastPage>;
}

/** The page over the map, as soon as the last animation is over; it can be put aside. */
export function EndingScreen(props: EndingProps) {
  const { play, page } = props;
  const hasJustHappened = play.session.step.value?.before !== undefined;
  const state = page.value;
  useEffect(() => {
    if (state !== 'coming') {
      return undefined;
    }
    const timer = setTimeout(
      () => {
        page.value = 'shown';
      },
      hasJustHappened ? PAUSE : 0,
    );
    return () => clearTimeout(timer);
  }, [state]);
  return state === 'shown' ? <EndingPage {...props} /> : null;
}

/** A key that is held down since before the page came presses nothing on it. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) {
    event.preventDefault();
  }
}

function EndingPage({ play, view, listed, page }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not a button: keys that were meant for the fight must not leave the page.
  useLayoutEffect(() => heading.current?.focus(), []);
  const putAside = () => {
    page.value = 'aside';
  };
  const hasWon = view.ending?.kind === 'won';
  return (
    <section
      class={hasWon ? 'ending won' : 'ending died'}
      role="dialog"
      aria-modal="true"
      aria-labelledby="ending-title"
      onKeyDown={event => {
        ignoreHeldKey(event);
        if (event.key === 'Escape' && !event.repeat) {
          putAside();
        }
      }}
    >
      <div class="ending-page">
        <h1 id="ending-title" ref={heading} tabIndex={-1}>
          {hasWon ? 'You made it out' : 'Dead'}
        </h1>
        <p class="ending-words">{tellEnding(view)}</p>
        <Figures view={view} />
        <KeptConducts view={view} />
        <SeedLine listed={listed} />
        <LastLines play={play} />
        <p class="buttons">
          <a class="primary" href="#/new">
            New game
          </a>{' '}
          <a class="beside" href="#/hall">
            Hall of heroes
          </a>{' '}
          <a class="beside" href={replayAddress({ game: listed.game })}>
            Look back
          </a>{' '}
          <button type="button" onClick={putAside}>
            Look at the map <kbd>Esc</kbd>
          </button>
        </p>
      </div>
    </section>
  );
}

function Figures({ view: { turn, points, hero } }: { view: GameView }) {
  const figures: readonly (readonly [string, string])[] = [
    ['Turn', `${turn}`],
    ['Points', `${points}`],
    ['Level', `${hero.level}`],
    ['Experience', `${hero.experience}`],
    ['Hit points', `${hero.hitPoints} of ${hero.maxHitPoints}`],
  ];
  return (
    <dl class="numbers">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The conducts that the hero kept to the end. */
function KeptConducts({ view }: { view: GameView }) {
  const kept = tellKeptConducts(hallEntry(view) ?? {});
  return kept === '' ? null : (
    <p class="conducts">
      <span class="muted">Conducts kept:</span> {kept}
    </p>
  );
}

function LastLines({ play }: { play: Play }) {
  // Of what was refused nothing came.
  const log = play.session.log.value.filter(({ isRefusal }) => !isRefusal);
  return log.length === 0 ? null : (
    <>
      <h2>How it went</h2>
      <div class="history">
        <LogLines lines={log.slice(-LAST_LINES)} isNew={() => true} />
      </div>
    </>
  );
}
