// The screens of other people, which are loaded together.

import type { Settings } from '../settings.ts';
import '../style/people.css';
import { JoinScreen } from '../worlds/join-screen.tsx';
import { AccountScreen } from './account-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import type { PeopleRoute } from './people-route.ts';
import { PlayerScreen } from './player-screen.tsx';
import { WatchScreen } from './watch-screen.tsx';

interface ScreenProps {
  readonly to: PeopleRoute;
  readonly settings: Settings;
}

/** The screen that the address names. */
export function PeopleScreen({ to, settings }: ScreenProps) {
  switch (to.screen) {
    case 'account':
      return <AccountScreen />;
    case 'lobby':
      return <LobbyScreen />;
    case 'player':
      return <PlayerScreen key={to.name} name={to.name} />;
    case 'join': {
      const { game, invite } = to;
      return <JoinScreen key={game} game={game} invite={invite} />;
    }
    case 'watch': {
      const { watch, friend } = to;
      return <WatchScreen key={watch} watch={watch} friend={friend} settings={settings} />;
    }
  }
}
