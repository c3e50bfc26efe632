// A new hero: the choices on the left, their numbers on the right.

import { useEffect, useState } from 'preact/hooks';
import { loadIcons } from '../map/icons/icons.ts';
import { BackToTitle, Book } from './book.tsx';
import { HeroNumbers } from './hero-numbers.tsx';
import { type Draft, firstDraft, NewGameForm } from './new-game-form.tsx';
import type { Wishes } from './route.ts';
import { usePlaces } from './use-places.ts';

/** The page. */
export function NewHeroScreen({ wishes }: { wishes: Wishes }) {
  const { places, problem } = usePlaces();
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    document.title = 'New hero · Roguewright';
    loadIcons().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (places !== undefined) {
      setDraft(firstDraft(places, wishes));
    }
  }, [places, wishes]);
  return (
    <Book
      kind="new-hero"
      left={
        <>
          <BackToTitle />
          <h1>New hero</h1>
          {problem !== undefined && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {places !== undefined && draft !== undefined && (
            <NewGameForm places={places} draft={draft} change={setDraft} />
          )}
        </>
      }
      right={
        places !== undefined &&
        draft !== undefined && <HeroNumbers choices={places.choices} draft={draft} />
      }
    />
  );
}
