// A finished game turn by turn: the map as its hero saw it, a slider, his luck, the last turns and the morgue.
// `#/replay/ID` shows a game of this browser, `#/replay?entry=7` a game of the hall, `#/replay` asks for a file.

import type { TargetedEvent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { recordText } from '../host/record-text.ts';
import { BackToTitle } from '../screens/book.tsx';
import type { ReplayWish } from '../screens/route.ts';
import type { Settings } from '../settings.ts';
import { OpenRecord } from './record.ts';
import { ReplayBoard } from './replay-board.tsx';

interface ScreenProps {
  readonly wish: ReplayWish;
  readonly settings: Settings;
}

/** The page. */
export function ReplayScreen({ wish, settings }: ScreenProps) {
  const record = useMemo(() => new OpenRecord(), []);
  const [isAsked, setIsAsked] = useState(wish.game === undefined && wish.entry === undefined);
  useEffect(() => {
    document.title = 'Looking back · Roguewright';
    if (!isAsked) {
      recordText(wish).then(
        text => record.read(text),
        (error: Error) => {
          record.problem.value = error.message;
        },
      );
    }
    return () => record.close();
  }, []);
  const progress = record.progress.value;
  const problem = record.problem.value;
  if (progress?.isWhole === true && record.points.value.length > 0) {
    return <ReplayBoard record={record} wish={wish} settings={settings} />;
  }
  const open = async (event: TargetedEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file !== undefined) {
      record.problem.value = '';
      setIsAsked(false);
      await record.read(await file.text());
    }
  };
  return (
    <main class="title replay-opening">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>Looking back</h1>
          {(isAsked || problem !== '') && (
            <p>
              <label>
                A game’s file to look at{' '}
                <input
                  type="file"
                  accept=".roguewright,application/json"
                  onChange={event => void open(event)}
                />
              </label>
            </p>
          )}
          {problem !== '' && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {!isAsked && problem === '' && (
            <p role="status">
              Reading the record…{' '}
              {progress !== undefined && (
                <progress value={progress.done} max={Math.max(1, progress.of)} />
              )}
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
