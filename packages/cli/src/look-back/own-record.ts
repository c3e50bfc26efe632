// The game that is played, looked back on: its luck so far, its last turns, and the hero as text.

import { lastTurnsText, luckText, morgueNow } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import {
  type GameHost,
  LOOK_BACKS,
  type LookBack,
  type LookedBack,
  lookedBack,
  readGameFile,
  tellingFor,
} from '@roguewright/engine/host';
import { chronicleOf, type Progress, weighedTurns } from './chronicle-of.ts';

/** What can be told of it. */
const LOOK_BACK_PAGES = [...LOOK_BACKS, 'morgue'] as const;

/** One of them. */
export type LookBackPage = (typeof LOOK_BACK_PAGES)[number];

/**
 * Tells it. While the game goes on, luck is told only of draws that the hero knows wholly.
 * @param log sentences, the newest last
 * @param progress told how much of the work is done
 */
export async function tellBack(
  host: GameHost,
  view: GameView,
  log: readonly string[],
  about: LookBackPage,
  progress: Progress = () => undefined,
): Promise<string> {
  if (about === 'morgue') {
    return (await morgueNow(view, log, question => host.odds(question))).trimEnd();
  }
  if (view.ending === undefined && host.lookBack !== undefined) {
    return tell(await host.lookBack(about));
  }
  const text = await host.record?.();
  if (text === undefined) {
    return 'This game can’t be looked back on here.';
  }
  return await toldBack(text, about, view.ending !== undefined, progress);
}

/** What another process has looked back on. */
function tell({ luck, lastTurns }: LookedBack): string {
  return luck !== undefined
    ? luckText(luck)
    : lastTurnsText(lastTurns ?? { moves: [], unused: [] });
}

async function toldBack(
  text: string,
  about: LookBack,
  isOver: boolean,
  progress: Progress,
): Promise<string> {
  const file = readGameFile(text);
  const chronicle = await chronicleOf(file, [], progress, tellingFor(about, isOver));
  if (about === 'luck') {
    return luckText(lookedBack(chronicle, 'luck').luck!);
  }
  return lastTurnsText(await weighedTurns(chronicle, progress));
}
