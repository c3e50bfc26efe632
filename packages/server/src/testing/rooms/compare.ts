// Our rooms and plain Colyseus rooms take turns with the same work for the same number of clients.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrived } from './crowd.ts';
import { CLIENTS, ROOMS, TICK_EVERY } from './plan.ts';
import type { SideReady, TickCost, TickOrder } from './side.ts';

/** What one side took in one round. */
interface RoomPiece {
  readonly microseconds: number;
  readonly messages: number;
  readonly bytes: number;
}

/** Both sides, round by round. */
export interface RoomRounds {
  readonly clients: number;
  readonly ticks: number;
  readonly ours: readonly RoomPiece[];
  readonly theirs: readonly RoomPiece[];
}

const placeOf = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

/** Runs some rounds of some ticks each, one side after the other, after a round that doesn't count. */
export async function compareRooms(rounds: number, ticks: number): Promise<RoomRounds> {
  const children: ChildProcess[] = [];
  const start = (name: string, ...parameters: string[]) => {
    const execArgv = ['--conditions=roguewright-source'];
    const child = fork(placeOf(name), parameters, { execArgv });
    children.push(child);
    return child;
  };
  const begin = async (name: string) => {
    const side = start(name);
    const { url } = (await answerOf(side)) as SideReady;
    const crowd = start('crowd', url);
    await answerOf(crowd);
    return { side, crowd };
  };
  try {
    const sides = [await begin('our-side'), await begin('plain-side')] as const;
    const pieces: [RoomPiece[], RoomPiece[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      for (const [place, { side, crowd }] of sides.entries()) {
        const taken = answerOf(side);
        side.send({ ticks, every: TICK_EVERY } satisfies TickOrder);
        const { microseconds } = (await taken) as TickCost;
        const counted = answerOf(crowd);
        crowd.send({});
        const { messages, bytes } = (await counted) as Arrived;
        if (round > 0) {
          pieces[place]!.push({ microseconds, messages, bytes });
        }
      }
    }
    return { clients: ROOMS * CLIENTS, ticks, ours: pieces[0], theirs: pieces[1] };
  } finally {
    for (const child of children) {
      child.kill('SIGKILL');
    }
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the benchmark ended with ${code}`);
  });
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer;
}
