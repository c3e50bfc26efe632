// A hero's show is kept up to date together with the commands: milestones are written in the transaction of the
// command that led to them, once.

import {
  type GameView,
  type MilestoneMark,
  milestoneMark,
  milestonesBetween,
} from '@roguewright/engine/game';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { ensureShow, newShow, type StoredShow } from './stored-show.ts';

/** A hero before and after a command. */
interface HeroStep {
  /** Empty in a game of one hero. */
  readonly heroKey: string;
  readonly view: GameView;
  /** Undefined: only the database knows. */
  readonly known: MilestoneMark | undefined;
}

/** The heroes of one game, as far as their milestones are told. */
export class HeroProgress {
  readonly #game: string;
  /** By the key of the hero; of what is stored. */
  readonly #marks = new Map<string, MilestoneMark>();

  constructor(game: string) {
    this.#game = game;
  }

  /** What a view adds to what is stored; undefined: nothing. @param heroKey empty in a game of one hero */
  of(
    heroKey: string,
    view: GameView,
  ): ((transaction: Transaction<Tables>) => Promise<void>) | undefined {
    const mark = milestoneMark(view);
    const known = this.#marks.get(heroKey);
    const isSame =
      known !== undefined &&
      known.level === mark.level &&
      known.deepest === mark.deepest &&
      known.ending?.kind === mark.ending?.kind;
    return isSame ? undefined : transaction => this.#record(transaction, { heroKey, view, known });
  }

  /** All that was remembered was stored; or it wasn't, and is read again. */
  stored(heroKey: string, view: GameView | undefined): void {
    if (view === undefined) {
      this.#marks.delete(heroKey);
    } else {
      this.#marks.set(heroKey, milestoneMark(view));
    }
  }

  async #record(
    transaction: Transaction<Tables>,
    { heroKey, view, known }: HeroStep,
  ): Promise<void> {
    const mark = milestoneMark(view);
    const show = await ensureShow(transaction, newShow(this.#game, heroKey, view));
    const before = known ?? { level: show.level, deepest: show.depth, ending: undefined };
    const found = milestonesBetween(before, mark);
    if (show.level !== mark.level || show.depth !== mark.deepest) {
      await transaction
        .updateTable('shows')
        .set({ level: mark.level, depth: mark.deepest })
        .where('watch_id', '=', show.watch_id)
        .execute();
    }
    if (found.length === 0 || !(await isPublic(transaction, show))) {
      return;
    }
    const { hero, dungeonLevel, turn } = view;
    await transaction
      .insertInto('milestones')
      .values(
        found.map(({ kind, what }) => ({
          game_id: this.#game,
          watch_id: show.watch_id,
          hero: hero.name,
          role: hero.role,
          race: hero.race,
          level: hero.level,
          depth: dungeonLevel,
          turn,
          kind,
          what,
          at: Date.now(),
        })),
      )
      .execute();
  }
}

/** Whether everybody may know of a hero: neither the player nor the operator has hidden it. */
async function isPublic(transaction: Transaction<Tables>, show: StoredShow): Promise<boolean> {
  if (show.audience !== 'everybody') {
    return false;
  }
  const held = await transaction
    .selectFrom('account_games')
    .innerJoin('accounts', 'accounts.id', 'account_games.account_id')
    .select('accounts.id')
    .where('account_games.game_id', '=', show.game_id)
    .where('account_games.hero_key', '=', show.hero_key)
    .where('accounts.is_held', '=', 1)
    .executeTakeFirst();
  return held === undefined;
}
