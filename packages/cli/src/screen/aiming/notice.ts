// Tells the lessons that the player aimed, or asked for odds.

import type { Aimed, Blow } from '@roguewright/engine/face';
import type { OddsAnswer } from '@roguewright/engine/odds';
import type { PlayedGame } from '../game/played-game.ts';

/** The player aims a spell or a blow. */
export function noticeAim(game: PlayedGame, { kind }: Aimed | Blow): void {
  if (kind === 'cast' || kind === 'attack') {
    game.noticeAsked(kind === 'cast' ? 'aim' : 'odds');
  }
}

/** The player looks at a square, and sees the odds there if it has any. */
export function noticeOdds(game: PlayedGame, odds: OddsAnswer | undefined): void {
  if (odds !== undefined) {
    game.noticeAsked('odds');
  }
}
