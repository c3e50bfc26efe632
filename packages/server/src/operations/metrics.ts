// What a server measures of itself, for Prometheus. No name, address, game or token is in it.

import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LoopDelay } from './loop-watch.ts';

/** Seconds by which waits are counted. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The outcome of a command, for its counter. */
export type CommandOutcome = 'performed' | 'repeated' | 'problem';

/** Facts that are read when the metrics are asked for. */
export interface Readings {
  readonly count: () => { readonly rooms: number; readonly clients: number };
  readonly loop: () => LoopDelay;
  /** 1 while the server can take players. */
  readonly isReady: () => Promise<boolean>;
  /** Games by living process; absent: no process shares the games. */
  readonly processes?: (() => Promise<readonly { process: string; games: number }[]>) | undefined;
}

/** The metrics of one server. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commands: Counter<'outcome'>;
  readonly #answers: Histogram;
  readonly #stored: Histogram;
  readonly #requests: Counter<'status'>;
  readonly #lost: Counter;

  constructor() {
    const registers = [this.#registry];
    this.#commands = new Counter({
      name: 'roguewright_commands_total',
      help: 'Commands that clients sent, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.#answers = new Histogram({
      name: 'roguewright_command_seconds',
      help: 'Seconds from the arrival of a command to its answer.',
      buckets: SECONDS,
      registers,
    });
    this.#stored = new Histogram({
      name: 'roguewright_append_seconds',
      help: 'Seconds that storing one command took.',
      buckets: SECONDS,
      registers,
    });
    this.#requests = new Counter({
      name: 'roguewright_http_requests_total',
      help: 'Requests over HTTP, by status.',
      labelNames: ['status'],
      registers,
    });
    this.#lost = new Counter({
      name: 'roguewright_games_lost_total',
      help: 'Games of this process that another process has taken.',
      registers,
    });
  }

  /** The content type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Adds the gauges whose values are read when they are asked for. */
  read({ count, loop, isReady, processes }: Readings): void {
    const gauge = (name: string, help: string, value: () => number | Promise<number>) => {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        async collect() {
          this.set(await value());
        },
      });
    };
    gauge('roguewright_games_open', 'Games that are open at this process.', () => count().rooms);
    gauge('roguewright_windows_open', 'Clients in open games.', () => count().clients);
    gauge('roguewright_ready', '1 while the server can take players, else 0.', async () =>
      (await isReady()) ? 1 : 0,
    );
    gauge('roguewright_resident_memory_bytes', 'Memory of the process.', () =>
      process.memoryUsage.rss(),
    );
    gauge('roguewright_cpu_seconds', 'Processor time of the process since its start.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    new Gauge({
      name: 'roguewright_event_loop_delay_seconds',
      help: 'How late the event loop was in the last second.',
      labelNames: ['quantile'],
      registers: [this.#registry],
      collect() {
        const { median, p99, max } = loop();
        this.set({ quantile: '0.5' }, median / 1000);
        this.set({ quantile: '0.99' }, p99 / 1000);
        this.set({ quantile: '1' }, max / 1000);
      },
    });
    if (processes !== undefined) {
      new Gauge({
        name: 'roguewright_process_games',
        help: 'Games by living process.',
        labelNames: ['process'],
        registers: [this.#registry],
        async collect() {
          this.reset();
          for (const { process: name, games } of await processes()) {
            this.set({ process: name }, games);
          }
        },
      });
    }
  }

  /** Counts a command. @param milliseconds from its arrival to its answer */
  command(outcome: CommandOutcome, milliseconds: number): void {
    this.#commands.inc({ outcome });
    this.#answers.observe(milliseconds / 1000);
  }

  /** Counts a stored command. @param milliseconds that storing it took */
  stored(milliseconds: number): void {
    this.#stored.observe(milliseconds / 1000);
  }

  /** Counts a request over HTTP by the status of its answer. */
  request(status: number): void {
    this.#requests.inc({ status: String(status) });
  }

  /** Counts a game that another process has taken. */
  lost(): void {
    this.#lost.inc();
  }

  /** All of them, as Prometheus reads them. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
