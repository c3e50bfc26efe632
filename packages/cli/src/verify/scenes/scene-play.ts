// What a scene's player does: actions and ticks by the rules of the engine, and what has come of them.

import type { SceneFields } from './recorded-state.ts';

/** A scene that is played. */
export interface ScenePlay {
  /** Carries out what was done between two ticks. @throws Error for an action that the scene can't do */
  act(words: readonly string[]): void;
  /** One tick. */
  tick(): void;
  /** The numbers that the original drew in the next action or tick. */
  load(rolls: readonly number[]): void;
  /** The effects on the map, in the fields that the engine has. */
  effects(): readonly SceneFields[];
  /** The objects that the scene is about, by id: the fields that its rules change; undefined: gone. */
  objects(): ReadonlyMap<string, SceneFields | undefined>;
  /** The archetypes of the spells that the hero knows, in alphabetical order; absent: they don't change. */
  spells?(): readonly string[];
}
