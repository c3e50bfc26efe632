// Every request over HTTP: the games' interface, the way into a room, and the files of the page.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { UsageError } from '@roguewright/engine/errors';
import { seedsOf } from '@roguewright/engine/host';
import type { GameKeeper } from '../games/keeper.ts';
import { leadsHere } from '../hosts/process-path.ts';
import type { SeatWish } from '../hosts/seat-wish.ts';
import { type Operations, operatorReply } from '../operations/routes.ts';
import type { Notices } from '../people/notices.ts';
import { GameProblem } from '../problems.ts';
import {
  fileSchema,
  hallSchema,
  hallSinceSchema,
  joinSchema,
  lookBackSchema,
  MOST_FILE_BYTES,
  newGameSchema,
  previewSchema,
  ROOM_NAME,
} from '../protocol.ts';
import { RateLimit } from '../rate-limit.ts';
import type { Turns } from '../turns.ts';
import { accountRoutes } from './account-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { readBody, readWhole } from './body.ts';
import { type Callers, nameOf } from './callers.ts';
import { Shares } from './connections.ts';
import { Exports, sendPieces } from './exports.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { queryOf } from './query.ts';
import {
  attachment,
  compressedAttachment,
  json,
  jsonLines,
  problem,
  problemOf,
  type Reply,
} from './reply.ts';
import { allow, bearerToken, NEW_GAMES, READINGS, type Route } from './routes.ts';
import { StaticFiles } from './static-files.ts';
import { watchRoutes } from './watch-routes.ts';
import { worldRoutes } from './world-routes.ts';

/** Files that one address may send: each is a whole game to perform. */
const FILES = { perSecond: 0.1, burst: 10 };

/** Ways into rooms that one address may ask. */
const JOINS = { perSecond: 10, burst: 100 };

/** Games of the hall that one address may ask for: a long one takes a megabyte. */
const RECORDS = { perSecond: 1, burst: 20 };

/** What the site is made of. */
export interface SiteOptions {
  readonly keeper: GameKeeper;
  readonly callers: Callers;
  /** Whose work is done next. */
  readonly turns: Turns;
  readonly webFolder: string;
  /**
   * Reserves a seat in the room of a game; the answer is Colyseus's.
   * @param host by which the client called this server
   */
  readonly join: (wish: SeatWish, address: string, host: string) => Promise<object>;
  readonly operations: Operations;
  /** Who is refused by the operator. */
  readonly notices: Notices;
  /** The name of this process among those that share the games. */
  readonly process?: string | undefined;
  readonly report: (error: unknown) => void;
}

/** Answers all requests. */
export function siteOf(options: SiteOptions): RequestListener {
  const { callers, turns, report, operations } = options;
  const files = new StaticFiles(options.webFolder);
  const routes = [
    ...gameRoutes(options),
    ...worldRoutes(options),
    ...fileRoutes(options),
    ...readingRoutes(options),
    ...addressRoutes(options),
    ...accountRoutes(options),
    ...watchRoutes(options),
  ];
  const open = new Shares();
  return (request, response) => {
    void Promise.resolve()
      .then(async () => {
        const client = callers.clientOf(request);
        if (!open.take(client)) {
          throw new GameProblem(429, 'server', 'Too many requests at once.', { retryAfter: 5 });
        }
        response.once('close', () => open.give(client));
        expectLedHere(request, options.process);
        const told = await operatorReply(pathOf(request), operations);
        if (told !== undefined) {
          return told;
        }
        expectWelcome(request, callers);
        options.notices.expectServed(client);
        await turns.take(client);
        return await answer(request, routes, files);
      })
      .catch(error => replyTo(error, report))
      .then(reply => {
        operations.metrics.request(reply.status);
        return send(request, response, reply);
      })
      .catch(report);
  };
}

/** Refuses a request whose path names another process: the proxy in front is set up wrongly. */
function expectLedHere(request: IncomingMessage, process: string | undefined): void {
  if (!leadsHere(request, process)) {
    throw new GameProblem(421, 'path', `This process is called ${process}, not as the path says.`);
  }
}

/**
 * Refuses what another site's page asks in the name of its visitor: it may have given itself the address
 * of this server, or ask for what costs work as a picture.
 */
function expectWelcome(request: IncomingMessage, callers: Callers): void {
  if (!callers.isCalledRightly(request)) {
    throw new GameProblem(
      421,
      'host',
      `This server is not called ${JSON.stringify(nameOf(callers.hostOf(request)).slice(0, 100))}. ` +
        'Names that it answers to are set in ROGUEWRIGHT_HOSTS.',
    );
  }
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  if (site === 'cross-site' && mode !== 'navigate' && isInterface(pathOf(request))) {
    throw new GameProblem(403, 'origin', 'Only pages of this server may ask this.');
  }
}

function gameRoutes({ keeper, callers, turns, join }: SiteOptions): Route[] {
  const newGames = new RateLimit(NEW_GAMES);
  const joins = new RateLimit(JOINS);
  return [
    {
      method: 'GET',
      path: /^\/api\/choices$/,
      handler: () => Promise.resolve(json(200, keeper.choices)),
    },
    {
      method: 'GET',
      path: /^\/api\/packs$/,
      handler: () => Promise.resolve(json(200, keeper.packs)),
    },
    {
      method: 'POST',
      path: /^\/api\/games$/,
      handler: async request => {
        const start = await readBody(request, newGameSchema);
        const client = callers.clientOf(request);
        allow(newGames, client, 'Too many new games. Try again in a minute.');
        // The body may have come together with those of others.
        await turns.take(client);
        return json(201, await keeper.create(start, client));
      },
    },
    {
      method: 'GET',
      path: /^\/api\/games\/([\w-]+)$/,
      handler: async (request, id) => {
        const game = await keeper.admit(id, bearerToken(request));
        const { heroName, role, race, packs, status, turn } = game;
        const isOver = status !== 'playing';
        const hall = isOver ? await keeper.hallLine(id, heroName) : undefined;
        const seed = isOver ? game.seed : undefined;
        return json(200, { hero: heroName, role, race, packs, status, turn, seed, hall });
      },
    },
    {
      method: 'POST',
      path: new RegExp(`^/matchmake/joinOrCreate/${ROOM_NAME}$`),
      handler: async request => {
        const wish = await readBody(request, joinSchema);
        const client = callers.clientOf(request);
        allow(joins, client, 'Too many connections. Try again in a minute.');
        await turns.take(client);
        await keeper.admit(wish.game, wish.token);
        return json(200, await join(wish, client, callers.hostOf(request)));
      },
    },
  ];
}

/** What is public: the hall, and what a hero would be. */
function readingRoutes({ keeper, callers, operations }: SiteOptions): Route[] {
  const readings = new RateLimit(READINGS);
  const records = new RateLimit(RECORDS);
  const read = (request: IncomingMessage) =>
    allow(readings, callers.clientOf(request), 'Too many questions. Try again in a minute.');
  return [
    {
      method: 'GET',
      path: /^\/api\/hall$/,
      handler: async request => {
        const question = queryOf(request, hallSchema);
        read(request);
        return json(200, await keeper.hall(question));
      },
    },
    {
      method: 'GET',
      path: /^\/hall\.jsonl$/,
      handler: async request => {
        const { since, count } = queryOf(request, hallSinceSchema);
        read(request);
        return jsonLines(await keeper.hallSince(since, count));
      },
    },
    {
      method: 'GET',
      path: /^\/status(?:\/(version|processes|games))?$/,
      handler: async (request, field) => {
        read(request);
        const status = await operations.status();
        return json(200, field === '' ? status : status[field as keyof typeof status]);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/seeds$/,
      handler: () => Promise.resolve(json(200, seedsOf(Date.now()))),
    },
    {
      method: 'GET',
      path: /^\/api\/hall\/(\d{1,15})\/file$/,
      handler: async (request, entry) => {
        allow(records, callers.clientOf(request), 'Too many games. Try again in a minute.');
        const { hero, body } = await keeper.records.of(Number(entry));
        return await compressedAttachment(hero, body, acceptsGzip(request));
      },
    },
    {
      method: 'GET',
      path: /^\/api\/preview$/,
      handler: async request => {
        const { role, race, ruleset } = queryOf(request, previewSchema);
        read(request);
        return json(
          200,
          await keeper.work.preview(callers.clientOf(request), [role, race, ruleset]),
        );
      },
    },
  ];
}

/** Games as files: taken home, and brought back. */
function fileRoutes({ keeper, callers }: SiteOptions): Route[] {
  const sent = new RateLimit(FILES);
  const exports = new Exports();
  return [
    {
      method: 'GET',
      path: /^\/api\/games\/([\w-]+)\/file$/,
      handler: async (request, id) => {
        const { heroName } = await keeper.admit(id, bearerToken(request));
        const { running } = queryOf(request, fileSchema);
        if (request.method === 'HEAD') {
          return attachment(heroName, '');
        }
        const client = callers.clientOf(request);
        const pieces = await exports.take(client, () =>
          keeper.exportPieces(id, running === 'true'),
        );
        return attachment(heroName, pieces);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/games\/([\w-]+)\/look-back$/,
      handler: async (request, id) => {
        await keeper.admit(id, bearerToken(request));
        const { about } = queryOf(request, lookBackSchema);
        return json(200, await keeper.lookBack(id, about, callers.clientOf(request)));
      },
    },
    {
      method: 'POST',
      path: /^\/api\/files$/,
      handler: async request => {
        allow(sent, callers.clientOf(request), 'Too many files. Try again in a minute.');
        const bytes = await readWhole(request, MOST_FILE_BYTES);
        const ticket = await keeper.importFile(bytes, callers.clientOf(request));
        const { heroName, role, race } = await keeper.admit(ticket.game, ticket.token);
        return json(201, { ...ticket, hero: heroName, role, race });
      },
    },
  ];
}

async function answer(
  request: IncomingMessage,
  routes: readonly Route[],
  files: StaticFiles,
): Promise<Reply> {
  const path = pathOf(request);
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const matching = routes.filter(route => route.path.test(path));
  const route = matching.find(({ method }) => method === (isGet ? 'GET' : request.method));
  if (route !== undefined) {
    return await route.handler(request, route.path.exec(path)?.[1] ?? '');
  }
  if (matching.length > 0 || (!isGet && !isInterface(path))) {
    const allowed = matching.map(({ method }) => method).join(', ') || 'GET';
    const reply = problem(405, 'method', `expected ${allowed}, got ${request.method}`);
    return { ...reply, headers: { ...reply.headers, Allow: allowed } };
  }
  if (isInterface(path)) {
    return problem(404, 'path', `There is nothing at ${path}.`);
  }
  return await files.get(path, {
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    ifNoneMatch: request.headers['if-none-match'] ?? '',
  });
}

function replyTo(error: unknown, report: (error: unknown) => void): Reply {
  const told =
    error instanceof UsageError ? problem(400, error.field, error.message) : problemOf(error);
  if (told !== undefined) {
    return told;
  }
  report(error);
  return problem(500, 'server', 'The server failed. What went wrong stands in its log.');
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const { body } = reply;
  const isWhole = typeof body === 'string' || body instanceof Uint8Array;
  const bodyUnread = !request.complete;
  response.writeHead(reply.status, {
    ...SECURITY_HEADERS,
    ...reply.headers,
    ...(reply.status === 304 || !isWhole ? {} : { 'Content-Length': Buffer.byteLength(body) }),
    // What was not read of a body can't be told from the next request.
    ...(bodyUnread ? { Connection: 'close' } : {}),
  });
  if (isWhole || request.method === 'HEAD') {
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  await sendPieces(body, response);
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    throw new GameProblem(400, 'path', 'expected an address of this server');
  }
}

function isInterface(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/matchmake/');
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
}
