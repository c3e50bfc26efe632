// All lines of the log, the newest at the bottom and in sight.

import { useEffect, useRef } from 'preact/hooks';
import { LogLines } from '../panels/log-panel.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/** The sheet. */
export function HistorySheet({ play }: { play: Play }) {
  const end = useRef<HTMLDivElement>(null);
  const log = play.session.log.value;
  useEffect(() => {
    end.current?.scrollIntoView();
  }, []);
  return (
    <Sheet title="History" close={() => play.leave()}>
      {log.length === 0 && <p class="muted">Nothing has happened yet.</p>}
      <div class="history">
        <LogLines lines={log} isNew={() => true} />
        <div ref={end} />
      </div>
    </Sheet>
  );
}
