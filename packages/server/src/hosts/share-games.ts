// A server among several that share one database: it joins clients to the process that has their game, and
// sends its own clients away when another process has taken theirs.

import type { GameKeeper } from '../games/keeper.ts';
import type { SiteOptions } from '../http/site.ts';
import type { Rooms } from '../matchmaker.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Claims } from '../storage/shared/claims.ts';
import type { SharedOptions } from '../storage/shared/settings.ts';
import { joiningOf } from './joining.ts';
import type { Neighbours } from './neighbours.ts';

/** What sharing is made of. */
export interface SharingParts {
  readonly claims: Claims;
  readonly keeper: GameKeeper;
  readonly rooms: Rooms;
  readonly options: { readonly shared?: SharedOptions | undefined };
  readonly metrics: Metrics;
  readonly report: (error: unknown) => void;
}

/** How clients join a server that shares its games. */
export interface SharedJoining {
  readonly join: SiteOptions['join'];
  /** Ends the connection to the other processes. */
  readonly close: () => Promise<void>;
}

/** Begins to share the games of a server. */
export async function shareGames(parts: SharingParts): Promise<SharedJoining> {
  const { claims, keeper, rooms, metrics, report } = parts;
  const { redis } = parts.options.shared ?? {};
  claims.onMoved(game => {
    metrics.lost();
    Promise.all([keeper.forget(game), rooms.moveOut(game)]).catch(report);
  });
  const here = rooms.join;
  let neighbours: Neighbours | undefined;
  if (redis !== undefined) {
    // Only now: a single process needs no client of Redis.
    const { Neighbours: Class } = await import('./neighbours.ts');
    const { process } = claims;
    neighbours = await Class.open({
      ...{ redis, process, here, report },
      installation: await claims.installation(),
    });
  }
  return {
    join: joiningOf({ claims, neighbours, here }),
    close: async () => {
      await neighbours?.close();
    },
  };
}
