// The games that this browser has the keys to, and their state.

import { tellGamePacks } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import type { PlaceName } from '../host/places.ts';
import type { ListedGame } from '../host/saved-games.ts';
import { ForgetSheet } from './forget-sheet.tsx';
import { LoadFromFile, SaveToFile } from './game-files.tsx';
import { replayAddress } from './route.ts';
import type { Known, SavedGames } from './use-saved-games.ts';

/** Games that are listed at first. */
const FIRST = 4;

function standingWords(standing: Known | undefined, isHere: boolean): string {
  if (standing === undefined) {
    return '…';
  }
  if (standing === 'gone') {
    return isHere ? 'no longer stored in this browser' : 'no longer on the server';
  }
  if (standing === 'unknown') {
    return isHere ? 'the storage of this browser doesn’t answer' : 'the server doesn’t answer';
  }
  const states = { playing: 'playing', won: 'won', died: 'dead' } as const;
  return `${states[standing.status]}, turn ${standing.turn}`;
}

interface EntryProps {
  readonly listed: ListedGame;
  readonly standing: Known | undefined;
  readonly forget: () => void;
}

function Entry({ listed, standing, forget }: EntryProps) {
  const [objection, setObjection] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isHere = listed.place === 'device';
  const packs = typeof standing === 'object' ? (standing.packs ?? []) : [];
  return (
    <li>
      <a class="listed" href={`#/game/${listed.game}`}>
        <strong>{listed.hero}</strong>
        <span class="muted">
          {listed.about} · {standingWords(standing, isHere)}
          {packs.length > 0 && ` · ${tellGamePacks(packs)}`}
          {isHere && ' · on this device'}
        </span>
        {objection !== '' && (
          <span class="trouble" role="alert">
            {objection}
          </span>
        )}
      </a>
      {typeof standing === 'object' && standing.status !== 'playing' && (
        <a class="quiet" href={replayAddress({ game: listed.game })}>
          Look back<span class="visually-hidden"> on {listed.hero}</span>
        </a>
      )}
      <SaveToFile listed={listed} objectTo={setObjection} />
      <button
        type="button"
        class="quiet"
        aria-label={`Forget ${listed.hero}`}
        title={`Remove it from this list. ${isHere ? 'The game' : 'The key to the game'} is lost.`}
        onClick={() => setAsking(true)}
      >
        Forget
      </button>
      {isAsking && (
        <ForgetSheet listed={listed} packs={packs} forget={forget} close={() => setAsking(false)} />
      )}
    </li>
  );
}

interface ListProps {
  readonly savedGames: SavedGames;
  readonly places: readonly PlaceName[];
}

/** The list, the latest first; empty, it says so. */
export function SavedGameList({ savedGames, places }: ListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { games, standings, forget } = savedGames;
  const shown = isWhole ? games : games.slice(0, FIRST);
  return (
    <section aria-label="Your games">
      <h2>Your games</h2>
      {games.length === 0 ? (
        <p class="muted">You have no games in this browser yet.</p>
      ) : (
        <ul class="saved-games">
          {shown.map(listed => (
            <Entry
              key={listed.game}
              listed={listed}
              standing={standings.get(listed.game)}
              forget={() => forget(listed)}
            />
          ))}
        </ul>
      )}
      {shown.length < games.length && (
        <p>
          <button type="button" class="quiet" onClick={() => setIsWhole(true)}>
            All {games.length} games
          </button>
        </p>
      )}
      <div class="loads">
        {places.map((place, index) => (
          <LoadFromFile
            key={place}
            place={place}
            title={index === 0 ? 'Load from a file' : 'Load a file onto this device'}
          />
        ))}
      </div>
    </section>
  );
}
