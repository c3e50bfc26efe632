import type { Chance } from './chance.ts';
import { Generator, type GeneratorState } from './generator.ts';
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

/**
 * Named streams of one seed. A new roll in one system takes a stream of its own and so shifts no
 * other; a stream that was never asked for costs nothing and isn't saved.
 */
export class Streams implements LuckSource {
  readonly seed: string;
  #streams = new Map<string, PlayedChance>();

  /** @param seed any text; equal seeds give equal streams everywhere */
  constructor(seed: string, saved: StreamsState = {}) {
    this.seed = seed;
    for (const [name, state] of Object.entries(saved)) {
      this.#streams.set(name, new PlayedChance(Generator.restore(state)));
    }
  }

  /** The stream of that name, begun when first asked for. */
  stream(name: string): PlayedChance {
    let stream = this.#streams.get(name);
    if (stream === undefined) {
      stream = new PlayedChance(new Generator(hashText(`${this.seed}\n${name}`)));
      this.#streams.set(name, stream);
    }
    return stream;
  }

  /** The state of every stream that was used, by name in alphabetical order. */
  save(): StreamsState {
    const names = [...this.#streams.keys()].sort();
    return Object.fromEntries(names.map(name => [name, this.#streams.get(name)!.generator.save()]));
  }
}

/** 32 bits of a text (FNV-1a over UTF-16 units, low byte first). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}
