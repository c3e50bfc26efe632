// A new game, begun with bones of earlier heroes where it may have some.

import type { NewGame } from '@roguewright/engine/game';
import { createWithBones, mayMeetBones } from '@roguewright/engine/host';
import type { BonesFolder } from './bones-folder.ts';
import type { GameMaker, RunningGame } from './game-maker.ts';

/**
 * Makes a game. Bones that it can't be begun with are left out: those of other content stay for other games, any others
 * are set aside.
 * @param folder with bones; undefined: it meets none
 * @throws UsageError that names what is wrong with the new hero
 */
export async function beginGame(
  maker: GameMaker,
  start: NewGame,
  folder: BonesFolder | undefined,
): Promise<RunningGame> {
  if (folder === undefined || !mayMeetBones(start)) {
    return maker.create(start);
  }
  const { hash } = maker.contentOf(start);
  const { game, flawed } = createWithBones(start, await folder.some(), one => maker.create(one));
  for (const { kept, reason } of flawed) {
    if (kept.content === hash) {
      await folder.setAside(kept.bones, reason);
    }
  }
  return game;
}
