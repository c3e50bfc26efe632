// G13: effects of spells on a map. With trees of the Crossfire server and of its archetypes both sides play the
// same workloads in turn; equal numbers of live effects show that both do the same work. Without them our rates
// stand beside published ones.

import type { Bench, Benchmark, Row } from '../goal.ts';
import { comparisonOf } from '../measure.ts';
import type { Crossfire, EffectRun } from '../peers/crossfire.ts';
import { referenceTo } from '../table.ts';
import { Hall } from './hall.ts';
import { WORKLOADS, type Workload } from './workloads.ts';

/** A share by which live effects may differ between sides that do the same work. */
const SAME_WORK = 0.02;

/** Runs for a number of milliseconds of processor time. Starts on a new map where the workload asks for one. */
function ourRun(workload: Workload, milliseconds: number): EffectRun {
  const piece = workload.ticks ?? workload.every;
  const run = { microseconds: 0, ticks: 0, units: 0, most: 0, hitPoints: 0 };
  let hall = prepared(workload);
  for (;;) {
    const before = process.threadCpuUsage();
    for (let tick = 0; tick < piece; tick++) {
      const live = hall.cast();
      hall.act();
      run.units += live;
      run.most = Math.max(run.most, live);
    }
    const { user, system } = process.threadCpuUsage(before);
    run.microseconds += Math.max(1, user + system);
    run.ticks += piece;
    if (run.microseconds >= milliseconds * 1000) {
      return { ...run, hitPoints: hall.hitPointsOfRow };
    }
    hall = workload.ticks === undefined ? hall : prepared(workload);
  }
}

function prepared(workload: Workload): Hall {
  const hall = new Hall(workload);
  for (let tick = 0; tick < workload.warmUp; tick++) {
    hall.cast();
    hall.act();
  }
  return hall;
}

async function measure({ effort, peers, say }: Bench): Promise<Row[]> {
  const crossfire = await peers.crossfire();
  return WORKLOADS.flatMap(workload => {
    const { pieceMilliseconds } = effort;
    // Not counted: our side compiles as it runs.
    ourRun(workload, pieceMilliseconds);
    const ours: EffectRun[] = [];
    const theirs: EffectRun[] = [];
    for (let round = 1; round <= effort.rounds; round++) {
      ours.push(ourRun(workload, pieceMilliseconds));
      if (crossfire !== undefined) {
        theirs.push(theirRun(crossfire, workload, pieceMilliseconds, round));
      }
    }
    say(`${workload.name}, Roguewright: ${textOf(ours)}`);
    if (theirs.length > 0) {
      say(`${workload.name}, Crossfire: ${textOf(theirs)}`);
    }
    return rowsOf(workload, ours, theirs);
  });
}

function theirRun(
  crossfire: Crossfire,
  workload: Workload,
  milliseconds: number,
  seed: number,
): EffectRun {
  const { theirs: spell, level, side, casters, every, casts = 0, warmUp, ticks = 0 } = workload;
  return crossfire.effects({
    ...{ seed, spell, level, side, casters, every, casts, warmUp, ticks, milliseconds },
  });
}

function rowsOf(
  { name, published, must, stretch }: Workload,
  ours: readonly EffectRun[],
  theirs: readonly EffectRun[],
): Row[] {
  const row = { goal: 'G13', what: `${name}: effect-ticks / Crossfire`, must, stretch };
  if (theirs.length === 0) {
    const lacking = referenceTo(ours.map(rateOf), published[0] * 1e6);
    return [{ ...row, measured: undefined, lacking }];
  }
  const measured = comparisonOf(ours.map(rateOf), theirs.map(rateOf));
  const apart = Math.abs(liveOf(ours) / liveOf(theirs) - 1);
  if (apart <= SAME_WORK) {
    return [{ ...row, measured }];
  }
  // Where pieces merge there are fewer, so the time for the same casts is told too.
  return [
    { ...row, what: `${row.what} (the loads differ)`, measured },
    {
      what: `${name}: ticks of the same casts / Crossfire`,
      measured: comparisonOf(ours.map(ticksOf), theirs.map(ticksOf)),
    },
  ];
}

/** Ticks a second. */
function ticksOf({ ticks, microseconds }: EffectRun): number {
  return (ticks * 1e6) / microseconds;
}

/** Effect-ticks a second. */
function rateOf({ units, microseconds }: EffectRun): number {
  return (units * 1e6) / microseconds;
}

/** Live effects in a tick, on average. */
function liveOf(runs: readonly EffectRun[]): number {
  const sum = (of: (run: EffectRun) => number) => runs.reduce((all, run) => all + of(run), 0);
  return sum(({ units }) => units) / sum(({ ticks }) => ticks);
}

function textOf(runs: readonly EffectRun[]): string {
  const rates = runs.map(run => rateOf(run) / 1e6).toSorted((one, other) => one - other);
  const [low, middle, high] = [rates[0]!, rates[rates.length >> 1]!, rates.at(-1)!];
  const most = Math.max(...runs.map(run => run.most));
  const ticks = (middle * 1000) / liveOf(runs);
  return (
    `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) M effect-ticks/s, ${ticks.toFixed(1)} k ticks/s; ` +
    `${Math.round(liveOf(runs))} live, at most ${most}; ` +
    `${runs.at(-1)!.hitPoints} hit points left on the middle row`
  );
}

/** The benchmark of G13. */
export const spellEffects: Benchmark = {
  name: 'spell-effects',
  about: 'effects of spells on a map, against the Crossfire server where --peers gives its tree',
  measure,
};
