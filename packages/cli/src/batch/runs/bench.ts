// Does chunks: plays the runs of a chunk and counts them. All that a chunk comes to follows from the experiment and
// the number of the chunk.

import { Enumerator } from '@roguewright/engine/chance';
import { UsageError } from '@roguewright/engine/errors';
import { ENGINE_VERSION } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName, type Ruleset } from '@roguewright/engine/rulesets';
import { criterionOf, type Experiment, runsOf } from '../experiment/experiment.ts';
import type { ChunkResult } from '../results/fold.ts';
import type { RunResult, RunRow } from '../results/run-result.ts';
import { tallied } from '../results/tally.ts';
import { runFight } from './fights.ts';
import { runGame } from './games.ts';

/** Where the runs of one experiment are played. */
export class Bench {
  readonly #content: Content;
  readonly #experiment: Experiment;
  /** Of each arm. */
  readonly #rules: readonly { readonly ruleset: Ruleset; readonly ask: Enumerator }[];

  /** @throws UsageError for an experiment of other content or of another engine; RulesetError for unknown rules */
  constructor(content: Content, experiment: Experiment) {
    if (experiment.content !== content.hash) {
      throw new UsageError('content', experiment.content, `${content.hash}, which is read here`);
    }
    if (experiment.engine !== ENGINE_VERSION) {
      throw new UsageError('engine', experiment.engine, `${ENGINE_VERSION}, which runs here`);
    }
    const library = createRulesets();
    this.#content = content;
    this.#experiment = experiment;
    this.#rules = experiment.arms.map(({ ruleset }) => ({
      ruleset: library.resolve(parseRulesetName(ruleset)),
      ask: new Enumerator(),
    }));
  }

  /** Plays the runs of one chunk. @throws UsageError for a role, item or monster that can't be had */
  do(chunk: number): ChunkResult {
    const { from, to } = runsOf(this.#experiment, chunk);
    return this.#played(from, to);
  }

  /** The milliseconds that one run takes, by a few of the first. @param clock milliseconds of any beginning */
  measure(clock: () => number): number {
    const begun = clock();
    let done = 0;
    do {
      this.#played(done, done + 1);
      done += 1;
    } while (clock() - begun < MEASURED && done < MOST_MEASURED);
    return (clock() - begun) / done;
  }

  #played(from: number, to: number): ChunkResult {
    const rows = Array.from({ length: to - from }, (_, place) => this.#row(from + place));
    const tally = tallied(rows, this.#rules.length, criterionOf(this.#experiment));
    return { tally, ...(this.#experiment.rows && { rows }) };
  }

  #row(run: number): RunRow {
    return { run, arms: this.#rules.map((_, arm) => this.#run(run, arm)) };
  }

  /** Both arms have the same seed, so that they differ in nothing else. */
  #run(run: number, place: number): RunResult {
    const experiment = this.#experiment;
    const { ruleset, ask } = this.#rules[place]!;
    const seed = `${experiment.seed} run ${run}`;
    return experiment.subject === 'fights'
      ? runFight(this.#content, ruleset, experiment.arms[place]!, seed, ask)
      : runGame(this.#content, ruleset, experiment.arms[place]!, run, seed);
  }
}

/** Milliseconds and runs after which a measurement is good enough. */
const MEASURED = 1500;
const MOST_MEASURED = 200;
