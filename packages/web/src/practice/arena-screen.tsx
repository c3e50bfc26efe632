// The arena: a monster, a hero and rules are chosen, and the fight is fought in the usual screen with the odds beside
// what comes.

import { useEffect, useState } from 'preact/hooks';
import type { ArenaWish, BegunFight } from '../device/device-calls.ts';
import { device } from '../host/device.ts';
import { loadIcons } from '../map/icons/icons.ts';
import { randomSeed } from '../random-seed.ts';
import { Notice } from '../screens/notice.tsx';
import type { Settings } from '../settings.ts';
import { ArenaFight } from './arena-fight.tsx';
import {
  type ArenaChoices,
  type ArenaDraft,
  ArenaForm,
  firstArena,
  wishOf,
} from './arena-form.tsx';

interface ArenaProps {
  /** The monster of the address; empty: none. */
  readonly against: string;
  readonly settings: Settings;
}

/** A fight that is under way, and the wish that it came of. */
interface Fight {
  readonly wish: ArenaWish;
  readonly begun: BegunFight;
}

/** The page. */
export function ArenaScreen({ against, settings }: ArenaProps) {
  const [choices, setChoices] = useState<ArenaChoices>();
  const [problem, setProblem] = useState('');
  const [draft, setDraft] = useState<ArenaDraft>();
  const [fight, setFight] = useState<Fight>();
  const [objection, setObjection] = useState<{ field: string; message: string }>();
  useEffect(() => {
    // An address may lead here past the pages that load them.
    loadIcons().catch(() => undefined);
    Promise.all([device().choices(), device().arenaOffers()]).then(
      ([hero, offers]) => {
        setChoices({ hero, offers });
        setDraft(firstArena(hero, against));
      },
      (error: Error) => setProblem(error.message),
    );
  }, []);
  const begin = async (wish: ArenaWish) => {
    try {
      const begun = await device().beginArena(wish);
      setObjection(undefined);
      setFight({ wish, begun });
    } catch (error) {
      const { field = '', message } = error as { field?: string; message: string };
      setFight(undefined);
      setObjection({ field, message: message.replace(new RegExp(`^${field}: `), '') });
    }
  };
  if (problem !== '') {
    return (
      <Notice title="Can’t practise">
        <p>{problem}</p>
      </Notice>
    );
  }
  if (choices === undefined || draft === undefined) {
    return (
      <Notice title="Arena">
        <p role="status">A moment…</p>
      </Notice>
    );
  }
  if (fight !== undefined) {
    const { wish, begun } = fight;
    return (
      <ArenaFight
        key={begun.game}
        begun={begun}
        wish={wish}
        settings={settings}
        again={() => void begin({ ...wish, fight: randomSeed() })}
        change={() => setFight(undefined)}
      />
    );
  }
  return (
    <ArenaForm
      choices={choices}
      draft={draft}
      change={setDraft}
      objection={objection}
      begin={() => void begin(wishOf(draft, choices))}
    />
  );
}
