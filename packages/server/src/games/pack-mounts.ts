// Combinations of packs that no game has had yet: they are mounted in a thread, since that may take a second.

import type { NewGame } from '@roguewright/engine/game';
import type { SentPacks } from '@roguewright/engine/objects';
import type { GameWork } from '../work/game-work.ts';
import type { GameMaker } from './game-maker.ts';

/** Mounts packs for a maker of games. */
export class PackMounts {
  readonly #maker: GameMaker;
  readonly #work: GameWork;
  /** What is being mounted, by the names of the packs. */
  readonly #pending = new Map<string, Promise<SentPacks>>();

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
}
