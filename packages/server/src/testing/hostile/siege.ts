// A server under attack while an honest player plays: all attacks at once, round after round.

import { readFileSync } from 'node:fs';
import type { NewGameTicket } from '../../games/tickets.ts';
import { HERO } from '../http.ts';
import type { ServerProcess } from '../server-process.ts';
import { ATTACKS, outstay, type Target } from './attacks.ts';
import { playHonestly, type Witness } from './honest-player.ts';
import { hostilePost } from './hostile-http.ts';

/** Least milliseconds of a siege that outlasts the server's timeouts. */
const LONG = 20_000;

/** The result of a siege. */
export interface Siege extends Witness {
  readonly rounds: number;
  /** Memory of the server in megabytes before the first round and after each; 0 where it isn't told. */
  readonly megabytes: readonly number[];
}

/** Attacks for `rounds` rounds or `milliseconds` milliseconds, whichever is longer. */
export async function besiege(
  server: ServerProcess,
  effort: { readonly rounds: number; readonly milliseconds: number },
  say: (line: string) => void = () => undefined,
): Promise<Siege> {
  const own = await hostileGame(server.url);
  const empty = await hostileGame(server.url);
  const other = await hostileGame(server.url, '127.0.0.1');
  const megabytes = [memoryOf(server)];
  const until = Date.now() + effort.milliseconds;
  const attack = async (): Promise<number> => {
    let rounds = 0;
    while (rounds < effort.rounds || Date.now() < until) {
      await attackOnce({ url: server.url, own, empty, other: other.game });
      rounds += 1;
      megabytes.push(memoryOf(server));
      say(`round ${rounds}: ${megabytes.at(-1)} MB`);
    }
    return rounds;
  };
  const silent = effort.milliseconds < LONG ? Promise.resolve() : outstay(server);
  const attacked = Promise.all([attack(), silent]).then(([rounds]) => rounds);
  const [witness, rounds] = await Promise.all([
    playHonestly(server.url, attacked, () => workOf(server)),
    attacked,
  ]);
  return { ...witness, rounds, megabytes };
}

/** A round: those that need what one address may send come one after the other, the rest beside them. */
async function attackOnce(target: Target): Promise<void> {
  const run = async (name: string) => {
    try {
      await ATTACKS[name]!(target);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  const beside = ['foreignGames', 'foreignPages', 'files', 'halfOpen'];
  const others = Object.keys(ATTACKS).filter(name => !beside.includes(name));
  await Promise.all([
    ...beside.map(run),
    (async () => {
      for (const name of others) {
        await run(name);
      }
    })(),
  ]);
}

async function hostileGame(url: string, from?: string): Promise<NewGameTicket> {
  const { status, body } = await hostilePost(url, '/api/games', HERO, from);
  if (status !== 201) {
    throw new Error(`no game: ${status} ${body}`);
  }
  return JSON.parse(body) as NewGameTicket;
}

/** Memory of a server in megabytes; 0 where it is not told. */
export function memoryOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') {
    return 0;
  }
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Milliseconds of a tick of the processor's time, as the system counts it. */
const TICK = 10;

/** Milliseconds that the server's own loop has worked so far, its threads aside; 0 where it isn't told. */
export function workOf({ pid }: ServerProcess): number {
  if (process.platform !== 'linux') {
    return 0;
  }
  const [user, system] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ')
    .slice(11, 13);
  return TICK * (Number(user) + Number(system));
}
