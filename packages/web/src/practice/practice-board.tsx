// The board of practice: as in a real game, with a strip over the map that accompanies it.

import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { GameBoard, type OpenGame } from '../board/game-board.tsx';
import { Notice } from '../screens/notice.tsx';
import { useKeys } from '../screens/use-keys.ts';
import type { Settings } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';

interface BoardProps {
  readonly open: OpenGame;
  readonly settings: Settings;
  readonly title: string;
  /** The page over the board at the end; undefined while it goes on. */
  readonly ending: ComponentChildren | undefined;
  /** What stands in the strip. */
  readonly children: ComponentChildren;
}

/** The board, once the worker has begun. */
export function PracticeBoard({ open, settings, title, ending, children }: BoardProps) {
  const { host, play, doubts, lastPage } = open;
  useEffect(() => () => void host.close(), [host]);
  useEffect(() => {
    document.title = `${title} · Roguewright`;
  }, [title]);
  useKeys(play, settings, lastPage, doubts);
  useSounds(play.session, settings);
  useSignalEffect(() => {
    if (host.connection.value.kind === 'open') {
      void play.session.look();
    }
  });
  const connection = host.connection.value;
  const view = play.session.step.value?.performed.view;
  if (connection.kind === 'refused') {
    return (
      <Notice title="Can’t practise">
        <p>{connection.message}</p>
      </Notice>
    );
  }
  if (view === undefined) {
    return (
      <Notice title={title}>
        <p role="status">A moment…</p>
      </Notice>
    );
  }
  return (
    <>
      <GameBoard
        open={open}
        view={view}
        settings={settings}
        seed={undefined}
        isCovered={ending !== undefined}
        kind="practice"
      >
        {children}
      </GameBoard>
      {ending}
    </>
  );
}

interface EndProps {
  readonly title: string;
  readonly died: boolean;
  readonly children: ComponentChildren;
}

/** The page at the end of practice. Keys that were meant for the map do nothing on it. */
export function PracticeEnd({ title, died, children }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      class={died ? 'ending died' : 'ending won'}
      role="dialog"
      aria-modal="true"
      aria-labelledby="practice-end"
      onKeyDown={event => {
        event.stopPropagation();
        if (event.repeat) {
          event.preventDefault();
        }
      }}
    >
      <div class="ending-page">
        <h1 id="practice-end" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
