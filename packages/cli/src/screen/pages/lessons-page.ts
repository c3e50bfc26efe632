// The lessons on the screen, and the page at their end with the offer of a real game.

import type { GameHost } from '@roguewright/engine/host';
import { GameScreen } from '../doing/game-screen.ts';
import { LessonGuide } from '../game/lesson-guide.ts';
import type { OptionsPlace } from '../options/kept-options.ts';
import { keymapOf } from '../options/options.ts';
import type { Stage } from '../stage/stage.ts';

/** Gives the lessons. @returns `new` if the player wants a real game now */
export async function takeLessons(
  stage: Stage,
  host: GameHost,
  options: OptionsPlace,
): Promise<'new' | undefined> {
  const guide = new LessonGuide(() => keymapOf(stage.options));
  const ending = await GameScreen.play(host, stage, options, [], guide);
  const text = guide.ending(ending !== '');
  const key = await stage.page(() => {}, 'The lessons', text, { hint: '; n begins a real game' });
  return key === 'n' ? 'new' : undefined;
}
