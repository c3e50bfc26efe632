// The game that is played, looked back on: its luck so far, and the hero as text.

import { luckText, morgueNow } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { type GameHost, readGameFile } from '@roguewright/engine/host';
import { sumLuck } from '@roguewright/engine/odds';
import { chronicleOf } from './chronicle-of.ts';

/** What can be told of it. */
export type LookBackPage = 'luck' | 'morgue';

/**
 * Tells it. While the game goes on, luck is told only of blows that the hero knows.
 * @param log sentences, the newest last
 */
export async function tellBack(
  host: GameHost,
  view: GameView,
  log: readonly string[],
  about: LookBackPage,
): Promise<string> {
  if (about === 'morgue') {
    return (await morgueNow(view, log, question => host.odds(question))).trimEnd();
  }
  const text = await host.record?.();
  if (text === undefined) {
    return 'The luck of this game can’t be told here.';
  }
  const isOver = view.ending !== undefined;
  const chronicle = chronicleOf(readGameFile(text), [], () => undefined, isOver);
  return luckText(sumLuck(chronicle.luck));
}
