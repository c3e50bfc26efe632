// The gallery of spells: a film of each subtype, with its numbers by level. `#/spells/5` shows the film of subtype 5.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { FilmOffer } from '../device/device-calls.ts';
import { device } from '../host/device.ts';
import { BackToTitle } from '../screens/book.tsx';
import type { Settings } from '../settings.ts';
import { FilmFigure } from './film-figure.tsx';

interface ScreenProps {
  /** Undefined: the first film. */
  readonly subtype: number | undefined;
  readonly settings: Settings;
}

/** The width below which the pages of the book lie one under the other. */
const NARROW = '(max-width: 880px)';

/** The page. */
export function GalleryScreen({ subtype, settings }: ScreenProps) {
  const [offers, setOffers] = useState<readonly FilmOffer[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    document.title = 'Gallery of spells · Roguewright';
    device()
      .films()
      .then(setOffers, (error: Error) => setProblem(error.message));
  }, []);
  const film = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the pages lie one under the other, the film is below its list.
    if (offers !== undefined && subtype !== undefined && matchMedia(NARROW).matches) {
      film.current?.scrollIntoView();
    }
  }, [offers, subtype]);
  const shown = offers?.find(offer => offer.subtype === subtype) ?? offers?.[0];
  return (
    <main class="title gallery">
      <div class="book">
        <div class="page left">
          <BackToTitle />
          <h1>Gallery of spells</h1>
          <p class="motto">
            One film for each kind of spell. The game casts it while you look, by the rules that you
            play.
          </p>
          {problem !== undefined && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {offers === undefined && problem === undefined && <p role="status">A moment…</p>}
          {offers !== undefined && <FilmList offers={offers} shown={shown} />}
        </div>
        <div class="page right" ref={film}>
          {shown !== undefined && (
            <FilmFigure key={shown.subtype} offer={shown} settings={settings} />
          )}
        </div>
      </div>
    </main>
  );
}

interface ListProps {
  readonly offers: readonly FilmOffer[];
  readonly shown: FilmOffer | undefined;
}

function FilmList({ offers, shown }: ListProps) {
  return (
    <nav aria-label="Films">
      <ul class="films">
        {offers.map(({ subtype, title, spell }) => (
          <li key={subtype}>
            <a
              href={`#/spells/${subtype}`}
              aria-current={subtype === shown?.subtype ? 'page' : undefined}
            >
              <span class="number">{subtype}</span> {title} <span class="muted">{spell}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
