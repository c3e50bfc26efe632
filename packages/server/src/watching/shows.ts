// The heroes that are shown at one process.

import type { Performed } from '@roguewright/engine/game';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import { newShow } from '../storage/shows/stored-show.ts';
import { type DelayClock, REAL_CLOCK } from './delayed.ts';
import { Show } from './show.ts';

/** What shows are made of. */
export interface ShowsParts {
  readonly store: GameStore;
  readonly report: (error: unknown) => void;
  readonly clock?: DelayClock | undefined;
}

/** The shows of one process. */
export class Shows {
  readonly #parts: ShowsParts;
  readonly #shows = new Map<string, Show>();

  constructor(parts: ShowsParts) {
    this.#parts = parts;
  }

  /** A hero is played. @param look what the player is shown at present */
  async begin(game: string, heroKey: string, look: () => Promise<Performed>): Promise<Show> {
    const { store, report, clock = REAL_CLOCK } = this.#parts;
    const { view } = await look();
    const row = await store.shows.ensure(newShow(game, heroKey, view));
    const account = await store.people.playerOf(game, heroKey);
    const blocked = await store.people.blocked(account?.id ?? game);
    const player = {
      name: account?.name ?? view.hero.name,
      account: account?.id,
      isHeld: account?.is_held === 1,
      blocked,
    };
    const present = this.#shows.get(row.watch_id);
    const show = present ?? new Show(row, player, { store, clock, report });
    this.#shows.set(row.watch_id, show);
    show.begin(player, look);
    if (present === undefined && row.watchers > 0) {
      // Those of a process that was killed.
      await store.shows.change(row.watch_id, { watchers: 0 });
    }
    return show;
  }

  /** Nobody plays the hero any more. */
  end(show: Show): void {
    show.end();
    this.forgetIfIdle(show);
  }

  /** Drops a show with which nobody has to do. */
  forgetIfIdle(show: Show): void {
    if (show.isIdle && this.#shows.get(show.watchId) === show) {
      this.#shows.delete(show.watchId);
    }
  }

  /** @throws GameProblem when the hero isn't played at this process */
  named(watchId: string): Show {
    const show = this.#shows.get(watchId);
    if (show === undefined) {
      throw new GameProblem(404, 'watch', 'Nobody plays this game at present.');
    }
    return show;
  }
}
