// The luck of the game that is played, as far as its hero knows.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { LuckPage } from './ledger-pages.tsx';
import { OpenRecord } from './record.ts';

/** The sheet. The record of the game is read up to now. */
export function LuckSheet({ play }: { readonly play: Play }) {
  const record = useMemo(() => new OpenRecord(), []);
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    const isOver = play.isOver;
    play.session.record().then(
      text => (text === undefined ? setHasNone(true) : record.read(text, isOver)),
      (error: Error) => {
        record.problem.value = error.message;
      },
    );
    return () => record.close();
  }, []);
  const problem = record.problem.value;
  return (
    <Sheet title="Luck so far" kind="wide-sheet" close={() => play.leave()}>
      {hasNone && <p>{NO_RECORD}</p>}
      {problem !== '' && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {!hasNone && problem === '' && (
        <>
          <p class="muted">Counted are attacks and casts whose odds you knew.</p>
          <LuckPage luck={record.luck.value} />
        </>
      )}
    </Sheet>
  );
}

const NO_RECORD =
  'The luck of this game can’t be told while it goes on: only a game on this device has its record at hand. Look back on it once it is over.';
