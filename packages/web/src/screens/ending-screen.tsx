// The end: how it came, the last lines of the log, and where to go from here.

import type { GameView } from '@roguewright/engine/game';
import { tellEnding } from '@roguewright/engine/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Line } from '../panels/log-panel.tsx';
import type { Play } from '../play/play.ts';

/** Lines of the log that are shown. */
const LAST_LINES = 8;

/** Milliseconds for the last animation; after a reload there is none. */
const PAUSE = 900;

interface EndingProps {
  readonly play: Play;
  readonly view: GameView;
}

/** The page over the map; it can be put aside to look at the map once more. */
export function EndingScreen({ play, view }: EndingProps) {
  const hasJustHappened = play.session.step.value?.before !== undefined;
  const [isShown, setIsShown] = useState(!hasJustHappened);
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isShown) {
      button.current?.focus();
    }
  }, [isShown]);
  if (!isShown) {
    return null;
  }
  const { hero, ending } = view;
  const hasWon = ending?.kind === 'won';
  const log = play.session.log.value;
  const first = Math.max(0, log.length - LAST_LINES);
  return (
    <section
      class={hasWon ? 'ending won' : 'ending died'}
      role="dialog"
      aria-modal="true"
      aria-labelledby="ending-title"
    >
      <div class="ending-page">
        <h1 id="ending-title">{hasWon ? 'Out' : 'Dead'}</h1>
        <p class="ending-words">{tellEnding(view)}</p>
        <dl class="numbers">
          <div>
            <dt>Turn</dt>
            <dd>{view.turn}</dd>
          </div>
          <div>
            <dt>Points</dt>
            <dd>{view.points}</dd>
          </div>
          <div>
            <dt>Level</dt>
            <dd>{hero.level}</dd>
          </div>
          <div>
            <dt>Experience</dt>
            <dd>{hero.experience}</dd>
          </div>
          <div>
            <dt>Hit points</dt>
            <dd>
              {hero.hitPoints} of {hero.maxHitPoints}
            </dd>
          </div>
        </dl>
        {log.length > 0 && (
          <>
            <h2>How it went</h2>
            <div class="history">
              {log.slice(first).map((line, place) => (
                <Line key={`${line.command} ${first + place}`} line={line} isNew />
              ))}
            </div>
          </>
        )}
        <p class="buttons">
          <a ref={button} class="primary" href="#/new">
            New game
          </a>{' '}
          <a class="beside" href="#/hall">
            Hall of heroes
          </a>
        </p>
      </div>
    </section>
  );
}
