// The game in a window of its own: its board, and its last page once it is over.

import { useSignalEffect } from '@preact/signals';
import {
  type ConnectedHost,
  fetchLookBack,
  joinOverColyseus,
  SocketHost,
} from '@roguewright/client';
import type { GameView } from '@roguewright/engine/game';
import { useEffect, useMemo } from 'preact/hooks';
import { GameBoard, openGame } from '../board/game-board.tsx';
import { joinToAccount } from '../host/account.ts';
import { device } from '../host/device.ts';
import type { ListedGame } from '../host/saved-games.ts';
import { WorkerHost } from '../host/worker-host.ts';
import { AudienceDoor } from '../people/people-door.tsx';
import type { Settings } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { WorldBanner } from '../worlds/world-banner.tsx';
import { EndingScreen } from './ending-screen.tsx';
import { Notice } from './notice.tsx';
import { useKeys } from './use-keys.ts';

interface GameProps {
  readonly listed: ListedGame;
  /** The last view of a game that is over is wanted, not its last page. */
  readonly looksBack: boolean;
  readonly settings: Settings;
}

function hostOf({ game, token, place }: ListedGame): ConnectedHost {
  return place === 'device'
    ? new WorkerHost(game, device())
    : new SocketHost(joinOverColyseus(game, token, location.origin), undefined, about =>
        fetchLookBack('', { game, token }, about),
      );
}

/** The screen of one game. */
export function GameScreen({ listed, looksBack, settings }: GameProps) {
  const open = useMemo(
    () => openGame(hostOf(listed), settings, listed.game, localStorage, looksBack),
    [listed.game],
  );
  const { host, play, doubts, lastPage } = open;
  useEffect(() => {
    joinToAccount(localStorage, listed);
    return () => void host.close();
  }, [host]);
  useKeys(play, settings, lastPage, doubts);
  useSounds(play.session, settings);
  // On arrival, and whenever a lost connection is back: others may have moved the hero.
  useSignalEffect(() => {
    if (host.connection.value.kind === 'open') {
      void play.session.look();
    }
  });
  useSignalEffect(() => {
    document.title = titleOf(listed, play.session.step.value?.performed.view);
  });
  const connection = host.connection.value;
  const view = play.session.step.value?.performed.view;
  if (connection.kind === 'refused') {
    return (
      <Notice title="Can’t open this game">
        <p>{connection.message}</p>
      </Notice>
    );
  }
  if (view === undefined) {
    return (
      <Notice title="Opening the book">
        <p role="status">
          {connection.kind === 'lost' ? 'The server doesn’t answer. Trying again…' : 'A moment…'}
        </p>
      </Notice>
    );
  }
  const isOver = view.ending !== undefined;
  const showLastPage = () => {
    play.leave();
    lastPage.value = 'shown';
  };
  return (
    <>
      <GameBoard
        open={open}
        view={view}
        settings={settings}
        seed={listed.seed}
        isCovered={isOver && lastPage.value !== 'aside'}
        showLastPage={isOver ? showLastPage : undefined}
      >
        <WorldBanner host={host} play={play} view={view} listed={listed} />
        <AudienceDoor audience={host.audience} />
      </GameBoard>
      {view.ending !== undefined && (
        <EndingScreen play={play} view={view} listed={listed} page={lastPage} />
      )}
    </>
  );
}

/** The title of the window. */
function titleOf(listed: ListedGame, view: GameView | undefined): string {
  if (view === undefined) {
    return `${listed.hero} · Roguewright`;
  }
  const { hero, ending, turn } = view;
  if (ending !== undefined) {
    return `${hero.name} ${ending.kind === 'won' ? 'is out' : 'is dead'} · Roguewright`;
  }
  return `${hero.name}, ${hero.hitPoints} of ${hero.maxHitPoints}, turn ${turn} · Roguewright`;
}
