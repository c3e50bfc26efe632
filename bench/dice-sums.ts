// G12: sums of equal dice, from nothing, arrays included, against plain convolution in C.

import { Distribution } from '@roguewright/engine/chance';
import { type Bench, type Benchmark, Disagreement, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';

/** Dice, and the least ratio and the one hoped for. */
const SUMS: readonly (readonly [count: number, sides: number, must: number, stretch?: number])[] = [
  [12, 6, 0.5],
  [40, 20, 2, 4],
  [100, 100, 2],
];

/** The largest relative error that an outcome may have. */
const WORST = 1e-12;

function ours(count: number, sides: number): Side {
  return timed(`${count}d${sides}`, 1, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      sum += Distribution.dice(count, sides).probabilities.length;
    }
    return sum;
  });
}

/** Counts of each sum, exactly. */
function exactCounts(count: number, sides: number): bigint[] {
  let counts = [1n];
  for (let die = 0; die < count; die++) {
    const next = new Array<bigint>(counts.length + sides - 1).fill(0n);
    counts.forEach((ways, sum) => {
      for (let face = 0; face < sides; face++) {
        next[sum + face]! += ways;
      }
    });
    counts = next;
  }
  return counts;
}

/** The largest relative error of any outcome. Throws a Disagreement when one is too large. */
function worstError(count: number, sides: number): number {
  const { probabilities } = Distribution.dice(count, sides);
  const total = BigInt(sides) ** BigInt(count);
  const digits = total.toString().length + 60;
  const errors = exactCounts(count, sides).map((ways, sum) => {
    const exact = Number(`${(ways * 10n ** BigInt(digits)) / total}e-${digits}`);
    return Math.abs(probabilities[sum]! / exact - 1);
  });
  const worst = Math.max(...errors);
  if (!(worst <= WORST)) {
    throw new Disagreement(`${count}d${sides}: an outcome is off by ${worst}, relatively`);
  }
  return worst;
}

function measure({ compiler, effort, say }: Bench): Row[] {
  return SUMS.map(([count, sides, must, stretch]) => {
    say(`${count}d${sides}: every outcome within ${worstError(count, sides).toExponential(1)}`);
    const theirs = compiler?.side('C', 1, 'dice-sums', String(count), String(sides));
    return {
      goal: 'G12',
      what: `${count}d${sides} / plain convolution in C`,
      measured: theirs === undefined ? undefined : compare(ours(count, sides), theirs, effort),
      must,
      ...(stretch === undefined ? {} : { stretch }),
    };
  });
}

/** The benchmark of G12. */
export const diceSumsBench: Benchmark = {
  name: 'dice-sums',
  about: 'the exact distribution of a sum of equal dice',
  measure,
};
