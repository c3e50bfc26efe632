// All screens but the lab, one at a time.

import type { ReadonlySignal } from '@preact/signals';
import { GalleryScreen } from '../gallery/gallery-screen.tsx';
import { HandbookScreen } from '../handbook/handbook-screen.tsx';
import { savedGames } from '../host/saved-games.ts';
import { PeopleDoor } from '../people/people-door.tsx';
import { PracticeDoor } from '../practice/practice-door.tsx';
import { ReplayDoor } from '../replay/replay-door.tsx';
import type { Settings } from '../settings.ts';
import { GameScreen } from './game-screen.tsx';
import { HallScreen } from './hall-screen.tsx';
import { NewHeroScreen } from './new-hero-screen.tsx';
import { Notice } from './notice.tsx';
import { newHeroAddress, type Route, replayAddress } from './route.ts';
import { TitleScreen } from './title-screen.tsx';

interface AppProps {
  readonly route: ReadonlySignal<Route>;
  readonly settings: Settings;
}

/** The screen that the address names. */
export function App({ route, settings }: AppProps) {
  const present = route.value;
  // The lab is none of them: `root.tsx` shows it.
  if (present.screen === 'lab') {
    return null;
  }
  if (present.screen === 'title') {
    return <TitleScreen settings={settings} />;
  }
  if (present.screen === 'hall') {
    return <HallScreen />;
  }
  if (present.screen === 'people') {
    const { to } = present;
    return <PeopleDoor key={JSON.stringify(to)} to={to} settings={settings} />;
  }
  if (present.screen === 'lessons') {
    return <PracticeDoor key="lessons" to={{ kind: 'lessons' }} settings={settings} />;
  }
  if (present.screen === 'arena') {
    const { against } = present;
    return <PracticeDoor key="arena" to={{ kind: 'arena', against }} settings={settings} />;
  }
  if (present.screen === 'compare') {
    return (
      <PracticeDoor
        key="compare"
        to={{ kind: 'compare', wish: present.wish }}
        settings={settings}
      />
    );
  }
  if (present.screen === 'spells') {
    return <GalleryScreen subtype={present.subtype} settings={settings} />;
  }
  if (present.screen === 'handbook') {
    return <HandbookScreen place={present.place} rules={present.rules} />;
  }
  if (present.screen === 'new') {
    return <NewHeroScreen key={newHeroAddress(present.wishes)} wishes={present.wishes} />;
  }
  if (present.screen === 'replay') {
    const { wish } = present;
    return <ReplayDoor key={replayAddress(wish)} wish={wish} settings={settings} />;
  }
  const listed = savedGames(localStorage).find(({ game }) => game === present.game);
  return listed === undefined ? (
    <Notice title="Can’t open this game">
      <p>You can continue a game only in the browser where you started it.</p>
    </Notice>
  ) : (
    <GameScreen
      key={`${listed.game} ${present.looksBack}`}
      listed={listed}
      looksBack={present.looksBack}
      settings={settings}
    />
  );
}
