// A scene of a kind of spell: what is drawn, what is cast, and what has to be told.

import type { GameEvent } from '@roguewright/engine/game';
import type { CastArguments } from '@roguewright/engine/spells';
import type { Stage, StageOptions } from '../stage.ts';

type Told = GameEvent['kind'];

/** One kind of spell. */
export interface SubtypeScene {
  /** A spell that ships. */
  readonly spell: string;
  /** Absent: a hall with an ogre. */
  readonly rows?: readonly string[];
  /** 0…8; absent: 3, east. */
  readonly direction?: Direction;
  readonly options?: StageOptions;
  /** What is arranged before the cast. */
  readonly before?: (stage: Stage) => void;
  /** What a hero chooses besides. */
  readonly arguments?: (stage: Stage) => CastArguments;
  /** What a hero's cast has to tell. */
  readonly hero: Told;
  /** What a monster's cast has to tell besides itself; `never`: monsters don't cast such spells. */
  readonly monster: Told | 'never';
  /** What every carrier that lists fill with the spell has to tell. */
  readonly carrier: Told;
}

export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
