// Above the map of a shared world: for whom it waits, the invitation, and leaving and coming back.

import type { ConnectedHost } from '@roguewright/client';
import { awaitedNames } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { useState } from 'preact/hooks';
import { type ListedGame, rememberGame } from '../host/saved-games.ts';
import { inviteAddress } from '../people/people-route.ts';
import type { Play } from '../play/play.ts';
import { PartyList } from './party-card.tsx';

interface BannerProps {
  readonly host: ConnectedHost;
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
  const [renewed, setRenewed] = useState<string>();
  const invite = renewed ?? listed.invite;
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
        {invite !== undefined && <Invitation key={invite} game={listed.game} invite={invite} />}
        {own.seat === 0 && (
          <Rule host={host} play={play} view={view} listed={listed} renewed={setRenewed} />
        )}
        {own.standing === 'here' && (
          <button type="button" onClick={() => move('leave')}>
            Leave the world for a while
          </button>
        )}
      </details>
    </div>
  );
}

interface RuleProps extends BannerProps {
  /** Takes a new invitation. */
  readonly renewed: (invite: string) => void;
}

/** What the player who began the world may do: a new link, and shutting others out. */
function Rule({ host, play, view, listed, renewed }: RuleProps) {
  const rule = (wish: { readonly renew?: true; readonly kick?: string }) => {
    host.ruleWorld?.(wish).then(
      invite => {
        if (invite !== undefined) {
          rememberGame(localStorage, { ...listed, invite });
          renewed(invite);
        }
      },
      (error: Error) => play.session.hearProblem(error.message),
    );
  };
  const others = (view.party ?? []).filter(({ isSelf }) => !isSelf);
  return (
    <>
      <button type="button" onClick={() => rule({ renew: true })}>
        Invite by a new link
      </button>
      {others.map(({ seat, name }) => (
        <button key={seat} type="button" onClick={() => rule({ kick: name })}>
          Shut {name} out
        </button>
      ))}
    </>
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
