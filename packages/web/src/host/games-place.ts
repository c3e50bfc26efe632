// Where games are kept, as the title page sees it: the server, or this device.

import type { HeroWords, PackOffer, Standing, TakenFile } from '@roguewright/client';
import type { HallPage, HallQuestion, NewGame } from '@roguewright/engine/game';
import type { HeroChoices, HeroPreview, ToldSeeds } from '@roguewright/engine/host';
import type { ListedGame } from './saved-games.ts';

/** What opens a game where it is kept. */
export type GameKey = Pick<ListedGame, 'game' | 'token' | 'place'>;

/** The answer to asking for a new game. */
type Made =
  | { readonly kind: 'made'; readonly key: GameKey }
  /** `field` of NewGame is wrong; empty when it is none of them. */
  | { readonly kind: 'refused'; readonly field: string; readonly message: string };

/** The answer to giving a game's file. */
type Loaded =
  | ({ readonly kind: 'loaded'; readonly key: GameKey } & HeroWords)
  | { readonly kind: 'refused'; readonly message: string };

/** A place for games. What it rejects with is in words for the page. */
export interface GamesPlace {
  /** The roles and races to choose from. */
  choices(): Promise<HeroChoices>;
  /** The packs that new games can be begun with, in their usual order. */
  packs(): Promise<readonly PackOffer[]>;
  /** Keeps the files of a folder as a pack; absent: this place takes none. */
  addPack?(files: Iterable<File>): Promise<{ added: string; offers: readonly PackOffer[] }>;
  /** Keeps the tree in a zip as a pack; absent: this place takes none. */
  addZip?(file: File): Promise<{ added: string; offers: readonly PackOffer[] }>;
  /** Forgets a pack; absent: the packs of this place aren't the page's. */
  removePack?(name: string): Promise<readonly PackOffer[]>;
  /** What a hero of a role and a race would begin with. */
  preview(role: string, race: string, ruleset?: string): Promise<HeroPreview>;
  /** The seeds of this day and this week, by its clock. */
  seeds(): Promise<ToldSeeds>;
  /** Some lines of its hall; how a game was begun is said only of one's own, if at all. */
  hall(question: HallQuestion): Promise<HallPage>;
  /** Makes a game; what is wrong with the wishes comes back as a value. */
  create(start: NewGame): Promise<Made>;
  /** Undefined when there is no such game, or not for this key. */
  standing(key: GameKey): Promise<Standing | undefined>;
  /** A game as a file. @param evenRunning also when that costs the game its place in the hall */
  file(key: GameKey, evenRunning: boolean): Promise<TakenFile>;
  /** Makes a game of a file; what is wrong with it comes back as a value. */
  load(file: Blob): Promise<Loaded>;
  /** The game is taken off the list. */
  forget(key: GameKey): Promise<void>;
}
