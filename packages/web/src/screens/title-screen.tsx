// The title page: an open book, with the title on the left and the links on the right.

import { LESSONS } from '@roguewright/engine/face';
import { useEffect, useState } from 'preact/hooks';
import { presentSignIn } from '../host/account.ts';
import type { Settings } from '../settings.ts';
import { Book } from './book.tsx';
import { MagicCircle } from './magic-circle.tsx';
import { newHeroAddress } from './route.ts';
import { SavedGameList } from './saved-game-list.tsx';
import { usePlaces } from './use-places.ts';
import { latestPlayed, useSavedGames } from './use-saved-games.ts';

/** The page. */
export function TitleScreen({ settings }: { readonly settings: Settings }) {
  const { places, problem } = usePlaces();
  const savedGames = useSavedGames();
  const latest = latestPlayed(savedGames);
  useEffect(() => {
    document.title = 'Roguewright';
  }, []);
  return (
    <Book
      kind="front"
      left={
        <>
          <h1>Roguewright</h1>
          <p class="motto">
            A dungeon by the rules of the classics. You may ask for the odds before you act; they
            are exact, and they are not always kind.
          </p>
          <MagicCircle />
        </>
      }
      right={
        <>
          <Ways latest={latest} settings={settings} isServed={places?.names[0] === 'server'} />
          <SeedForm />
          {problem !== undefined && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {places?.names[0] === 'device' && (
            <p class="muted hint">
              No server answers at this address. This browser stores and runs your games.
            </p>
          )}
          {places?.names[0] === 'server' && (
            <p>
              <a class="plain-link" href="#/account">
                {accountWords(presentSignIn(localStorage)?.name)}
              </a>
            </p>
          )}
          <SavedGameList savedGames={savedGames} places={places?.names ?? []} />
          <p class="muted hint">
            <a class="plain-link" href="licences.txt">
              Credits and licences
            </a>
          </p>
        </>
      }
    />
  );
}

function accountWords(name: string | undefined): string {
  return name === undefined ? 'Sign in, to find your games on any device' : `Signed in as ${name}`;
}

interface WaysProps {
  /** The game that was played last. */
  readonly latest: ReturnType<typeof latestPlayed>;
  readonly settings: Settings;
  /** A server answers. */
  readonly isServed: boolean;
}

/** The links to everything. */
function Ways({ latest, settings, isServed }: WaysProps) {
  return (
    <nav class="ways" aria-label="Where to">
      {latest !== undefined && (
        <a class="way" href={`#/game/${latest.game}`}>
          <strong>Continue</strong>
          <span class="muted">
            {latest.hero}, {latest.about}
          </span>
        </a>
      )}
      <a class="way" href="#/new">
        <strong>New game</strong>
        <span class="muted">Choose a hero and see the numbers.</span>
      </a>
      <a class="way" href="#/lessons">
        <strong>Learn to play</strong>
        <span class="muted">{lessonsLine(settings)}</span>
      </a>
      <a class="way" href="#/arena">
        <strong>Arena</strong>
        <span class="muted">Practise a fight, with the odds beside what comes.</span>
      </a>
      <a class="way" href="#/compare">
        <strong>One seed, two rules</strong>
        <span class="muted">The same hero under two rules, side by side.</span>
      </a>
      <a class="way" href="#/hall">
        <strong>Hall of heroes</strong>
        <span class="muted">How earlier games ended, and their points.</span>
      </a>
      {isServed && (
        <a class="way" href="#/lobby">
          <strong>Watch others</strong>
          <span class="muted">The games that are played now, and talk beside them.</span>
        </a>
      )}
      <a class="way" href="#/lab">
        <strong>Lab</strong>
        <span class="muted">Ask the rules for exact odds, compare them and share them.</span>
      </a>
      <a class="way" href="#/spells">
        <strong>Gallery of spells</strong>
        <span class="muted">Every kind of spell as a film, with its numbers.</span>
      </a>
      <a class="way" href="#/handbook">
        <strong>Handbook</strong>
        <span class="muted">The rules in words and tables, under any ruleset.</span>
      </a>
    </nav>
  );
}

/** What the lessons are, and how far the player has come. */
function lessonsLine({ lessonsDone }: Settings): string {
  const about = `${LESSONS.length} short lessons in a few rooms.`;
  const done = lessonsDone.value.length;
  return done === 0 ? about : `${about} ${done} of ${LESSONS.length} done.`;
}

/** A field for the seed of another game, to play the same dungeon. */
function SeedForm() {
  const [seed, setSeed] = useState('');
  return (
    <form
      class="seed"
      onSubmit={event => {
        event.preventDefault();
        location.hash = newHeroAddress({ seed: seed.trim() });
      }}
    >
      <label for="told-seed">Play a seed someone gave you</label>
      <input
        id="told-seed"
        value={seed}
        maxLength={64}
        autoComplete="off"
        spellcheck={false}
        placeholder="ember-4711"
        onInput={event => setSeed(event.currentTarget.value)}
      />
      <button type="submit" disabled={seed.trim() === ''}>
        Play it
      </button>
    </form>
  );
}
