// G1 and G2: whole turns of the game with every rule, a hero who lets time pass among hostile jackals. With
// a tree of NetHack both sides play on the level that NetHack made, from the same squares, in turn: the ratio
// of a round is that of one level. Without it our rates stand beside published ones.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Benchmark, Row } from './goal.ts';
import { type Deeds, Den } from './jackals.ts';
import { comparisonOf } from './measure.ts';
import { type PeerLevel, readLevelFile } from './peers/level-file.ts';
import type { NetHack } from './peers/nethack.ts';

/** Numbers of jackals, with the published hero turns a second, in thousands, and the goals. */
const WORKLOADS = [
  { jackals: 0, published: 5090, goal: 'G2', must: 0.2, stretch: 0.5 },
  { jackals: 10, published: 300, goal: 'G1', must: 1 },
  { jackals: 50, published: 51.4, goal: 'G1', must: 1, stretch: 2 },
  { jackals: 200, published: 16.8, goal: 'G1', must: 1 },
] as const;

type Workload = (typeof WORKLOADS)[number];

const TURNS = 20_000;
/** Without jackals a turn is so short that the clock needs more of them. */
const TURNS_ALONE = 200_000;
const WARM_UP = 2000;
/** Turns that are watched to see what the jackals do. */
const WATCHED = 1000;

/** What one side did with one level. */
interface Round {
  readonly rate: number;
  readonly deeds: Deeds;
}

function turnsOf({ jackals }: Workload): number {
  return jackals === 0 ? TURNS_ALONE : TURNS;
}

function ourRound(workload: Workload, seed: number, level: PeerLevel | undefined): Round {
  const den = new Den(workload.jackals, seed, level);
  den.play(WARM_UP);
  const turns = turnsOf(workload);
  const before = process.threadCpuUsage();
  den.play(turns);
  const { user, system } = process.threadCpuUsage(before);
  return { rate: (turns * 1e6) / Math.max(1, user + system), deeds: den.watch(WATCHED) };
}

function theirRound(nethack: NetHack, workload: Workload, seed: number, levelFile: string): Round {
  const { jackals } = workload;
  const turns = turnsOf(workload);
  const order = { jackals, warmUp: WARM_UP, turns, watched: WATCHED, seed, levelFile };
  const { microseconds, attacks, moves, jackals: actors } = nethack.run(order);
  const deeds = { attacks: attacks / WATCHED, moves: moves / WATCHED, actors };
  return { rate: (turns * 1e6) / microseconds, deeds };
}

async function measure({ effort, peers, say }: Bench): Promise<Row[]> {
  const nethack = await peers.nethack();
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-levels-'));
  const levelFile = join(folder, 'level.txt');
  try {
    return WORKLOADS.map((workload): Row => {
      const ours: Round[] = [];
      const theirs: Round[] = [];
      for (let seed = 1; seed <= effort.rounds; seed++) {
        let level: PeerLevel | undefined;
        if (nethack !== undefined) {
          theirs.push(theirRound(nethack, workload, seed, levelFile));
          level = readLevelFile(levelFile);
        }
        ours.push(ourRound(workload, seed, level));
      }
      say(`${workload.jackals} jackals, Roguewright: ${textOf(ours)}`);
      if (theirs.length > 0) {
        say(`${workload.jackals} jackals, NetHack 3.6: ${textOf(theirs)}`);
      }
      return rowOf(workload, ours, theirs);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rowOf({ jackals, published, ...goals }: Workload, ours: Round[], theirs: Round[]): Row {
  const what = `hero turns among ${jackals} jackals / NetHack 3.6`;
  const rates = ours.map(({ rate }) => rate);
  if (theirs.length === 0) {
    const middle = rates.toSorted((one, other) => one - other)[rates.length >> 1]!;
    const ratio = (middle / 1000 / published).toFixed(2);
    const lacking = `no tree; ${ratio} of the published ${published} k/s, a reference from another run`;
    return { ...goals, what, measured: undefined, lacking };
  }
  const measured = comparisonOf(
    rates,
    theirs.map(({ rate }) => rate),
  );
  return { ...goals, what, measured };
}

function textOf(rounds: readonly Round[]): string {
  const rates = rounds.map(({ rate }) => rate / 1000).toSorted((one, other) => one - other);
  const mean = (of: (deeds: Deeds) => number) =>
    rounds.reduce((sum, { deeds }) => sum + of(deeds), 0) / rounds.length;
  const [attacks, moves] = [mean(deeds => deeds.attacks), mean(deeds => deeds.moves)];
  const [low, middle, high] = [rates[0]!, rates[rates.length >> 1]!, rates.at(-1)!];
  const turns = `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) k turns/s`;
  const rest = mean(deeds => deeds.actors) - attacks - moves;
  return `${turns}; a turn ${attacks.toFixed(1)} attacks, ${moves.toFixed(1)} moves, ${rest.toFixed(1)} neither`;
}

/** The benchmark of G1 and G2. */
export const heroTurns: Benchmark = {
  name: 'hero-turns',
  about: 'turns of a hero among jackals, against NetHack where --peers gives its tree',
  measure,
};
