// The games that this browser has the keys to, and how they stand.

import { useEffect, useState } from 'preact/hooks';
import type { Standing } from '../host/games-place.ts';
import { type PlaceName, placeOf } from '../host/places.ts';
import { type ShelvedGame, shelvedGames, unshelve } from '../host/shelf.ts';
import { forgetLog } from '../play/log.ts';
import { ForgetSheet } from './forget-sheet.tsx';
import { LoadFromFile, SaveToFile } from './game-files.tsx';

type Known = Standing | 'gone' | 'unknown';

function standingWords(standing: Known | undefined, isHere: boolean): string {
  if (standing === undefined) {
    return '…';
  }
  if (standing === 'gone') {
    return isHere ? 'this browser has it no more' : 'the server has it no more';
  }
  if (standing === 'unknown') {
    return isHere ? 'the storage of this browser does not answer' : 'the server does not answer';
  }
  const states = { playing: 'playing', won: 'won', died: 'dead' } as const;
  return `${states[standing.status]}, turn ${standing.turn}`;
}

interface EntryProps {
  readonly shelved: ShelvedGame;
  readonly forget: () => void;
}

function Entry({ shelved, forget }: EntryProps) {
  const [standing, setStanding] = useState<Known>();
  const [objection, setObjection] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isHere = shelved.place === 'device';
  useEffect(() => {
    placeOf(shelved)
      .standing(shelved)
      .then(
        found => setStanding(found ?? 'gone'),
        () => setStanding('unknown'),
      );
  }, [shelved]);
  return (
    <li>
      <a class="shelved" href={`#/game/${shelved.game}`}>
        <strong>{shelved.hero}</strong>
        <span class="muted">
          {shelved.about} · {standingWords(standing, isHere)}
          {isHere && ' · on this device'}
        </span>
        {objection !== '' && (
          <span class="trouble" role="alert">
            {objection}
          </span>
        )}
      </a>
      <SaveToFile shelved={shelved} objectTo={setObjection} />
      <button
        type="button"
        class="quiet"
        aria-label={`Forget ${shelved.hero}`}
        title={`Takes it off this list. ${isHere ? 'The game' : 'The key to the game'} is lost.`}
        onClick={() => setAsking(true)}
      >
        Forget
      </button>
      {isAsking && <ForgetSheet shelved={shelved} forget={forget} close={() => setAsking(false)} />}
    </li>
  );
}

/** The list; empty, it says so. */
export function ShelfList({ places }: { places: readonly PlaceName[] }) {
  const [games, setGames] = useState(() => shelvedGames(localStorage));
  const forget = (shelved: ShelvedGame) => {
    unshelve(localStorage, shelved.game);
    forgetLog(localStorage, shelved.game);
    // What can't be cleared away now is on no list any more.
    placeOf(shelved)
      .forget(shelved)
      .catch(() => undefined);
    setGames(shelvedGames(localStorage));
  };
  return (
    <section aria-label="Continue">
      <h2>Continue</h2>
      {games.length === 0 ? (
        <p class="muted">No game has been begun in this browser.</p>
      ) : (
        <ul class="shelf">
          {games.map(shelved => (
            <Entry key={shelved.game} shelved={shelved} forget={() => forget(shelved)} />
          ))}
        </ul>
      )}
      {places.map((place, index) => (
        <LoadFromFile
          key={place}
          place={place}
          title={index === 0 ? 'Load from a file' : 'Load a file onto this device'}
        />
      ))}
    </section>
  );
}
