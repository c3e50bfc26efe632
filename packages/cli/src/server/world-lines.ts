// Lines by which a player deals with the world that he shares: `party`, `leave`, `return`, `invite`.

import { tellMember } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { FarGame } from './far-game.ts';

const HELP = `In a world that is shared with others:
  party             Who is in the world, and for whom it waits.
  leave             Your hero leaves the world for a while; nobody waits for him.
  return            He comes back to where he left it.
  invite            The link by which others join.
  invite new        A new link; the old one leads nowhere any more.
  shut out NAME     Nobody plays that hero any more.`;

/** The answer to such a line; undefined: it is none. */
export function answerOfWorld(
  line: string,
  game: FarGame,
  view: GameView,
): Promise<string> | undefined {
  const { party } = view;
  if (party === undefined) {
    return undefined;
  }
  const words = line.trim().toLowerCase();
  const [, shutOut] = /^shut out (.+)$/i.exec(line.trim()) ?? [];
  if (shutOut !== undefined) {
    return game.shutOut(shutOut).then(() => `${shutOut} is shut out.`);
  }
  switch (words) {
    case 'party':
    case 'world':
      return Promise.resolve(party.map(tellMember).join('\n'));
    case 'help world':
    case 'help party':
      return Promise.resolve(HELP);
    case 'leave':
      return game.presence('leave').then(() => 'You leave the world. return brings you back.');
    case 'return':
    case 'come back':
      return game.presence('return').then(() => 'You are back in the world.');
    case 'invite':
      return Promise.resolve(
        game.link ?? 'Only those who were told the invitation can pass it on: you were not.',
      );
    case 'invite new':
      return game.renewLink().then(() => game.link ?? '');
    default:
      return undefined;
  }
}
