// Where games are kept, as the title page sees it: the server, or this device.

import type { PackOffer, ServerGames } from '@roguewright/client';
import type { ListedGame } from './saved-games.ts';

/** What opens a game where it is kept. */
export type GameKey = Pick<ListedGame, 'game' | 'token' | 'place'>;

/** A place for games. What it rejects with is in words for the page. */
export interface GamesPlace extends ServerGames<GameKey> {
  /** Keeps the files of a folder as a pack; absent: this place takes none. */
  addPack?(files: Iterable<File>): Promise<{ added: string; offers: readonly PackOffer[] }>;
  /** Keeps the tree in a zip as a pack; absent: this place takes none. */
  addZip?(file: File): Promise<{ added: string; offers: readonly PackOffer[] }>;
  /** Forgets a pack; absent: the packs of this place aren't the page's. */
  removePack?(name: string): Promise<readonly PackOffer[]>;
  /** The game is taken off the list. */
  forget(key: GameKey): Promise<void>;
}
