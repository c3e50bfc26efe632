// The whole page, its code in two parts: the lab is opened by links, and doesn't wait for the game; nor does the game
// wait for the lab.

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { LabDoor } from './screens/lab-door.tsx';
import { Notice } from './screens/notice.tsx';
import type { Route } from './screens/route.ts';
import type { Settings } from './settings.ts';

type Others = typeof import('./screens/app.tsx');

interface RootProps {
  readonly route: ReadonlySignal<Route>;
  readonly settings: Settings;
}

/** The screen that the address names. */
export function Root({ route, settings }: RootProps) {
  const present = route.value;
  return present.screen === 'lab' ? (
    <LabDoor address={present.address} />
  ) : (
    <AppDoor route={route} settings={settings} />
  );
}

/** All other screens, once their code is here. */
function AppDoor(props: RootProps) {
  const [others, setOthers] = useState<Others>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    import('./screens/app.tsx').then(setOthers, (error: Error) => setProblem(error.message));
  }, []);
  if (problem !== undefined) {
    return (
      <Notice title="Can’t open the page">
        <p>{problem}</p>
      </Notice>
    );
  }
  return others === undefined ? <main class="title" aria-busy="true" /> : <others.App {...props} />;
}
