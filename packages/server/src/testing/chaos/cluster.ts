// Several server processes on one database and one Redis, behind one name, which may be killed and stopped.

import { setTimeout as wait } from 'node:timers/promises';
import { type Balancer, startBalancer } from '../balancer.ts';
import { freePort } from '../ports.ts';
import { launchProcess, type ServerProcess } from '../server-process.ts';
import {
  type Finally,
  freshDatabase,
  type OwnPostgres,
  type OwnRedis,
  ownPostgres,
  ownRedis,
} from '../services.ts';

/** Seconds of a lease: a process that is killed or stopped loses its games soon. */
const LEASE = 1;

/** Milliseconds that a killed process stays away, and a stopped one sleeps: longer than a lease. */
const AWAY = 1000;
const ASLEEP = 3000;

/** How often a process is started before it is given up. */
const ATTEMPTS = 60;

interface Member {
  readonly name: string;
  readonly port: number;
  server: ServerProcess;
  /** It is killed or stopped, and comes back by itself. */
  isAway: boolean;
}

/** Processes that share their games. */
export class Cluster {
  readonly database: string;
  readonly redis: OwnRedis;
  readonly balancer: Balancer;
  readonly #members: Member[] = [];
  readonly #finallyDo: Finally;
  /** What brings processes back. */
  readonly #returning = new Set<Promise<void>>();

  /** Restarts PostgreSQL; undefined: it is not ours to restart. */
  readonly restartDatabase: (() => Promise<void>) | undefined;

  private constructor(
    { url, restart }: OwnPostgres,
    redis: OwnRedis,
    balancer: Balancer,
    finallyDo: Finally,
  ) {
    this.database = url;
    this.restartDatabase = restart;
    this.redis = redis;
    this.balancer = balancer;
    this.#finallyDo = finallyDo;
  }

  /**
   * Starts a number of processes at once on an empty database.
   * @param restarts the database is to be restarted: it is a server of its own, where that can be had
   */
  static async start(processes: number, finallyDo: Finally, restarts = false): Promise<Cluster> {
    const database = restarts
      ? await ownPostgres(finallyDo)
      : { url: await freshDatabase(finallyDo) };
    const redis = await ownRedis(finallyDo);
    const balancer = await startBalancer(finallyDo);
    const cluster = new Cluster(database, redis, balancer, finallyDo);
    await Promise.all(
      Array.from({ length: processes }, async (_, place) => {
        const [name, port] = [`p${place + 1}`, await freePort()];
        const server = await cluster.#launch(name, port);
        cluster.#members.push({ name, port, server, isAway: false });
      }),
    );
    return cluster;
  }

  /**
   * Kills a process; it is started again a second later.
   * @param name of the process; absent: any
   * @returns whether one was left to kill
   */
  kill(name?: string): boolean {
    const member = this.#someone(name);
    if (member !== undefined) {
      this.#comeBack(member, async () => {
        await member.server.end('SIGKILL');
        await wait(AWAY);
        member.server = await this.#launchAgain(member);
      });
    }
    return member !== undefined;
  }

  /** Stops a process for longer than its lease; it goes on where it stood. @returns as `kill` */
  sleep(milliseconds = ASLEEP): boolean {
    const member = this.#someone();
    if (member !== undefined) {
      this.#comeBack(member, async () => {
        process.kill(member.server.pid, 'SIGSTOP');
        await wait(milliseconds);
        process.kill(member.server.pid, 'SIGCONT');
      });
    }
    return member !== undefined;
  }

  /** Resolves when all processes are back. */
  async whole(): Promise<void> {
    await Promise.all(this.#returning);
  }

  /** Stops all processes in good order. @returns what they printed */
  async end(): Promise<string> {
    await this.whole();
    const codes = await Promise.all(this.#members.map(({ server }) => server.end('SIGTERM')));
    const printed = this.#members.map(({ name, server }) => `${name}: ${server.printed()}`);
    if (codes.some(code => code !== 0)) {
      throw new Error(`a process ended with ${codes.join(', ')}:\n${printed.join('\n')}`);
    }
    return printed.join('\n');
  }

  /** One that is there; a process at least always stays. */
  #someone(name?: string): Member | undefined {
    const there = this.#members.filter(({ isAway }) => !isAway);
    if (there.length < 2) {
      return undefined;
    }
    return name === undefined
      ? there[Math.floor(Math.random() * there.length)]
      : there.find(member => member.name === name);
  }

  #comeBack(member: Member, work: () => Promise<void>): void {
    member.isAway = true;
    const returning = work().finally(() => {
      member.isAway = false;
      this.#returning.delete(returning);
    });
    this.#returning.add(returning);
  }

  /** As a supervisor does: a process that can't reach the database is started again. */
  async #launchAgain({ name, port }: Member): Promise<ServerProcess> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#launch(name, port);
      } catch (error) {
        if (attempt === ATTEMPTS) {
          throw error;
        }
        await wait(AWAY);
      }
    }
  }

  async #launch(name: string, port: number): Promise<ServerProcess> {
    const server = await launchProcess(
      {
        PORT: String(port),
        DATABASE_URL: this.database,
        REDIS_URL: this.redis.url,
        ROGUEWRIGHT_PROCESS: name,
        ROGUEWRIGHT_LEASE: String(LEASE),
        ROGUEWRIGHT_TRUSTED_PROXY: '127.0.0.1',
        ROGUEWRIGHT_LOG: 'json',
      },
      work => this.#finallyDo(work),
    );
    this.balancer.place(name, `http://127.0.0.1:${port}`);
    return server;
  }
}
