// G3: whole turns with the attacks of Angband, on levels of Angband's size at depth 5. Both sides play on the level
// that the peer made, from the same squares, in turn. Its soldier ants are our jackals: as fast, with the same bite.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { Bench, Benchmark, Row } from '../goal.ts';
import type { AntPeer } from '../peers/ants.ts';
import { readLevelFile } from '../peers/level-file.ts';
import { Den } from './jackals.ts';
import { type Round, roundOf, rowOf, type Turns, textOf } from './rounds.ts';

/** Numbers of ants, with published hero turns a second in thousands, and the goal, if there is one. */
interface Workload {
  readonly ants: number;
  readonly published: number;
  readonly goal?: string;
  readonly must?: number;
  readonly stretch?: number;
}

/** What is measured against a peer. */
interface Plan {
  readonly name: string;
  readonly turns: Turns;
  readonly workloads: readonly Workload[];
}

const OURS: Turns = { warmUp: 1000, turns: 4000, watched: 500 };

const ANGBAND: Plan = {
  name: 'Angband 4.2',
  turns: { warmUp: 200, turns: 2000, watched: 500 },
  workloads: [
    { ants: 0, published: 10.1 },
    { ants: 50, published: 9.2, goal: 'G3', must: 2, stretch: 5 },
    { ants: 200, published: 4.6 },
  ],
};

const NEO_ANGBAND: Plan = {
  name: 'neo-angband',
  turns: { warmUp: 400, turns: 600, watched: 500 },
  workloads: [{ ants: 50, published: 2.5, goal: 'G3', must: 8, stretch: 20 }],
};

const blades = createRulesets().resolve('angbands-blades');

async function measure(bench: Bench): Promise<Row[]> {
  const angband = await bench.peers.angband();
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-levels-'));
  try {
    const levelFile = join(folder, 'level.txt');
    return [
      ...rowsOf(ANGBAND, angband, levelFile, bench),
      ...rowsOf(NEO_ANGBAND, bench.peers.neoAngband, levelFile, bench),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rowsOf(
  { name, turns, workloads }: Plan,
  peer: AntPeer | undefined,
  levelFile: string,
  { effort, say }: Bench,
): Row[] {
  return workloads.flatMap(({ ants, published, ...goals }): Row[] => {
    const what = `hero turns among ${ants} under Angband’s attacks / ${name}`;
    if (peer === undefined) {
      const lacking = `no tree, which makes the level; published ${published} k/s, another run`;
      return goals.goal === undefined ? [] : [{ ...goals, what, lacking, measured: undefined }];
    }
    const ours: Round[] = [];
    const theirs: Round[] = [];
    for (let seed = 1; seed <= effort.rounds; seed++) {
      theirs.push(theirRound(peer, turns, { ants, seed, levelFile }));
      ours.push(roundOf(Den.onStage(blades, seed, readLevelFile(levelFile)), OURS));
    }
    say(`${ants} jackals at depth 5, Roguewright: ${textOf(ours)}`);
    say(`${ants} ants at depth 5, ${name}: ${textOf(theirs)}`);
    return [rowOf({ ...goals, what }, ours, theirs)];
  });
}

function theirRound(
  peer: AntPeer,
  turns: Turns,
  order: { readonly ants: number; readonly seed: number; readonly levelFile: string },
): Round {
  const { microseconds, attacks, moves, ants } = peer.run({ ...turns, ...order });
  const deeds = { attacks: attacks / turns.watched, moves: moves / turns.watched, actors: ants };
  return { rate: (turns.turns * 1e6) / microseconds, deeds };
}

/** The benchmark of G3. */
export const angbandTurns: Benchmark = {
  name: 'angband-turns',
  about:
    'turns of a hero on levels of Angband, against it and neo-angband where --peers gives trees',
  measure,
};
