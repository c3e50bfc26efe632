// Bots play on several processes while processes are killed and stopped and Redis is emptied.

import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { engineGames } from '../../games/engine-games.ts';
import { jsonOf, send } from '../http.ts';
import { Player } from '../player.ts';
import type { Finally } from '../services.ts';
import { type Audit, audit } from './audit.ts';
import { Bot } from './bot.ts';
import { Cluster } from './cluster.ts';
import { Spectator } from './spectator.ts';

/** What happens in a run. */
export interface ChaosPlan {
  readonly processes: number;
  readonly bots: number;
  /** Bots whose games have a second window that looks on. */
  readonly windows: number;
  /** Milliseconds from an answer to the bot's next command. */
  readonly pace: number;
  /** Seconds that the bots play at least. */
  readonly seconds: number;
  /** Seconds from each kill to the next; and the same of sleeps and of emptying Redis. */
  readonly killEvery: number;
  readonly sleepEvery: number;
  readonly flushEvery: number;
  /** People who watch games of bots with windows. */
  readonly watchers: number;
  /** Seconds for which one process is stopped a third into the run; 0: none is. */
  readonly longSleep: number;
  /** Restarts of PostgreSQL, spread evenly. */
  readonly restarts: number;
  readonly progress?: (line: string) => void;
}

/** The result of a run. */
export interface ChaosResult extends Audit {
  readonly kills: number;
  readonly sleeps: number;
  /** Stops for as long as the plan says. */
  readonly longSleeps: number;
  readonly flushes: number;
  readonly restarted: number;
  readonly joins: number;
  /** Views that watchers were shown. */
  readonly watched: number;
  /** Milliseconds from a command to its answer: half of them, 99 of 100, and the longest. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** Milliseconds until a game was open again at the end, of the game that took longest. */
  readonly reopened: number;
}

/** Runs the plan. @throws AssertionError when anything answered is lost, doubled or different */
export async function chaos(plan: ChaosPlan, finallyDo: Finally): Promise<ChaosResult> {
  const cluster = await Cluster.start(plan.processes, finallyDo, plan.restarts > 0);
  const { url } = cluster.balancer;
  const bots = Array.from(
    { length: plan.bots },
    (_, place) => new Bot(url, `bot-${place + 1}`, plan.pace, place < plan.windows),
  );
  const playing = Promise.all(bots.map(bot => bot.play()));
  const spectators = Array.from({ length: plan.watchers }, () => new Spectator(url));
  const watching = Promise.all(spectators.map(one => one.watch()));
  const done = await disturb(plan, cluster, bots);
  await cluster.whole();
  for (const bot of bots) {
    bot.stop();
  }
  for (const one of spectators) {
    one.stop();
  }
  await Promise.all([playing, watching]);
  const games = bots.flatMap(bot => bot.games);
  let reopened = 0;
  for (const { ticket } of games) {
    const begun = performance.now();
    await expectReopened(url, ticket, bots.length);
    reopened = Math.max(reopened, Math.round(performance.now() - begun));
  }
  await cluster.end();
  const found = await audit(cluster.database, bots, engineGames());
  const waits = bots.flatMap(bot => bot.waits).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0);
  const joins = bots.reduce((sum, bot) => sum + bot.joins, 0);
  const watched = spectators.reduce((sum, { seen }) => sum + seen, 0);
  const waited = { median: at(0.5), p99: at(0.99), longest: at(1) };
  return { ...found, ...done, joins, watched, ...waited, reopened };
}

/** Kills, stops and empties as planned. */
async function disturb(plan: ChaosPlan, cluster: Cluster, bots: readonly Bot[]) {
  const { seconds, killEvery, sleepEvery, flushEvery, longSleep, restarts, progress } = plan;
  const done = { kills: 0, sleeps: 0, longSleeps: 0, flushes: 0, restarted: 0 };
  const restartEvery = Math.ceil(seconds / (restarts + 1));
  for (let second = 1; second <= seconds; second++) {
    await wait(1000);
    const happened: string[] = [];
    // Before the rest, which would leave no process for it; once more in a second when none is left.
    const isLongDue = longSleep > 0 && done.longSleeps === 0 && second >= Math.ceil(seconds / 3);
    if (isLongDue && cluster.sleep(1000 * longSleep)) {
      done.longSleeps += 1;
      happened.push(`stopped for ${longSleep} s`);
    }
    if (second % killEvery === 0 && cluster.kill()) {
      done.kills += 1;
      happened.push('killed');
    }
    if (second % sleepEvery === 0 && cluster.sleep()) {
      done.sleeps += 1;
      happened.push('stopped');
    }
    if (second % flushEvery === 0) {
      await cluster.redis.flush();
      done.flushes += 1;
      happened.push('Redis emptied');
    }
    const isDue = restarts > 0 && second % restartEvery === 0 && done.restarted < restarts;
    if (isDue && cluster.restartDatabase !== undefined) {
      await cluster.restartDatabase();
      done.restarted += 1;
      happened.push('PostgreSQL restarted');
    }
    if (happened.length > 0) {
      const commands = bots.reduce((sum, bot) => sum + bot.waits.length, 0);
      progress?.(`${second} s: ${happened.join(', ')}; ${commands} commands answered`);
    }
  }
  return done;
}

/** Any process opens a game again, with nothing set aside. */
async function expectReopened(
  url: string,
  ticket: Bot['games'][number]['ticket'],
  attempts: number,
): Promise<void> {
  const headers = { Authorization: `Bearer ${ticket.token}` };
  const standing = await send(url, `/api/games/${ticket.game}`, { headers });
  assert.equal(standing.status, 200, `game ${ticket.game}: ${JSON.stringify(jsonOf(standing))}`);
  let player: Player | undefined;
  for (let attempt = 1; player === undefined; attempt++) {
    player = await Player.join(url, ticket, 'audit').catch(async error => {
      if (attempt > attempts + 10) {
        throw error;
      }
      // The process that had it may have been killed a moment ago.
      await wait(300);
      return undefined;
    });
  }
  await player.look();
  assert.deepEqual(
    player.received.filter(({ type, id }) => type === 'problem' && id === 0),
    [],
    `nothing of ${ticket.game} is set aside`,
  );
  await player.leave();
}
