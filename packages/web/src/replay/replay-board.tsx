// The map of a record at one point, with the slider under it and what there is to say beside it.

import type { ChroniclePoint } from '@roguewright/engine/host';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type PlaceName, placeNamed } from '../host/places.ts';
import { rememberGame, savedGames } from '../host/saved-games.ts';
import { HeroPanel } from '../panels/hero-panel.tsx';
import { LogLines } from '../panels/log-panel.tsx';
import { MapPane } from '../panels/map-pane.tsx';
import { NO_STORE } from '../play/no-store.ts';
import { Play } from '../play/play.ts';
import { Session } from '../play/session.ts';
import { goTo, type ReplayWish } from '../screens/route.ts';
import type { Settings } from '../settings.ts';
import { LastMovesPage, LuckPage } from './ledger-pages.tsx';
import { type OpenRecord, shownHost } from './record.ts';

interface BoardProps {
  readonly record: OpenRecord;
  readonly wish: ReplayWish;
  readonly settings: Settings;
}

/** Milliseconds between two commands while it plays. */
const BEAT = 180;

/** The screen of a record that has been read. */
export function ReplayBoard({ record, wish, settings }: BoardProps) {
  const points = record.points.value;
  const last = points.length - 1;
  const [at, setAt] = useState(() => placeOfTurn(points, wish.turn) ?? last);
  const [page, setPage] = useState<'hero' | 'luck' | 'moves'>('hero');
  const shown = useRef(at);
  shown.current = at;
  const play = useMemo(() => {
    const host = shownHost(() => record.at(shown.current));
    return new Play(new Session('', host, NO_STORE));
  }, []);
  useEffect(() => {
    let isWanted = true;
    record.at(at).then(
      performed => {
        if (isWanted) {
          play.session.show(performed);
        }
      },
      (error: Error) => {
        record.problem.value = error.message;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [at]);
  const view = play.session.step.value?.performed.view;
  return (
    <main class="game replay">
      <h1 class="visually-hidden">Looking back</h1>
      <MapPane play={play} settings={settings} />
      <aside class="margin" aria-label="The record">
        <div class="margin-cards replay-cards">
          <p class="tabs">
            {(['hero', 'luck', 'moves'] as const).map(name => (
              <button
                key={name}
                type="button"
                aria-pressed={name === page}
                onClick={() => setPage(name)}
              >
                {TITLES[name]}
              </button>
            ))}
          </p>
          {page === 'hero' && view !== undefined && (
            <HeroPanel play={undefined} view={view} seed={undefined} />
          )}
          {page === 'luck' && <LuckPage luck={record.luck.value} go={setAt} />}
          {page === 'moves' && <LastMovesPage last={record.lastMoves.value} at={at} go={setAt} />}
          <RecordButtons record={record} at={at} isLast={at === last} wish={wish} />
        </div>
      </aside>
      <section class="log" aria-label="Log">
        <div class="log-lines" role="log" style={{ '--lines': settings.logLines.value }}>
          <LogLines lines={play.session.log.value} isNew={() => true} />
        </div>
      </section>
      <TurnsBar record={record} at={at} go={setAt} wish={wish} />
    </main>
  );
}

/** The first point at which a turn has come; undefined: none. */
function placeOfTurn(
  points: readonly ChroniclePoint[],
  turn: string | undefined,
): number | undefined {
  const place = turn === undefined ? -1 : points.findIndex(point => point.turn >= Number(turn));
  return place === -1 ? undefined : place;
}

interface BarProps extends Pick<BoardProps, 'record' | 'wish'> {
  readonly at: number;
  readonly go: (sequence: number) => void;
}

/** The slider, with steps and play. */
function TurnsBar({ record, wish, at, go }: BarProps) {
  const points = record.points.value;
  const last = points.length - 1;
  const point = points[at]!;
  const [isPlaying, setIsPlaying] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const timer = setTimeout(() => (at < last ? go(at + 1) : setIsPlaying(false)), BEAT);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  const step = (title: string, sign: string, to: number) => (
    <button
      type="button"
      aria-label={title}
      onClick={() => {
        setIsPlaying(false);
        go(Math.min(last, Math.max(0, to)));
      }}
    >
      {sign}
    </button>
  );
  return (
    <section class="actions replay-bar" aria-label="Turns">
      {step('To the beginning', '«', 0)}
      {step('One command back', '‹', at - 1)}
      <button type="button" aria-pressed={isPlaying} onClick={() => setIsPlaying(!isPlaying)}>
        {isPlaying ? 'Stop' : 'Play'}
      </button>
      {step('One command on', '›', at + 1)}
      {step('To the end', '»', last)}
      <input
        type="range"
        ref={slider}
        aria-label="Command"
        aria-valuetext={`Turn ${point.turn}, ${point.hitPoints} of ${point.maxHitPoints} hit points`}
        min={0}
        max={last}
        value={at}
        onInput={event => {
          setIsPlaying(false);
          go(Number(event.currentTarget.value));
        }}
      />
      <output>
        Turn {point.turn}, {at} of {last}
      </output>
      <a href={wish.game === undefined ? '#/hall' : `#/game/${wish.game}`}>Leave</a>
    </section>
  );
}

const TITLES = { hero: 'Hero', luck: 'Luck', moves: 'Last turns' } as const;

interface ButtonsProps {
  readonly record: OpenRecord;
  readonly at: number;
  readonly isLast: boolean;
  readonly wish: ReplayWish;
}

/** What can be made of the point at hand: a morgue, and a game that goes on from it. */
function RecordButtons({ record, at, isLast, wish }: ButtonsProps) {
  const [said, say] = useState('');
  const progress = record.progress.value;
  const takeMorgue = async () => {
    const { name, text } = await record.morgue(at);
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const fork = async () => {
    const listed = savedGames(localStorage).find(({ game }) => game === wish.game);
    const place: PlaceName = listed?.place ?? (listed === undefined ? 'device' : 'server');
    try {
      const file = new Blob([await record.fork(at)], { type: 'application/json' });
      const loaded = await placeNamed(place).load(file);
      if (loaded.kind === 'refused') {
        say(loaded.message);
        return;
      }
      const { key, hero, role, race } = loaded;
      rememberGame(localStorage, { ...key, hero, about: `${race} ${role}, forked` });
      goTo({ screen: 'game', game: key.game });
    } catch (error) {
      say((error as Error).message);
    }
  };
  return (
    <>
      <p class="buttons">
        <button
          type="button"
          onClick={() => void takeMorgue().catch((error: Error) => say(error.message))}
        >
          Morgue as text
        </button>{' '}
        <button type="button" disabled={isLast} onClick={() => void fork()}>
          Play on from here
        </button>
      </p>
      {progress?.brokenAt !== undefined && (
        <p class="muted">The record can be followed only up to turn {progress.brokenAt}.</p>
      )}
      {said !== '' && (
        <p class="trouble" role="alert">
          {said}
        </p>
      )}
    </>
  );
}
