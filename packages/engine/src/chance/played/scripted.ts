// Scripted luck for tests: each choice by its label, in order. Every choice must be scripted, and no script
// may be left over.

import { UsageError } from '../../errors/index.ts';
import type { Chance } from '../contract/chance.ts';
import { OneRun } from './one-run.ts';
import { type LuckSource, Streams, type StreamsState } from './streams.ts';

/** A choice by label and its result: `['hit', true]`, `['damage', 7]`. */
export type ScriptedLuck = readonly [label: string, value: boolean | number];

/**
 * Plays a rule with luck from a list. A choice whose label differs from the next in the list, or whose
 * scripted value is impossible, throws a UsageError that names both. Certain tests consume nothing.
 */
export class ScriptedChance extends OneRun {
  #script: ScriptedLuck[];
  readonly facts: string[] = [];

  constructor(script: readonly ScriptedLuck[]) {
    super();
    this.#script = [...script];
  }

  /** The unused part of the script. It must be empty at the end of a test. */
  get left(): readonly ScriptedLuck[] {
    return this.#script;
  }

  /** Throws a UsageError if luck is left over. */
  expectEmpty(): void {
    if (this.#script.length > 0) {
      throw new UsageError('script', JSON.stringify(this.#script), 'no luck left over');
    }
  }

  note(fact: string): void {
    this.facts.push(fact);
  }

  #next(label: string | undefined, expected: string, fits: (value: unknown) => boolean): unknown {
    const entry = this.#script.shift();
    if (entry === undefined) {
      throw new UsageError('script', 'its end', `luck for ${label ?? 'a choice'}: ${expected}`);
    }
    const [name, value] = entry;
    if (name !== label || !fits(value)) {
      throw new UsageError(name, value, `luck for ${label ?? 'an unnamed choice'}: ${expected}`);
    }
    return value;
  }

  #integer(label: string | undefined, least: number, most: number): number {
    const fits = (value: unknown) =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    return this.#next(label, `an integer from ${least} to ${most}`, fits) as number;
  }

  test(k: number, n: number, label?: string): boolean {
    if (k <= 0 || k >= n) {
      return k > 0;
    }
    return this.#next(label, 'true or false', value => typeof value === 'boolean') as boolean;
  }

  roll(count: number, sides: number, label?: string): number {
    return count < 1 || sides < 1 ? 0 : this.#integer(label, count, count * sides);
  }

  pick(weights: ArrayLike<number>, label?: string): number {
    const possible = (value: unknown) => (weights[value as number] ?? 0) > 0;
    return this.#next(label, 'an index of weight above 0', possible) as number;
  }

  below(n: number, label?: string): number {
    return n === 1 ? 0 : this.#integer(label, 0, n - 1);
  }
}

/** Streams that share one script, whatever system draws: a scene's luck in its order. */
export class ScriptedStreams implements LuckSource {
  readonly seed = 'scripted';
  readonly chance: ScriptedChance;
  readonly #apart: readonly string[];
  readonly #own = new Streams('apart');

  /** @param apart streams that draw luck of their own, since no scene is about them */
  constructor(script: readonly ScriptedLuck[], apart: readonly string[] = []) {
    this.chance = new ScriptedChance(script);
    this.#apart = apart;
  }

  stream(name: string): Chance {
    return this.#apart.includes(name) ? this.#own.stream(name) : this.chance;
  }

  save(): StreamsState {
    return {};
  }
}
