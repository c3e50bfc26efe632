// Shared worlds on a server: begun, looked at by an invited player, and joined.

import type { NewGame } from '@roguewright/engine/game';
import { problemOf, read, request } from './requests.ts';

/** How time passes: it waits for all who are awake, or runs by itself. */
export interface WorldClock {
  readonly clock: 'waiting' | 'running';
  /** Ticks in a second of a running clock; a move takes 10. */
  readonly ticksPerSecond?: number;
}

/** What opens one's own hero in a world, and invites others to it. */
interface WorldKey {
  readonly game: string;
  readonly token: string;
  readonly invite: string;
}

/** The answer to a wish to begin or join a world. */
type WorldMade =
  | { readonly kind: 'made'; readonly key: WorldKey }
  | { readonly kind: 'refused'; readonly field: string; readonly message: string };

/** A world for those who are invited to it. */
export interface WorldAbout {
  readonly clock: WorldClock['clock'];
  readonly ticksPerSecond: number;
  readonly ruleset: string;
  /** Ids of role and race. */
  readonly heroes: readonly {
    readonly name: string;
    readonly role: string;
    readonly race: string;
  }[];
  /** Heroes who can still join. */
  readonly free: number;
}

/** A hero who wants to join. */
interface JoinWish {
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
}

/** The shared worlds of one server. */
export interface ServerWorlds {
  /** Begins a world; what is wrong with the wishes comes back as a value. */
  begin(start: NewGame, clock: WorldClock): Promise<WorldMade>;
  /** What the invited are told. Rejects in words for the player. */
  about(game: string, invite: string): Promise<WorldAbout>;
  /** Joins a world with a new hero; what is wrong with the wishes comes back as a value. */
  join(game: string, invite: string, hero: JoinWish): Promise<WorldMade>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The shared worlds of a server. @param server its address; empty: that of the page */
export function serverWorlds(server: string): ServerWorlds {
  return {
    begin: (start, clock) => {
      const body = JSON.stringify({ ...start, ...clock });
      return made(server, '/api/worlds', { method: 'POST', headers: JSON_TYPE, body }, {});
    },
    about: (game, invite) => {
      const headers = { authorization: `Bearer ${invite}` };
      return read(server, `/api/worlds/${encodeURIComponent(game)}`, { headers });
    },
    join: (game, invite, hero) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${invite}` };
      const path = `/api/worlds/${encodeURIComponent(game)}/heroes`;
      const options = { method: 'POST', headers, body: JSON.stringify(hero) };
      return made(server, path, options, { invite });
    },
  };
}

async function made(
  server: string,
  path: string,
  options: RequestInit,
  known: object,
): Promise<WorldMade> {
  try {
    const response = await request(server, path, options);
    if (!response.ok) {
      return { kind: 'refused', ...(await problemOf(response)) };
    }
    return { kind: 'made', key: { ...((await response.json()) as WorldKey), ...known } };
  } catch (error) {
    return { kind: 'refused', field: '', message: (error as Error).message };
  }
}
