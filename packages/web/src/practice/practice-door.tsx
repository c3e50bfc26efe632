// The way to practice. Its code is loaded when the lessons, the arena or the comparison are opened: the title page needs none of it.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../screens/notice.tsx';
import type { CompareWish } from '../screens/route.ts';
import type { Settings } from '../settings.ts';

interface DoorProps {
  /** What is opened; `against` is the monster of the address, empty for none. */
  readonly to:
    | { readonly kind: 'lessons' }
    | { readonly kind: 'arena'; readonly against: string }
    | { readonly kind: 'compare'; readonly wish: CompareWish };
  readonly settings: Settings;
}

/** The screens. */
interface Screens {
  readonly Lessons: ComponentType<{ settings: Settings }>;
  readonly Arena: ComponentType<{ against: string; settings: Settings }>;
  readonly Compare: ComponentType<{ wish: CompareWish }>;
}

async function loadScreens(): Promise<Screens> {
  const [{ LessonsScreen }, { ArenaScreen }, { CompareScreen }] = await Promise.all([
    import('./lessons-screen.tsx'),
    import('./arena-screen.tsx'),
    import('./compare-screen.tsx'),
  ]);
  return { Lessons: LessonsScreen, Arena: ArenaScreen, Compare: CompareScreen };
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
  const { Lessons, Arena, Compare } = screens;
  if (to.kind === 'compare') {
    return <Compare wish={to.wish} />;
  }
  return to.kind === 'lessons' ? (
    <Lessons settings={settings} />
  ) : (
    <Arena key={to.against} against={to.against} settings={settings} />
  );
}
