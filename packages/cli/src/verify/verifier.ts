// Asks the engine the question of each golden case and compares the answers.

import { Enumerator } from '@roguewright/engine/chance';
import type { Ruleset, RulesetLibrary } from '@roguewright/engine/rulesets';
import type { Adapter } from './adapter.ts';
import { compare, type Discrepancy, type Tolerances, toText } from './compare.ts';
import type { FileResult, Mismatch } from './file-result.ts';
import { verifyFilm } from './films/verify-film.ts';
import { SceneVerifier } from './scenes/verify-scene.ts';
import { readVectors } from './vector-file.ts';
import { type VectorCase, VectorError, type VectorHeader } from './vector-record.ts';

/** How many mismatches of one file are kept. */
const KEPT = 3;

/** The rule of a header, ready to be asked. */
interface Question {
  readonly adapter: Adapter;
  readonly ruleset: Ruleset;
  readonly ask: Enumerator;
  readonly tolerances: Tolerances;
}

/** Compares vector files with the rules that are built. */
export class Verifier {
  #adapters: ReadonlyMap<string, Adapter>;
  #library: RulesetLibrary;
  #scenes: SceneVerifier;

  constructor(adapters: readonly Adapter[], library: RulesetLibrary) {
    this.#adapters = new Map(adapters.map(adapter => [adapter.rule, adapter]));
    this.#library = library;
    this.#scenes = new SceneVerifier(library);
  }

  /** Reads one file and asks all its cases. Never throws: what goes wrong is part of the result. */
  async verify(path: string): Promise<FileResult> {
    const tally = { passed: 0, failed: 0, skipped: 0 };
    const mismatches: Mismatch[] = [];
    let header: VectorHeader | undefined;
    let question: Question | undefined;
    let problem: string | undefined;
    try {
      for await (const record of readVectors(path)) {
        if ('rule' in record) {
          header = record;
          question = this.#question(header);
          if (header.kind === 'film') {
            return { path, ...header, ...(await verifyFilm(path, this.#library)) };
          }
          if (header.kind === 'scene') {
            return { path, ...header, ...(await this.#scenes.verify(path)), problem };
          }
        } else if (question === undefined) {
          tally.skipped++;
        } else {
          const mismatch = check(question, record);
          tally[mismatch === undefined ? 'passed' : 'failed']++;
          if (mismatch !== undefined && mismatches.length < KEPT) {
            mismatches.push(mismatch);
          }
        }
      }
    } catch (error) {
      problem = error instanceof VectorError ? error.message : `${path}: ${messageOf(error)}`;
    }
    const { rule = '', ruleset = '' } = header ?? {};
    return { path, rule, ruleset, built: question !== undefined, ...tally, mismatches, problem };
  }

  #question(header: VectorHeader): Question | undefined {
    const adapter = this.#adapters.get(header.rule);
    const known = this.#library.ids.includes(header.ruleset);
    if (adapter === undefined || !known || !this.#library.fills(header.ruleset, adapter.slot)) {
      return undefined;
    }
    return {
      adapter,
      ruleset: this.#library.resolve(header.ruleset),
      ask: new Enumerator(),
      tolerances: {
        probability: Math.max(header.tolerance, adapter.tolerance?.probability ?? 0),
        relative: adapter.tolerance?.relative ?? 0,
      },
    };
  }
}

function check(question: Question, { line, input, expected }: VectorCase): Mismatch | undefined {
  const { adapter, ruleset, ask, tolerances } = question;
  let got: unknown;
  try {
    got = adapter.answer(ruleset, input as never, ask);
  } catch (error) {
    const thrown = `${error instanceof Error ? error.name : 'thrown'}: ${messageOf(error)}`;
    return mismatchOf(line, input, expected, thrown, []);
  }
  const differences = compare(expected, got, tolerances);
  return differences.length === 0
    ? undefined
    : mismatchOf(line, input, expected, toText(got), differences);
}

function mismatchOf(
  line: number,
  input: unknown,
  expected: VectorCase['expected'],
  got: string,
  differences: readonly Discrepancy[],
): Mismatch {
  const wanted = expected.kind === 'value' ? toText(expected.value) : 'a distribution';
  return { line, input: JSON.stringify(input), expected: wanted, got, differences };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
