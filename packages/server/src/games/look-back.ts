// A game of one player looked back on: its record is put together and performed again in the thread for long work.

import type { LookBack, LookedBack } from '@roguewright/engine/host';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { GameWork } from '../work/game-work.ts';
import { piecesOfFile } from './game-files.ts';
import type { GameMaker } from './game-maker.ts';

/** Where games are kept, made and performed. */
interface Places {
  readonly store: GameStore;
  readonly work: GameWork;
  readonly maker: GameMaker;
}

/**
 * Looks back on a game so far, as far as its hero knows; all of it once it is over.
 * @param client whom it is done for, such as a network address
 * @throws GameProblem when there is no such game, and when it is too much
 */
export async function lookBackOn(
  { store, work, maker }: Places,
  id: string,
  about: LookBack,
  client: string,
): Promise<LookedBack> {
  const head = await store.loadHead(id);
  if (head === undefined) {
    throw new GameProblem(404, 'game', `There is no game ${id}.`);
  }
  let text = '';
  for await (const piece of piecesOfFile(head, store.commandPages(id), maker, false)) {
    text += piece;
  }
  const isOver = head.game.status !== 'playing';
  const find = (hash: string) => store.findContent(hash);
  const bytes = new TextEncoder().encode(text);
  return await work.lookBack(client, bytes, find, { about, seat: 0, isOver });
}
