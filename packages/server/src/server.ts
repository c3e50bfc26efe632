// One server: the page, the games' interface and the rooms on one port.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { engineGames } from './games/engine-games.ts';
import type { GameMaker } from './games/game-maker.ts';
import { USUAL_IDLE } from './games/idle-games.ts';
import { GameKeeper } from './games/keeper.ts';
import type { KeeperOptions } from './games/keeper-options.ts';
import { type SharedJoining, shareGames } from './hosts/share-games.ts';
import { Callers } from './http/callers.ts';
import { limitConnections } from './http/connections.ts';
import { siteOf } from './http/site.ts';
import { openRooms } from './matchmaker.ts';
import { type LogForm, logOf } from './operations/log.ts';
import { Metrics } from './operations/metrics.ts';
import { ServerOperations } from './operations/server-operations.ts';
import type { OfferedPack } from './packs/offered-packs.ts';
import { Notices } from './people/notices.ts';
import { messageOf, StartError } from './problems.ts';
import { quietly } from './quiet-report.ts';
import type { Rate } from './rate-limit.ts';
import { Seats } from './seats.ts';
import { DEFAULT_HOST, WEB_FOLDER } from './settings.ts';
import type { Durability } from './storage/database.ts';
import type { DiskLimits } from './storage/quota.ts';
import type { SharedOptions } from './storage/shared/settings.ts';
import { Turns } from './turns.ts';
import { Shows } from './watching/shows.ts';
import { type GameWork, ThreadedWork } from './work/game-work.ts';
import { ABSENCE_TIMES, type AbsenceTimes } from './worlds/absences.ts';

/** How a server is started. */
export interface ServerOptions {
  /** 0…65535; 0 takes any that is free. */
  readonly port: number;
  /** The folder with the games; made when it isn't there. */
  readonly dataFolder: string;
  /** The address to listen on; this machine only by default. */
  readonly host?: string | undefined;
  /** Names that it answers to besides those of this machine, without ports; see `Callers`. */
  readonly names?: readonly string[] | undefined;
  /** Addresses and networks of proxies whose headers are believed; none by default. */
  readonly proxies?: readonly string[] | undefined;
  /** The built page; that of the workspace by default. */
  readonly webFolder?: string | undefined;
  /** Packs that new games can be begun with; none by default. */
  readonly packs?: readonly OfferedPack[] | undefined;
  /** What makes games; the engine with the content of the workspace and these packs by default. */
  readonly maker?: GameMaker | undefined;
  /** Runs long jobs: by default in worker threads, or in this process if `maker` is given. */
  readonly work?: GameWork | undefined;
  /** Limits on the disk space of games. */
  readonly limits?: DiskLimits | undefined;
  /** What an answered command survives; absent: a power cut. */
  readonly survives?: Durability | undefined;
  /** A database that several processes share, in place of the folder. */
  readonly shared?: SharedOptions | undefined;
  /** Whether heroes leave bones and meet those of others; true by default. */
  readonly bones?: boolean | undefined;
  /** Milliseconds after which the game of an idle player is put away; 0 for never; see `USUAL_IDLE`. */
  readonly idle?: number | undefined;
  /** How the log is written; as sentences by default. */
  readonly log?: LogForm | undefined;
  /** Milliseconds of work that the commands of one address may cause; see `ADDRESS_EFFORT`. */
  readonly effort?: Rate | undefined;
  /** Milliseconds within which a new socket has to take a seat in a game; see `Seats`. */
  readonly seatTimeout?: number | undefined;
  /** How long absent players of shared worlds are waited for; see `ABSENCE_TIMES`. */
  readonly absences?: AbsenceTimes | undefined;
  /** Where defects are reported; the log by default. */
  readonly report?: ((error: unknown) => void) | undefined;
}

/** Milliseconds for a whole request, for its headers, and between two checks of both. */
const HTTP_TIMEOUTS = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
};

/** A running server. */
export interface RunningServer {
  /** For example `http://localhost:8765`. */
  readonly url: string;
  /** Closes all connections, saves all games and frees the port. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server; when this resolves, it answers.
 * @throws StartError when the port, the data folder or the database can't be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = DEFAULT_HOST, webFolder = WEB_FOLDER } = options;
  const log = logOf(options.log ?? 'text');
  const report = quietly(options.report ?? log.error);
  const callers = new Callers({ host, names: options.names, proxies: options.proxies });
  const metrics = new Metrics();
  const turns = new Turns();
  const keeper = await openKeeper(options, { metrics, report, turns });
  const { claims } = keeper;
  const server = createServer(HTTP_TIMEOUTS);
  limitConnections(server, address => callers.isProxy(address));
  const seats = new Seats(options.seatTimeout);
  const absences = options.absences ?? ABSENCE_TIMES;
  const shows = new Shows({ store: keeper.store, report });
  const { accounts } = keeper;
  const parts = { keeper, callers, turns, seats, metrics, absences, shows, accounts, report };
  const rooms = await openRooms(server, parts, options.effort);
  const operations = new ServerOperations({ keeper, rooms, metrics, log });
  const notices = new Notices(keeper.store.notices, words => rooms.tellAll(words), report);
  let shared: SharedJoining | undefined;
  try {
    await notices.begin();
    shared = claims && (await shareGames({ claims, keeper, rooms, options, metrics, report }));
    const join = shared?.join ?? ((wish, address) => rooms.join(wish, address));
    const site = { ...parts, webFolder, join, operations, notices, process: claims?.process };
    server.on('request', siteOf(site));
    await listen(server, options.port, host);
  } catch (error) {
    operations.close();
    await notices.close();
    await rooms.close();
    await shared?.close();
    await keeper.close();
    throw error;
  }
  server.on('error', report);
  return {
    url: urlOf(server, host),
    close: once(async () => {
      operations.drain();
      const closed = new Promise(resolve => server.close(resolve));
      await rooms.close();
      server.closeAllConnections();
      await closed;
      await shared?.close();
      await notices.close();
      await keeper.close();
      operations.close();
    }),
  };
}

function openKeeper(
  options: ServerOptions,
  parts: { readonly metrics: Metrics; readonly turns: Turns } & Pick<KeeperOptions, 'report'>,
): Promise<GameKeeper> {
  const { metrics, ...others } = parts;
  const { dataFolder, limits, survives, shared, bones, packs = [] } = options;
  const { idle = USUAL_IDLE } = options;
  const maker = options.maker ?? engineGames({ packs });
  const work = options.work ?? (options.maker === undefined ? new ThreadedWork() : undefined);
  const stored = (milliseconds: number) => metrics.stored(milliseconds);
  const kept = { dataFolder, limits, survives, shared, bones, idle, serves: true };
  return GameKeeper.open({ ...kept, ...others, maker, work, stored });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startErrorOf(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function startErrorOf(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE:
      `Port ${port} is in use, perhaps by another game. Stop that program, or name another port: ` +
      `PORT=${port < 65535 ? port + 1 : port - 1}.`,
    EACCES: `Port ${port} may not be used by you. Name another above 1023: PORT=8765.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Name one of its own in ROGUEWRIGHT_HOST.`,
    ENOTFOUND: `${host} is the name of no address. Name one of this machine in ROGUEWRIGHT_HOST.`,
  };
  const reason =
    reasons[error.code ?? ''] ?? `Listening on port ${port} failed: ${messageOf(error)}`;
  return new StartError(reason, { cause: error });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const isHere = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  const name = isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
