// The games that this browser has the keys to, and how they stand.

import { useEffect, useState } from 'preact/hooks';
import { fetchStanding, type Standing } from '../host/games-api.ts';
import { type ShelvedGame, shelvedGames, unshelve } from '../host/shelf.ts';
import { forgetLog } from '../play/log.ts';
import { LoadFromFile, SaveToFile } from './game-files.tsx';

type Known = Standing | 'gone' | 'unknown';

function standingWords(standing: Known | undefined): string {
  if (standing === undefined) {
    return '…';
  }
  if (standing === 'gone') {
    return 'the server has it no more';
  }
  if (standing === 'unknown') {
    return 'the server does not answer';
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
  useEffect(() => {
    fetchStanding(shelved.game, shelved.token).then(
      found => setStanding(found ?? 'gone'),
      () => setStanding('unknown'),
    );
  }, [shelved]);
  return (
    <li>
      <a class="shelved" href={`#/game/${shelved.game}`}>
        <strong>{shelved.hero}</strong>
        <span class="muted">
          {shelved.about} · {standingWords(standing)}
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
        title="Takes it off this list. The key to the game is lost."
        onClick={forget}
      >
        Forget
      </button>
    </li>
  );
}

/** The list; empty, it says so. */
export function ShelfList() {
  const [games, setGames] = useState(() => shelvedGames(localStorage));
  const forget = (game: string) => {
    unshelve(localStorage, game);
    forgetLog(localStorage, game);
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
            <Entry key={shelved.game} shelved={shelved} forget={() => forget(shelved.game)} />
          ))}
        </ul>
      )}
      <LoadFromFile />
    </section>
  );
}
