// Addresses that stay: what others link to. A game is named by the number of its line in the hall, which is public;
// the id under which it is stored is its owner's.

import type { GameKeeper } from '../games/keeper.ts';
import { RateLimit } from '../rate-limit.ts';
import type { Callers } from './callers.ts';
import { page, plainText, type Reply, redirect } from './reply.ts';
import { allow, READINGS, type Route } from './routes.ts';

/** Morgues that one address may ask for: a game is performed again for each. */
const MORGUES = { perSecond: 0.5, burst: 20 };

/** The addresses of games that are over. */
export function addressRoutes({
  keeper,
  callers,
}: {
  readonly keeper: GameKeeper;
  readonly callers: Callers;
}): Route[] {
  const readings = new RateLimit(READINGS);
  const morgues = new RateLimit(MORGUES);
  const route = (path: RegExp, to: (entry: string) => string): Route => ({
    method: 'GET',
    path,
    handler: async (request, entry) => {
      allow(readings, callers.clientOf(request), 'Too many questions. Try again in a minute.');
      return (await keeper.records.has(Number(entry))) ? redirect(to(entry)) : noGame(entry);
    },
  });
  return [
    // Relative, so that they hold behind a proxy that puts a path before them.
    route(/^\/g\/(\d{1,15})$/, entry => `../#/replay?entry=${entry}`),
    // A browser takes the part after # along: it names the turn.
    route(/^\/g\/(\d{1,15})\/replay$/, entry => `../../?replay=${entry}`),
    {
      method: 'GET',
      path: /^\/g\/(\d{1,15})\/morgue\.txt$/,
      handler: async (request, entry) => {
        const client = callers.clientOf(request);
        allow(morgues, client, 'Too many morgues. Try again in a minute.');
        return (await keeper.records.has(Number(entry)))
          ? plainText(await keeper.records.morgue(Number(entry), client))
          : noGame(entry);
      },
    },
  ];
}

function noGame(entry: string): Reply {
  return page(404, 'No such game', `The hall has no record of a game ${entry}.`);
}
