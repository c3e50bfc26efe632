// The title page: an open book, the games already begun on the left, a new one on the right.

import { useEffect } from 'preact/hooks';
import { loadIcons } from '../map/icons.ts';
import { Icon } from '../panels/icon.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { ShelfList } from './shelf-list.tsx';

/** The page. */
export function TitleScreen() {
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
          <ShelfList />
          <div class="candle" aria-hidden="true">
            <Icon icon="candle-flame" hue="light" glyph="" />
          </div>
        </section>
        <section class="page right">
          <NewGameForm />
        </section>
      </div>
    </main>
  );
}
