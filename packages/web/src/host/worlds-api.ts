// Shared worlds on the server: begun, looked at by an invited player, and joined.

import type { NewGame } from '@roguewright/engine/game';
import { problemOf, request } from './games-api.ts';

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
export type WorldMade =
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
export interface JoinWish {
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Begins a world; what is wrong with the wishes comes back as a value. */
export function beginWorld(start: NewGame, clock: WorldClock): Promise<WorldMade> {
  const body = JSON.stringify({ ...start, ...clock });
  return made('/api/worlds', { method: 'POST', headers: JSON_TYPE, body }, {});
}

/** Joins a world with a new hero; what is wrong with the wishes comes back as a value. */
export function joinWorld(game: string, invite: string, hero: JoinWish): Promise<WorldMade> {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${invite}` };
  const path = `/api/worlds/${encodeURIComponent(game)}/heroes`;
  return made(path, { method: 'POST', headers, body: JSON.stringify(hero) }, { invite });
}

/** What the invited are told. Throws errors worded for the page. */
export async function fetchWorld(game: string, invite: string): Promise<WorldAbout> {
  const headers = { authorization: `Bearer ${invite}` };
  const response = await request(`/api/worlds/${encodeURIComponent(game)}`, { headers });
  if (!response.ok) {
    throw new Error(await problemOf(response).then(({ message }) => message));
  }
  return (await response.json()) as WorldAbout;
}

async function made(path: string, options: RequestInit, known: object): Promise<WorldMade> {
  try {
    const response = await request(path, options);
    if (!response.ok) {
      return { kind: 'refused', ...(await problemOf(response)) };
    }
    return { kind: 'made', key: { ...((await response.json()) as WorldKey), ...known } };
  } catch (error) {
    return { kind: 'refused', field: '', message: (error as Error).message };
  }
}
