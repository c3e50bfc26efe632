// Requests of those who watch: the lobby, the milestones, the page of a player and the way into a room.

import type { GameKeeper } from '../games/keeper.ts';
import type { SeatWish } from '../hosts/seat-wish.ts';
import { GameProblem } from '../problems.ts';
import { hallSinceSchema } from '../protocol.ts';
import { RateLimit } from '../rate-limit.ts';
import type { LobbyRow, StoredMilestone } from '../storage/shows/shows.ts';
import { watchSchema } from '../watching/watch-messages.ts';
import { readBody } from './body.ts';
import type { Callers } from './callers.ts';
import { queryOf } from './query.ts';
import { json, jsonLines, page, redirect } from './reply.ts';
import { allow, READINGS, type Route } from './routes.ts';

/** Milestones beside the lobby. */
const LATEST = 20;

/** Ways into rooms that one address may ask. */
const WATCHES = { perSecond: 2, burst: 30 };

/** What the routes are made of. */
interface WatchSite {
  readonly keeper: GameKeeper;
  readonly callers: Callers;
  readonly join: (wish: SeatWish, address: string, host: string) => Promise<object>;
}

/** The routes of those who watch. */
export function watchRoutes({ keeper, callers, join }: WatchSite): Route[] {
  const { shows } = keeper.store;
  const readings = new RateLimit(READINGS);
  const watches = new RateLimit(WATCHES);
  const reading = (path: RegExp, handler: Route['handler']): Route => ({
    method: 'GET',
    path,
    handler: async (request, parameter) => {
      allow(readings, callers.clientOf(request), 'Too many questions. Try again in a minute.');
      return await handler(request, parameter);
    },
  });
  const lobby = async () => (await shows.lobby(await keeper.openGames())).map(lobbyLine);
  return [
    reading(/^\/status\/lobby$/, async () => json(200, await lobby())),
    reading(/^\/api\/lobby$/, async () =>
      json(200, {
        games: await lobby(),
        milestones: (await shows.latestMilestones(LATEST)).map(milestoneLine),
      }),
    ),
    reading(/^\/milestones\.jsonl$/, async request => {
      const { since, count } = queryOf(request, hallSinceSchema);
      const found = await shows.milestonesSince(since, count);
      return jsonLines(found.map(one => `${JSON.stringify(milestoneLine(one))}\n`).join(''));
    }),
    reading(/^\/u\/([^/]{1,100})$/, async (_, name) => {
      const player = await keeper.accounts.player(name);
      return redirect(`../#/player/${encodeURIComponent(player.name)}`);
    }),
    reading(/^\/g\/([\w-]{16})$/, async (_, watch) => {
      if ((await shows.find(watch)) === undefined) {
        return page(404, 'No such game', 'This server has no such game.');
      }
      const entry = await shows.entryOf(watch);
      return redirect(entry === undefined ? `../#/watch/${watch}` : `../#/replay?entry=${entry}`);
    }),
    {
      method: 'POST',
      path: /^\/matchmake\/joinOrCreate\/watch$/,
      handler: async request => {
        const { game: _, ...wish } = await readBody(request, watchSchema);
        const client = callers.clientOf(request);
        allow(watches, client, 'Too many connections. Try again in a minute.');
        const show = await shows.find(wish.watch);
        if (show === undefined) {
          throw new GameProblem(404, 'watch', 'This server has no such game.');
        }
        const seat = { ...wish, game: show.game_id };
        return json(200, await join(seat, client, callers.hostOf(request)));
      },
    },
  ];
}

function lobbyLine({ watch_id: watch, updated_at, player, ...line }: LobbyRow) {
  const idle = Math.max(0, Math.round((Date.now() - updated_at) / 1000));
  return { watch, ...line, ...(player !== null && { player }), idle };
}

function milestoneLine({ watch_id: watch, at, ...line }: StoredMilestone) {
  return { ...line, watch, at: new Date(at).toISOString() };
}
