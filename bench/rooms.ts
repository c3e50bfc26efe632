// What a server does to show a game to 200 people: our rooms of watchers, and plain Colyseus rooms whose state is the
// same known view. Both get the same 200 views of one game, a tick every 100 ms, with two rooms of 100 clients each. A
// tick ends when all clients were sent what they need to know the view. Processor time is that of the whole process of
// a side, in all its threads; the clients are processes of their own and decode nothing.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Bench, type Benchmark, Disagreement, type Row } from './goal.ts';
import { comparisonOf } from './measure.ts';

/** At most this share of the other side's processor time. */
const MUST = 0.6;
const STRETCH = 0.5;

/** Ticks in one round: ten seconds of play. */
const TICKS = 100;

/** Starts the sides and their clients. */
const PROGRAM = fileURLToPath(
  new URL('../packages/server/src/testing/rooms/rounds.ts', import.meta.url),
);

/** What one side took in one round. */
interface RoomPiece {
  readonly microseconds: number;
  readonly messages: number;
  readonly bytes: number;
}

/** What that program tells. */
interface RoomRounds {
  readonly clients: number;
  readonly ticks: number;
  readonly ours: readonly RoomPiece[];
  readonly theirs: readonly RoomPiece[];
}

/** The benchmark of rooms. */
export const roomsBench: Benchmark = {
  name: 'rooms',
  about: 'a game shown to 200 clients, against plain Colyseus rooms (G16)',
  measure,
};

async function measure({ effort, say }: Bench): Promise<Row[]> {
  const { ours, theirs, ticks, clients } = await rounds(effort.rounds);
  const least = ticks * clients;
  for (const [side, pieces] of [
    ['ours', ours],
    ['plain', theirs],
  ] as const) {
    const messages = pieces.map(piece => piece.messages);
    if (Math.min(...messages) < least) {
      throw new Disagreement(`${side}: ${Math.min(...messages)} messages of at least ${least}`);
    }
    const bytes = median(pieces.map(piece => piece.bytes / piece.messages));
    const tick = median(pieces.map(({ microseconds }) => microseconds / ticks / 1000));
    say(`${side}: ${tick.toFixed(2)} ms a tick, ${bytes.toFixed(0)} bytes a message`);
  }
  const rates = (pieces: readonly RoomPiece[]) =>
    pieces.map(({ microseconds }) => (1e6 * ticks) / microseconds);
  return [
    {
      goal: 'G16',
      what: `ticks of rooms with ${clients} clients`,
      measured: comparisonOf(rates(ours), rates(theirs)),
      must: 1 / MUST,
      stretch: 1 / STRETCH,
    },
  ];
}

async function rounds(count: number): Promise<RoomRounds> {
  const parameters = [String(count), String(TICKS)];
  const child = fork(PROGRAM, parameters, { execArgv: ['--conditions=roguewright-source'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the program of the benchmark ended with ${code}`);
  });
  const [told] = await Promise.race([once(child, 'message'), ended]);
  return told as RoomRounds;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}
