// Above the map of a shared world: for whom it waits, the invitation, and leaving and coming back.

import { awaitedNames } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { useState } from 'preact/hooks';
import type { PageHost } from '../host/page-host.ts';
import type { ListedGame } from '../host/saved-games.ts';
import type { Play } from '../play/play.ts';
import { inviteAddress } from '../screens/route.ts';
import { PartyList } from './party-card.tsx';

interface BannerProps {
  readonly host: PageHost;
  readonly play: Play;
  readonly view: GameView;
  readonly listed: ListedGame;
}

/** What the world waits for, as the hero knows it; empty: for him alone, or for nobody. */
function waitingWords(view: GameView): string {
  const own = view.party?.find(({ isSelf }) => isSelf);
  if (own?.standing === 'away') {
    return 'Your hero waits outside the world.';
  }
  const names = awaitedNames(view.party ?? []);
  return own?.isAwaited === true || names === '' ? '' : `Waiting for ${names}.`;
}

/** The banner; nothing in a game of one hero. */
export function WorldBanner({ host, play, view, listed }: BannerProps) {
  const { party } = view;
  const own = party?.find(({ isSelf }) => isSelf);
  if (party === undefined || own === undefined) {
    return null;
  }
  const move = (kind: 'leave' | 'return') => {
    host.presence?.(kind).then(
      performed => play.session.hear(performed),
      (error: Error) => play.session.hearProblem(error.message),
    );
  };
  return (
    <div class="world-banner">
      <p role="status">{waitingWords(view)}</p>
      {own.standing === 'away' && (
        <button type="button" class="primary" onClick={() => move('return')}>
          Come back
        </button>
      )}
      <details>
        <summary>World</summary>
        <PartyList party={party} />
        {listed.invite !== undefined && <Invitation game={listed.game} invite={listed.invite} />}
        {own.standing === 'here' && (
          <button type="button" onClick={() => move('leave')}>
            Leave the world for a while
          </button>
        )}
      </details>
    </div>
  );
}

/** The link for others. */
function Invitation({ game, invite }: { readonly game: string; readonly invite: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const address = `${location.origin}${location.pathname}${inviteAddress(game, invite)}`;
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <p class="invitation">
      <label>
        Invitation for others
        <input readOnly value={address} onFocus={event => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </p>
  );
}
