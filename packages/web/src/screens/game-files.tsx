// Saving a game to a file and loading one from a file, on the title page.

import type { TargetedEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type PlaceName, placeNamed, placeOf } from '../host/places.ts';
import { type ListedGame, rememberGame } from '../host/saved-games.ts';
import { goTo } from './route.ts';

interface SaveProps {
  readonly listed: ListedGame;
  readonly objectTo: (message: string) => void;
}

/** Saves one game to a file of its hero's name. */
export function SaveToFile({ listed, objectTo }: SaveProps) {
  const { hero } = listed;
  const [isCostly, setIsCostly] = useState(false);
  const save = async () => {
    objectTo('');
    try {
      const taken = await placeOf(listed).file(listed, isCostly);
      setIsCostly(taken.kind === 'costly');
      if (taken.kind === 'costly') {
        objectTo(taken.message);
        return;
      }
      const address = URL.createObjectURL(taken.file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${hero.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.roguewright`;
      link.click();
      // The browser reads the file after the click.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      objectTo((error as Error).message);
    }
  };
  return (
    <button type="button" class="quiet" onClick={() => void save()}>
      Save <span class="visually-hidden">{hero}</span> to a file{isCostly && ' anyway'}
    </button>
  );
}

interface LoadProps {
  readonly place: PlaceName;
  readonly title: string;
}

/** Loads a game from a file and opens it; shows what is wrong with the file. */
export function LoadFromFile({ place, title }: LoadProps) {
  const [objection, setObjection] = useState('');
  const [loading, setLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const load = async (event: TargetedEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (file === undefined) {
      return;
    }
    setObjection('');
    setLoading(true);
    const loaded = await placeNamed(place).load(file);
    setLoading(false);
    field.value = '';
    if (loaded.kind === 'refused') {
      setObjection(`${file.name}: ${loaded.message}`);
      return;
    }
    const { key, hero, role, race } = loaded;
    rememberGame(localStorage, { ...key, hero, about: `${titled(race)} ${titled(role)}` });
    goTo({ screen: 'game', game: key.game });
  };
  return (
    <p>
      <button type="button" class="quiet" disabled={loading} onClick={() => input.current?.click()}>
        {loading ? 'Loading…' : title}
      </button>
      <input
        ref={input}
        type="file"
        accept=".roguewright,application/json"
        aria-label={`${title}: a game's file`}
        hidden
        onChange={event => void load(event)}
      />
      {objection !== '' && (
        <span class="trouble" role="alert">
          {' '}
          {objection}
        </span>
      )}
    </p>
  );
}

function titled(id: string): string {
  return id.replace(/^./, letter => letter.toUpperCase());
}
