// Content that isn't in memory: combinations of packs that no game has had yet, and content of stored games. It is
// read in a thread, since that may take a second.

import type { NewGame } from '@roguewright/engine/game';
import type { SentPacks } from '@roguewright/engine/objects';
import type { StoredContent } from '../storage/contents.ts';
import type { GameWork } from '../work/game-work.ts';
import type { GameMaker } from './game-maker.ts';

/** Mounts packs for a maker of games. */
export class PackMounts {
  readonly #maker: GameMaker;
  readonly #work: GameWork;
  /** What is being mounted, by the names of the packs. */
  readonly #pending = new Map<string, Promise<SentPacks>>();
  /** What is being read, by hash. */
  readonly #reading = new Map<string, Promise<SentPacks | null>>();

  constructor(maker: GameMaker, work: GameWork) {
    this.#maker = maker;
    this.#work = work;
  }

  /**
   * Mounts the packs of a new game, unless that combination is mounted already.
   * @param client the client that asks, such as a network address
   * @throws UsageError for a pack that isn't offered
   * @throws GameProblem for packs that can't be mounted, and when it is too much
   */
  async prepare(start: NewGame, client: string): Promise<void> {
    const { mount } = this.#work;
    const files = mount === undefined ? undefined : this.#maker.packsToMount(start);
    if (mount === undefined || files === undefined) {
      return;
    }
    const key = JSON.stringify(files.map(({ pack }) => pack));
    // Everyone who asks meanwhile waits for the same thread.
    const pending = this.#pending.get(key) ?? mount.call(this.#work, client, files);
    this.#pending.set(key, pending);
    try {
      this.#maker.adopt(start, await pending);
    } finally {
      this.#pending.delete(key);
    }
  }

  /**
   * Reads the content of a stored game, unless it is in memory.
   * @throws GameProblem when it is too much
   */
  async read(content: StoredContent): Promise<void> {
    const { read } = this.#work;
    const { hash } = content;
    if (read === undefined || this.#maker.isRead(content)) {
      return;
    }
    const reading = this.#reading.get(hash) ?? read.call(this.#work, content);
    this.#reading.set(hash, reading);
    try {
      this.#maker.adoptRead(content, await reading);
    } finally {
      this.#reading.delete(hash);
    }
  }
}
