import type { Chance } from '../contract/chance.ts';
import { Generator, type GeneratorState } from './generator.ts';
import { hashText, hashWords } from './hash-text.ts';
import { PlayedChance } from './played.ts';

/** Saved streams by name. */
export type StreamsState = Readonly<Record<string, GeneratorState>>;

/** Where a game's luck comes from: a stream for each of its systems. */
export interface LuckSource {
  readonly seed: string;
  stream(name: string): Chance;
  /** The state of every stream that was used. */
  save(): StreamsState;
}

/** Bits of the hash from which each stream begins: 32 in games begun before saves of version 6. */
export type LuckBits = 32 | 128;

/**
 * Named streams of one seed. A new roll in one system takes a stream of its own and so shifts no
 * other; a stream that was never asked for costs nothing and isn't saved.
 */
export class Streams implements LuckSource {
  readonly seed: string;
  readonly #bits: LuckBits;
  #streams = new Map<string, PlayedChance>();

  /**
   * @param seed any text; equal seeds give equal streams everywhere
   * @param saved streams to go on with
   * @param bits how much of the hash of seed and name a stream begins with
   */
  constructor(seed: string, saved: StreamsState = {}, bits: LuckBits = 128) {
    this.seed = seed;
    this.#bits = bits;
    for (const [name, state] of Object.entries(saved)) {
      this.#streams.set(name, new PlayedChance(Generator.restore(state)));
    }
  }

  /** The stream of that name, begun when first asked for. */
  stream(name: string): PlayedChance {
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = new PlayedChance(this.#begin(`${this.seed}\n${name}`));
      this.#streams.set(name, stream);
    }
    return stream;
  }

  #begin(text: string): Generator {
    return this.#bits === 32
      ? new Generator(hashText(text))
      : Generator.restore({ words: hashWords(text), position: 0 });
  }

  /** The state of every stream that was used, by name in alphabetical order. */
  save(): StreamsState {
    const names = [...this.#streams.keys()].sort();
    return Object.fromEntries(names.map(name => [name, this.#streams.get(name)!.generator.save()]));
  }
}
