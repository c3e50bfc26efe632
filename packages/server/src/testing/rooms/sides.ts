// Sides of the comparison and their clients, each in a process of its own.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrived } from './crowd.ts';
import { TICK_EVERY } from './plan.ts';
import type { SideReady, TickCost, TickOrder } from './side.ts';

/** What one side took in one round. */
export interface RoomPiece {
  readonly microseconds: number;
  readonly messages: number;
  readonly bytes: number;
}

/** A side with its clients. */
export interface Side {
  /** Plays a number of ticks. */
  play(ticks: number): Promise<RoomPiece>;
}

const placeOf = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

/** The processes of sides. */
export class Sides {
  readonly #children: ChildProcess[] = [];

  /** Starts a side. @param clients in each of its rooms */
  async begin(name: 'our-side' | 'plain-side', clients: number): Promise<Side> {
    const side = this.#start(name);
    const { url } = (await answerOf(side)) as SideReady;
    const crowd = this.#start('crowd', url, String(clients));
    await answerOf(crowd);
    return {
      async play(ticks) {
        const taken = answerOf(side);
        side.send({ ticks, every: TICK_EVERY } satisfies TickOrder);
        const { microseconds } = (await taken) as TickCost;
        const counted = answerOf(crowd);
        crowd.send({});
        const { messages, bytes } = (await counted) as Arrived;
        return { microseconds, messages, bytes };
      },
    };
  }

  /** Ends all processes. */
  end(): void {
    for (const child of this.#children.splice(0)) {
      child.kill('SIGKILL');
    }
  }

  #start(name: string, ...parameters: string[]): ChildProcess {
    const execArgv = ['--conditions=roguewright-source'];
    const child = fork(placeOf(name), parameters, { execArgv });
    this.#children.push(child);
    return child;
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the benchmark ended with ${code}`);
  });
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer;
}
