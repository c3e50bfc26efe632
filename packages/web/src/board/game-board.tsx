// The board of a game: map, margin, log and buttons, and whatever sheet or panel is open.

import type { Signal } from '@preact/signals';
import type { ConnectedHost } from '@roguewright/client';
import type { GameView } from '@roguewright/engine/game';
import { CautiousHost } from '@roguewright/engine/host';
import type { ComponentChildren } from 'preact';
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
import { type LastPage, lastPageOf } from '../screens/last-page.ts';
import { useOverdue } from '../screens/use-overdue.ts';
import { type Settings, wantsNoMotion } from '../settings.ts';
import { OpenSheet } from '../sheets/open-sheet.tsx';

/** A game open in this window. */
export interface OpenGame {
  readonly host: ConnectedHost;
  readonly play: Play;
  readonly doubts: Doubts;
  readonly lastPage: Signal<LastPage>;
}

type Store = ConstructorParameters<typeof Session>[2];

/**
 * Opens a game by its host. @param game what its log is kept by @param store where it is kept
 * @param looksBack the last view of a game that is over is wanted, not its last page
 */
export function openGame(
  host: ConnectedHost,
  { danger }: Settings,
  game: string,
  store: Store,
  looksBack = false,
): OpenGame {
  const doubts = new Doubts();
  const cautious = new CautiousHost(host, {
    threshold: () => danger.value,
    confirm: doubt => doubts.ask(doubt),
  });
  const session = new Session(
    game,
    cautious,
    store,
    () => danger.value,
    () => cautious.remarks(),
  );
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

interface BoardProps {
  readonly open: OpenGame;
  readonly view: GameView;
  readonly settings: Settings;
  /** The seed, where the player chose it. */
  readonly seed: string | undefined;
  /** A page lies over the board. */
  readonly isCovered: boolean;
  /** Opens the last page of a game that is over; absent: it has none. */
  readonly showLastPage?: (() => void) | undefined;
  /** A class of its own. */
  readonly kind?: string;
  /** What else stands on it. */
  readonly children?: ComponentChildren;
}

/** The board. */
export function GameBoard(props: BoardProps) {
  const { open, view, settings, seed, isCovered, showLastPage, kind = '', children } = props;
  const { host, play, doubts } = open;
  const mode = play.mode.value.kind;
  const hasPanel = mode !== 'walk' && mode !== 'sheet';
  const classes = [
    'game',
    kind,
    hasPanel ? 'with-panel' : '',
    wantsNoMotion(settings) ? 'still' : '',
  ];
  return (
    <main class={classes.filter(name => name !== '').join(' ')} inert={isCovered}>
      <h1 class="visually-hidden">Roguewright</h1>
      <VitalsStrip play={play} view={view} />
      <MapPane play={play} settings={settings} />
      <MomentBanner play={play} />
      <Trouble host={host} play={play} doubts={doubts} />
      {children}
      <DoubtPanel doubts={doubts} />
      <CountNote play={play} />
      {kind !== 'practice' && <HintCard play={play} settings={settings} />}
      <Margin play={play} view={view} seed={seed} />
      <LogPanel play={play} settings={settings} />
      <ActionRow play={play} view={view} showLastPage={showLastPage} />
      <OpenSheet play={play} view={view} settings={settings} seed={seed} />
    </main>
  );
}

/** A lost connection, an error from the server, or an answer that takes long. */
function Trouble({ host, play, doubts }: Pick<OpenGame, 'host' | 'play' | 'doubts'>) {
  const isLost = host.connection.value.kind === 'lost';
  const problem = play.session.problem.value;
  // While a question waits, it is the player who is to answer.
  const isOverdue = useOverdue(play.session.isBusy) && doubts.asked.value === undefined;
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
