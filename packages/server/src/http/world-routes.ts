// Requests about shared worlds: begun, looked at by an invited player, and joined.

import type { GameKeeper } from '../games/keeper.ts';
import { joinWorldSchema, newWorldSchema } from '../protocol.ts';
import { RateLimit } from '../rate-limit.ts';
import type { Turns } from '../turns.ts';
import { readBody } from './body.ts';
import type { Callers } from './callers.ts';
import { json } from './reply.ts';
import { allow, bearerToken, NEW_GAMES, READINGS, type Route } from './routes.ts';

/** What the routes are made of. */
interface WorldSite {
  readonly keeper: GameKeeper;
  readonly callers: Callers;
  readonly turns: Turns;
}

/** Places in worlds count as new games do: each leads to a hero. */
export function worldRoutes({ keeper, callers, turns }: WorldSite): Route[] {
  const newHeroes = new RateLimit(NEW_GAMES);
  const readings = new RateLimit(READINGS);
  const { worlds } = keeper;
  return [
    {
      method: 'POST',
      path: /^\/api\/worlds$/,
      handler: async request => {
        const { clock, ticksPerSecond, ...start } = await readBody(request, newWorldSchema);
        const client = callers.clientOf(request);
        allow(newHeroes, client, 'Too many new games. Try again in a minute.');
        await turns.take(client);
        const terms = { clock, ticksPerSecond: clock === 'running' ? ticksPerSecond : 0 };
        return json(201, await worlds.create(start, terms, client));
      },
    },
    {
      method: 'GET',
      path: /^\/api\/worlds\/([\w-]+)$/,
      handler: async (request, id) => {
        allow(readings, callers.clientOf(request), 'Too many questions. Try again in a minute.');
        return json(200, await worlds.about(id, bearerToken(request)));
      },
    },
    {
      method: 'POST',
      path: /^\/api\/worlds\/([\w-]+)\/heroes$/,
      handler: async (request, id) => {
        const wish = await readBody(request, joinWorldSchema);
        const client = callers.clientOf(request);
        allow(newHeroes, client, 'Too many new heroes. Try again in a minute.');
        await turns.take(client);
        return json(201, await worlds.takeIn(id, bearerToken(request), wish));
      },
    },
  ];
}
