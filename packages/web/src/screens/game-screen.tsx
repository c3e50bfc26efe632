// The game: map, margin, log and buttons, and whatever sheet or panel is open.

import { type Signal, useSignalEffect } from '@preact/signals';
import type { GameView } from '@roguewright/engine/game';
import { CautiousHost } from '@roguewright/engine/host';
import { useEffect, useMemo } from 'preact/hooks';
import { joinOverColyseus } from '../host/colyseus-wire.ts';
import { device } from '../host/device.ts';
import type { PageHost } from '../host/page-host.ts';
import type { ListedGame } from '../host/saved-games.ts';
import { SocketHost } from '../host/socket-host.ts';
import { WorkerHost } from '../host/worker-host.ts';
import { MomentBanner } from '../level/moment-banner.tsx';
import { ActionRow } from '../panels/action-row.tsx';
import { CountNote } from '../panels/count-note.tsx';
import { DoubtPanel } from '../panels/doubt-panel.tsx';
import { HintCard } from '../panels/hint-card.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { MapPane } from '../panels/map-pane.tsx';
import { Margin } from '../panels/margin.tsx';
import { VitalsStrip } from '../panels/vitals-strip.tsx';
import { Doubts } from '../play/doubts.ts';
import { Play } from '../play/play.ts';
import { Session } from '../play/session.ts';
import { type Settings, wantsNoMotion } from '../settings.ts';
import { OpenSheet } from '../sheets/open-sheet.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { WorldBanner } from '../worlds/world-banner.tsx';
import { EndingScreen } from './ending-screen.tsx';
import { type LastPage, lastPageOf } from './last-page.ts';
import { Notice } from './notice.tsx';
import { useKeys } from './use-keys.ts';
import { useOverdue } from './use-overdue.ts';

interface GameProps {
  readonly listed: ListedGame;
  /** The last view of a game that is over is wanted, not its last page. */
  readonly looksBack: boolean;
  readonly settings: Settings;
}

/** A game open in this window. */
interface OpenGame {
  readonly host: PageHost;
  readonly play: Play;
  readonly doubts: Doubts;
  readonly lastPage: Signal<LastPage>;
}

function openGame(
  { game, token, place }: ListedGame,
  looksBack: boolean,
  { danger }: Settings,
): OpenGame {
  const host =
    place === 'device'
      ? new WorkerHost(game, device())
      : new SocketHost(joinOverColyseus(game, token));
  const doubts = new Doubts();
  const cautious = new CautiousHost(host, {
    threshold: () => danger.value,
    confirm: doubt => doubts.ask(doubt),
  });
  const session = new Session(game, cautious, localStorage, () => danger.value);
  host.listen({
    performed: performed => {
      cautious.hear(performed);
      session.hear(performed);
    },
    problem: message => session.hearProblem(message),
    party: party => session.hearParty(party),
  });
  const play = new Play(session);
  return { host, play, doubts, lastPage: lastPageOf(looksBack) };
}

/** The screen of one game. */
export function GameScreen({ listed, looksBack, settings }: GameProps) {
  const open = useMemo(() => openGame(listed, looksBack, settings), [listed.game]);
  const { host, play, doubts, lastPage } = open;
  useEffect(() => () => void host.close(), [host]);
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
  return (
    <>
      <Board open={open} listed={listed} view={view} settings={settings} />
      {view.ending !== undefined && (
        <EndingScreen play={play} view={view} listed={listed} page={lastPage} />
      )}
    </>
  );
}

interface BoardProps {
  readonly open: OpenGame;
  readonly listed: ListedGame;
  readonly view: GameView;
  readonly settings: Settings;
}

function Board({ open, listed, view, settings }: BoardProps) {
  const { host, play, doubts, lastPage } = open;
  const mode = play.mode.value.kind;
  const hasPanel = mode !== 'walk' && mode !== 'sheet';
  const isOver = view.ending !== undefined;
  const showLastPage = () => {
    play.leave();
    lastPage.value = 'shown';
  };
  return (
    <main
      class={`game${hasPanel ? ' with-panel' : ''}${wantsNoMotion(settings) ? ' still' : ''}`}
      inert={isOver && lastPage.value !== 'aside'}
    >
      <h1 class="visually-hidden">Roguewright</h1>
      <VitalsStrip play={play} view={view} />
      <MapPane play={play} settings={settings} />
      <MomentBanner play={play} />
      <Trouble host={host} play={play} />
      <WorldBanner host={host} play={play} view={view} listed={listed} />
      <DoubtPanel doubts={doubts} />
      <CountNote play={play} />
      <HintCard play={play} settings={settings} />
      <Margin play={play} view={view} seed={listed.seed} />
      <LogPanel play={play} settings={settings} />
      <ActionRow play={play} view={view} showLastPage={isOver ? showLastPage : undefined} />
      <OpenSheet play={play} view={view} settings={settings} seed={listed.seed} />
    </main>
  );
}

/** A lost connection, an error from the server, or an answer that takes long. */
function Trouble({ host, play }: Pick<OpenGame, 'host' | 'play'>) {
  const isLost = host.connection.value.kind === 'lost';
  const problem = play.session.problem.value;
  const isOverdue = useOverdue(play.session.isBusy);
  return (
    <div class="banner" role="status">
      {isLost && (
        <p>
          Connection lost. Your progress is safe. Reconnecting…{' '}
          <button type="button" onClick={() => host.retryNow()}>
            Try now
          </button>
        </p>
      )}
      {!isLost && problem !== undefined && <p>{problem}</p>}
      {!isLost && problem === undefined && isOverdue && <p>Waiting for an answer…</p>}
    </div>
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
