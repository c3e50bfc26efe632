// The game that is played, looked back on as far as its hero knows: its luck so far, and its last turns.

import type { LookBack } from '@roguewright/engine/host';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { LastMovesPage, LuckPage } from './ledger-pages.tsx';
import { OpenRecord } from './record.ts';

interface SheetProps {
  readonly play: Play;
}

/** The luck so far. */
export function LuckSheet({ play }: SheetProps) {
  const { record, isMissing } = useLookBack(play, 'luck');
  return (
    <LookBackSheet play={play} title="Luck so far" record={record} isMissing={isMissing}>
      {!play.isOver && (
        <p class="muted">
          Counted are draws whose odds you knew wholly. At the end of the game all are counted.
        </p>
      )}
      <LuckPage luck={record.luck.value} progress={record.progress.value} />
    </LookBackSheet>
  );
}

/** The chance to die in each of the last turns, and what would have been safer. */
export function LastTurnsSheet({ play }: SheetProps) {
  const { record, isMissing } = useLookBack(play, 'last-turns');
  return (
    <LookBackSheet play={play} title="The last turns" record={record} isMissing={isMissing}>
      <LastMovesPage last={record.lastMoves.value} progress={record.progress.value} />
    </LookBackSheet>
  );
}

interface FrameProps extends SheetProps {
  readonly title: string;
  readonly record: OpenRecord;
  /** Nothing can be told. */
  readonly isMissing: boolean;
  readonly children: preact.ComponentChildren;
}

function LookBackSheet({ play, title, record, isMissing, children }: FrameProps) {
  const problem = record.problem.value;
  return (
    <Sheet title={title} kind="wide-sheet" close={() => play.leave()}>
      {isMissing && <p>{NO_RECORD}</p>}
      {problem !== '' && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {!isMissing && problem === '' && children}
    </Sheet>
  );
}

/** Asks for it once, where the game is kept: in this browser, or at its server. */
function useLookBack({ session, isOver }: Play, about: LookBack) {
  const record = useMemo(() => new OpenRecord(), []);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const ask = async () => {
      const text = await session.record();
      if (text !== undefined) {
        await record.read(text, { about: [about], isOver });
        return;
      }
      const told = await session.lookBack(about);
      if (told === undefined) {
        setIsMissing(true);
      } else {
        record.take(told);
      }
    };
    ask().catch((error: Error) => {
      record.problem.value = error.message;
    });
    return () => record.close();
  }, []);
  return { record, isMissing };
}

const NO_RECORD = 'This game can’t be looked back on while it goes on.';
