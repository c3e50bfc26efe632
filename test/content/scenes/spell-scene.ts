// A scene of a spell that ships: where it is cast, what is told, what shows.

import type { GameEvent } from '@roguewright/engine/game';
import type { CastArguments } from '@roguewright/engine/spells';
import type { Stage, StageOptions } from '../stage.ts';

/** One scene. */
export interface SpellScene {
  readonly rows: readonly string[];
  readonly direction?: 0 | 3;
  readonly options?: StageOptions;
  /** What the hero chooses besides. */
  readonly chosen?: CastArguments;
  /** What is arranged before the cast. */
  readonly before?: (stage: Stage) => void;
  /** Moves that pass after the cast. */
  readonly moves?: number;
  /** What has to be told. */
  readonly told: GameEvent['kind'];
  /** What has to be so afterwards, for all to see. */
  readonly shows: (stage: Stage) => boolean;
}
