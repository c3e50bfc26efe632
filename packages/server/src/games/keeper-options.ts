// How a keeper of games is opened.

import type { Durability } from '../storage/database.ts';
import type { DiskLimits } from '../storage/quota.ts';
import type { SharedOptions } from '../storage/shared/settings.ts';
import type { Turns } from '../turns.ts';
import type { GameWork } from '../work/game-work.ts';
import type { GameMaker } from './game-maker.ts';

/** How a keeper is opened. */
export interface KeeperOptions {
  /** The folder with the games; made when it isn't there. */
  readonly dataFolder: string;
  readonly maker: GameMaker;
  /** A server keeps them: no other server may use the folder meanwhile. */
  readonly serves?: boolean | undefined;
  /** A database that several processes share, in place of the folder. */
  readonly shared?: SharedOptions | undefined;
  /** What games may take on the disk. */
  readonly limits?: DiskLimits | undefined;
  /** What an answered command survives; absent: a power cut. */
  readonly survives?: Durability | undefined;
  /** Milliseconds after which the game of an idle player is put away; absent or 0: none is. */
  readonly idle?: number | undefined;
  /** Whether heroes leave bones and meet those of others; true by default. Processes that share a database have none. */
  readonly bones?: boolean | undefined;
  /** Called with the milliseconds that storing each command took. */
  readonly stored?: ((milliseconds: number) => void) | undefined;
  /** Turns of the clients, in which commands go on that waited for one flush; absent: turns of their own. */
  readonly turns?: Turns | undefined;
  /** Does what may take long; in this process by default. */
  readonly work?: GameWork | undefined;
  /** Where defects are reported; the console by default. */
  readonly report?: ((error: unknown) => void) | undefined;
}
