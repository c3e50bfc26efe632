// The title page: an open book, the games already begun on the left, a new one on the right.

import { useEffect, useState } from 'preact/hooks';
import { findPlaces, type Places } from '../host/places.ts';
import { loadIcons } from '../map/icons.ts';
import { Icon } from '../panels/icon.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { ShelfList } from './shelf-list.tsx';

/** The places for games, once they are known; or why there is none. */
function usePlaces(): { places: Places | undefined; problem: string | undefined } {
  const [places, setPlaces] = useState<Places>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    findPlaces().then(setPlaces, (error: Error) => setProblem(error.message));
  }, []);
  return { places, problem };
}

/** The page. */
export function TitleScreen() {
  const { places, problem } = usePlaces();
  useEffect(() => {
    document.title = 'Roguewright';
    // Without its picture the page lacks nothing.
    loadIcons().catch(() => undefined);
  }, []);
  return (
    <main class="title">
      <div class="book">
        <section class="page left">
          <h1>Roguewright</h1>
          <p class="motto">
            A dungeon by the rules of the classics. You may ask for the odds before you act; they
            are exact, and they are not always kind.
          </p>
          <ShelfList places={places?.names ?? []} />
          <div class="candle" aria-hidden="true">
            <Icon icon="candle-flame" hue="light" glyph="" />
          </div>
        </section>
        <section class="page right">
          <NewGameForm places={places} problem={problem} />
        </section>
      </div>
    </main>
  );
}
