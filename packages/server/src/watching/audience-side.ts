// The side of the player: the shows of the heroes in one room, and what the windows on them may do with their
// watchers.

import type { Client } from '@colyseus/core';
import type { Performed } from '@roguewright/engine/game';
import { checked, send } from '../messages.ts';
import { GameProblem } from '../problems.ts';
import { Bucket } from '../rate-limit.ts';
import { CHAT_RATE } from './chat.ts';
import type { PlayerWindow, Show } from './show.ts';
import type { AudienceView } from './show-settings.ts';
import type { Shows } from './shows.ts';

/** A window of a player. */
interface Place extends PlayerWindow {
  readonly show: Show;
  readonly bucket: Bucket;
}

/** Messages of a player about the audience. */
export const AUDIENCE_TYPES: ReadonlySet<string | number> = new Set(['say', 'audience']);

/** The shows of one room. */
export class AudienceSide {
  readonly #shows: Shows;
  readonly #report: (error: unknown) => void;
  /** By the key of the hero. */
  readonly #open = new Map<string, Show>();
  readonly #places = new Map<Client, Promise<Place | undefined>>();

  constructor(shows: Shows, report: (error: unknown) => void) {
    this.#shows = shows;
    this.#report = report;
  }

  /**
   * A window on a hero is opened. Trouble with the show keeps nobody from playing.
   * @param heroKey empty in a game of one hero
   * @param look what the player is shown at present
   */
  enter(client: Client, game: string, heroKey: string, look: () => Promise<Performed>): void {
    const entering = this.#enter(client, game, heroKey, look).catch(error => {
      this.#report(error);
      return undefined;
    });
    this.#places.set(client, entering);
  }

  /** A window is closed. */
  async leave(client: Client): Promise<void> {
    const place = await this.#places.get(client);
    this.#places.delete(client);
    if (place === undefined) {
      return;
    }
    place.show.leave(place);
    const left = await Promise.all(this.#places.values());
    if (!left.some(other => other?.show === place.show)) {
      for (const [key, show] of this.#open) {
        if (show === place.show) {
          this.#open.delete(key);
        }
      }
      this.#shows.end(place.show);
    }
  }

  /** The player of a hero was shown something. */
  changed(heroKey: string, performed: Performed): void {
    this.#open.get(heroKey)?.changed(performed);
  }

  /** Carries out a message of a player. @throws GameProblem when it can't be done */
  async handle(client: Client, type: string | number, message: unknown): Promise<void> {
    const place = await this.#places.get(client);
    if (place === undefined) {
      throw new GameProblem(503, 'audience', 'This game can’t be shown at present.');
    }
    const { show, bucket } = place;
    if (type === 'say') {
      const { id, text } = checked('say', message);
      if (!bucket.take()) {
        throw new GameProblem(429, 'text', 'You talk too much at once. Wait a moment.');
      }
      show.sayAsPlayer(text);
      send(client, 'audience', { id, audience: audienceOf(show) });
      return;
    }
    const { id, change, kick, block, unblock } = checked('audience', message);
    if (change !== undefined) {
      await show.change(change);
    }
    if (kick !== undefined) {
      show.kick(kick);
    }
    if (block !== undefined) {
      await show.block(block, true);
    }
    if (unblock !== undefined) {
      await show.block(unblock, false);
    }
    send(client, 'audience', { id, audience: audienceOf(show) });
  }

  async #enter(
    client: Client,
    game: string,
    heroKey: string,
    look: () => Promise<Performed>,
  ): Promise<Place> {
    const show = this.#open.get(heroKey) ?? (await this.#shows.begin(game, heroKey, look));
    this.#open.set(heroKey, show);
    const place: Place = {
      show,
      bucket: new Bucket(CHAT_RATE),
      hear: line => send(client, 'said', { id: 0, lines: [line] }),
      know: () => send(client, 'audience', { id: 0, audience: audienceOf(show) }),
    };
    show.enter(place);
    if (show.watchers.size > 0) {
      place.know();
    }
    if (show.chat.lines.length > 0) {
      send(client, 'said', { id: 0, lines: show.chat.lines });
    }
    return place;
  }
}

function audienceOf(show: Show): AudienceView {
  const { settings, watchId: watch, friendKey: friend, isHeld } = show;
  const watchers = [...show.watchers].map(({ name, isFriend, account }) => ({
    name,
    isFriend,
    hasAccount: account !== undefined,
    isBlocked: show.isBlocked(account),
  }));
  return { settings, watch, friend, isHeld, watchers };
}
