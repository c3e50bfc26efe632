// The way to practice. Its code is loaded when the lessons or the arena are opened: the title page needs none of it.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../screens/notice.tsx';
import type { Settings } from '../settings.ts';

interface DoorProps {
  /** What is opened; `against` is the monster of the address, empty for none. */
  readonly to: { readonly kind: 'lessons' } | { readonly kind: 'arena'; readonly against: string };
  readonly settings: Settings;
}

/** The two screens. */
interface Screens {
  readonly Lessons: ComponentType<{ settings: Settings }>;
  readonly Arena: ComponentType<{ against: string; settings: Settings }>;
}

async function loadScreens(): Promise<Screens> {
  const [{ LessonsScreen }, { ArenaScreen }] = await Promise.all([
    import('./lessons-screen.tsx'),
    import('./arena-screen.tsx'),
  ]);
  return { Lessons: LessonsScreen, Arena: ArenaScreen };
}

/** The screen, once it is loaded. */
export function PracticeDoor({ to, settings }: DoorProps) {
  const [screens, setScreens] = useState<Screens>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    loadScreens().then(setScreens, (error: Error) => setProblem(error.message));
  }, []);
  if (screens === undefined) {
    return (
      <Notice title={problem === '' ? 'Practice' : 'Can’t practise'}>
        <p role="status">{problem === '' ? 'A moment…' : problem}</p>
      </Notice>
    );
  }
  const { Lessons, Arena } = screens;
  return to.kind === 'lessons' ? (
    <Lessons settings={settings} />
  ) : (
    <Arena key={to.against} against={to.against} settings={settings} />
  );
}
