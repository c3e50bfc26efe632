// Luck of which some streams are written down, for scenes in which time passes.

import {
  type Chance,
  type LuckSource,
  ScriptedChance,
  type ScriptedLuck,
  Streams,
  type StreamsState,
} from '../../chance/index.ts';

/** Streams of luck, some of them scripted by their names. */
export class MixedLuck implements LuckSource {
  readonly seed = 'mixed';
  readonly #streams = new Streams('mixed');
  readonly #scripted: ReadonlyMap<string, ScriptedChance>;

  constructor(scripts: Readonly<Record<string, readonly ScriptedLuck[]>>) {
    this.#scripted = new Map(
      Object.entries(scripts).map(([name, script]) => [name, new ScriptedChance(script)]),
    );
  }

  stream(name: string): Chance {
    return this.#scripted.get(name) ?? this.#streams.stream(name);
  }

  save(): StreamsState {
    return this.#streams.save();
  }

  /** Throws when written luck is left over. */
  expectEmpty(): void {
    for (const chance of this.#scripted.values()) {
      chance.expectEmpty();
    }
  }
}
