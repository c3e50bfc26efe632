// The way to records and their luck, whose code is loaded when one is first looked at.

import type { LookBack } from '@roguewright/engine/host';
import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';
import { Notice } from '../screens/notice.tsx';
import type { ReplayWish } from '../screens/route.ts';
import type { Settings } from '../settings.ts';
import { Sheet } from '../sheets/sheet.tsx';

type Sheets = typeof import('./look-back-sheets.tsx');
type Replay = typeof import('./replay-screen.tsx');

interface DoorProps {
  readonly wish: ReplayWish;
  readonly settings: Settings;
}

/** What is loaded, once it is here; or why it isn't. */
function useLoaded<Loaded>(load: () => Promise<Loaded>): readonly [Loaded | undefined, string] {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    load().then(setLoaded, (error: Error) => setProblem(error.message));
  }, []);
  return [loaded, problem];
}

/** The screen of a record. */
export function ReplayDoor({ wish, settings }: DoorProps) {
  const [replay, problem] = useLoaded<Replay>(() => import('./replay-screen.tsx'));
  if (problem !== '') {
    return (
      <Notice title="Can’t look back">
        <p>{problem}</p>
      </Notice>
    );
  }
  return replay === undefined ? (
    <main class="title" aria-busy="true" />
  ) : (
    <replay.ReplayScreen wish={wish} settings={settings} />
  );
}

const SHEETS = {
  luck: { title: 'Luck so far', sheet: 'LuckSheet' },
  'last-turns': { title: 'The last turns', sheet: 'LastTurnsSheet' },
} as const;

/** A sheet about the game that is played. */
export function LookBackDoor({ play, about }: { readonly play: Play; readonly about: LookBack }) {
  const [sheets, problem] = useLoaded<Sheets>(() => import('./look-back-sheets.tsx'));
  const { title, sheet } = SHEETS[about];
  const Loaded = sheets?.[sheet];
  return Loaded === undefined ? (
    <Sheet title={title} kind="wide-sheet" close={() => play.leave()}>
      <p role="status">{problem === '' ? 'A moment…' : problem}</p>
    </Sheet>
  ) : (
    <Loaded play={play} />
  );
}
