// A scene of something that spells ask of their surroundings.

import type { Ruleset } from '@roguewright/engine/rulesets';
import type { CastArguments } from '@roguewright/engine/spells';
import type { Stage, StageOptions } from './stage.ts';

/** A small game, a cast, and what it shows. */
export interface PortScene {
  readonly spell: string;
  readonly rows: readonly string[];
  readonly direction?: 0 | 3 | 7;
  /** Absent: house. */
  readonly ruleset?: string | Ruleset;
  /** A square instead of a direction. */
  readonly at?: readonly [x: number, y: number];
  readonly options?: StageOptions;
  /** What is arranged before the cast. */
  readonly before?: (stage: Stage) => void;
  /** What the hero chooses besides. */
  readonly arguments?: CastArguments;
  /** Moves that pass after the cast; absent: none. */
  readonly moves?: number;
  readonly shows: (stage: Stage) => boolean;
}
