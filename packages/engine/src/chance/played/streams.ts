import type { Chance } from '../contract/chance.ts';
import { Generator, type GeneratorState } from './generator.ts';
import { hashText, hashWords } from './hash-text.ts';
import { PlayedChance } from './played.ts';

/** Saved streams by name. */
export type StreamsState = Readonly<Record<string, GeneratorState>>;

/** A game's source of luck: one stream for each of its systems. */
export interface LuckSource {
  readonly seed: string;
  stream(name: string): Chance;
  /** The state of every used stream. */
  save(): StreamsState;
  /** Number of streams begun, where they begin as they are asked for. */
  readonly begun?: number;
  /** Forgets unused streams. @param after number of streams, in the order in which they were begun, that stay */
  forgetUndrawn?(after: number): void;
}

/** Bits of the hash that seeds each stream: 32 in games begun before saves of version 6. */
export type LuckBits = 32 | 128;

/**
 * Named streams of one seed. A new roll in one system uses a stream of its own, so it shifts no other. An
 * unused stream costs nothing and isn't saved.
 */
export class Streams implements LuckSource {
  readonly seed: string;
  readonly #bits: LuckBits;
  #streams = new Map<string, PlayedChance>();
  /** The stream that was asked for last, and its name: the same system often asks several times in a row. */
  #lastName = '';
  #last: PlayedChance | undefined;

  /**
   * @param seed any text; equal seeds give equal streams everywhere
   * @param saved streams to continue
   * @param bits number of bits of the hash of seed and name that seed a stream
   */
  constructor(seed: string, saved: StreamsState = {}, bits: LuckBits = 128) {
    this.seed = seed;
    this.#bits = bits;
    for (const [name, state] of Object.entries(saved)) {
      this.#streams.set(name, new PlayedChance(Generator.restore(state)));
    }
  }

  /** The stream with that name, started on first use. */
  stream(name: string): PlayedChance {
    if (this.#last !== undefined && this.#lastName === name) {
      return this.#last;
    }
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = new PlayedChance(this.#begin(`${this.seed}\n${name}`));
      this.#streams.set(name, stream);
    }
    this.#lastName = name;
    this.#last = stream;
    return stream;
  }

  get begun(): number {
    return this.#streams.size;
  }

  /** As if they had never been asked for: what is saved stays as it was. */
  forgetUndrawn(after: number): void {
    if (this.#streams.size === after) {
      return;
    }
    for (const [name, stream] of [...this.#streams].slice(after)) {
      if (stream.generator.isUndrawn) {
        this.#streams.delete(name);
      }
    }
    this.#last = undefined;
  }

  #begin(text: string): Generator {
    return this.#bits === 32
      ? new Generator(hashText(text))
      : Generator.restore({ words: hashWords(text), position: 0 });
  }

  /** The state of every used stream, by name in alphabetical order. */
  save(): StreamsState {
    const names = [...this.#streams.keys()].sort();
    return Object.fromEntries(names.map(name => [name, this.#streams.get(name)!.generator.save()]));
  }
}
