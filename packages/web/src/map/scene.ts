// All that one picture of the map shows.

import type { Square } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import type { TouchedSquare } from '@roguewright/engine/odds';
import type { MapStyle } from '../settings.ts';
import type { Camera } from './camera.ts';

/** A spell or a look being aimed. */
export interface Reticle {
  readonly square: Square;
  /** Hue of the spell; empty for a look. */
  readonly hue: string;
  /** Squares that the spell will touch, by tick. */
  readonly touched: readonly TouchedSquare[];
  /** Drawn from the hero to the reticle. */
  readonly hasRay: boolean;
}

/** One picture. */
export interface Scene {
  readonly view: GameView;
  readonly camera: Camera;
  /** Pixels by which the whole picture is moved; absent: it stands in the middle of its pane. */
  readonly shift?: Square | undefined;
  readonly style: MapStyle;
  readonly reticle: Reticle | undefined;
  readonly hover: Square | undefined;
}
