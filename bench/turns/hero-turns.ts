// G1 and G2: whole turns of the game with every rule, a hero who lets time pass among hostile jackals. With
// a tree of NetHack both sides play on the level that NetHack made, from the same squares, in turn: the ratio
// of a round is that of one level. Without it our rates stand beside published ones.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Benchmark, Row } from '../goal.ts';
import { type PeerLevel, readLevelFile } from '../peers/level-file.ts';
import type { NetHack } from '../peers/nethack.ts';
import { referenceTo } from '../table.ts';
import { Den } from './jackals.ts';
import { type Round, roundOf, rowOf, textOf } from './rounds.ts';

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

function turnsOf({ jackals }: Workload): number {
  return jackals === 0 ? TURNS_ALONE : TURNS;
}

function ourRound(workload: Workload, seed: number, level: PeerLevel | undefined): Round {
  const den = Den.inHouse(workload.jackals, seed, level);
  return roundOf(den, { warmUp: WARM_UP, turns: turnsOf(workload), watched: WATCHED });
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
      const { jackals, published, ...goals } = workload;
      const what = `hero turns among ${jackals} jackals / NetHack 3.6`;
      if (nethack !== undefined) {
        return rowOf({ ...goals, what }, ours, theirs);
      }
      const rates = ours.map(({ rate }) => rate);
      const lacking = referenceTo(rates, published * 1000);
      return { ...goals, what, lacking, measured: undefined };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The benchmark of G1 and G2. */
export const heroTurns: Benchmark = {
  name: 'hero-turns',
  about: 'turns of a hero among jackals, against NetHack where --peers gives its tree',
  measure,
};
