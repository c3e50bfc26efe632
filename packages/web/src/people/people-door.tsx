// The way to accounts, the lobby, watching and shared worlds, whose code is loaded when it is first wanted.

import type { Audience } from '@roguewright/client';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../screens/notice.tsx';
import type { Settings } from '../settings.ts';
import type { PeopleRoute } from './people-route.ts';

interface DoorProps {
  readonly to: PeopleRoute;
  readonly settings: Settings;
}

/** A screen of other people. */
export function PeopleDoor({ to, settings }: DoorProps) {
  const [screens, setScreens] = useState<typeof import('./people-screens.tsx')>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    import('./people-screens.tsx').then(setScreens, (error: Error) => setProblem(error.message));
  }, []);
  if (problem !== '') {
    return (
      <Notice title="Can’t open this page">
        <p>{problem}</p>
      </Notice>
    );
  }
  return screens === undefined ? (
    <main class="title" aria-busy="true" />
  ) : (
    <screens.PeopleScreen to={to} settings={settings} />
  );
}

/** Who watches one's own game; nothing where nobody can. */
export function AudienceDoor({ audience }: { readonly audience: Audience | undefined }) {
  const [panel, setPanel] = useState<typeof import('./audience-panel.tsx')>();
  useEffect(() => {
    if (audience !== undefined) {
      // Without it the game is played as well.
      import('./audience-panel.tsx').then(setPanel, () => undefined);
    }
  }, [audience]);
  return panel === undefined || audience === undefined ? null : (
    <panel.AudiencePanel audience={audience} />
  );
}
