// The level in small: in the column, and as large as the window when it is opened. A click on it goes there.

import type { Square } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { capitalised, placeName } from '@roguewright/engine/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { palette } from '../map/palette.ts';
import type { Play } from '../play/play.ts';
import { drawLevel } from './level-picture.ts';

interface PictureProps {
  readonly view: GameView;
  /** Pixels of a square's side, a whole number. */
  readonly scale: number;
  readonly choose?: (square: Square) => void;
}

/** The picture of the level; it is as wide as its room. */
export function LevelPicture({ view, scale, choose }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = view.map;
  const colours = palette.value;
  useLayoutEffect(() => {
    drawLevel(canvas.current!.getContext('2d')!, view, scale);
  }, [view, scale, colours]);
  const squareAt = (event: MouseEvent): Square => {
    const box = canvas.current!.getBoundingClientRect();
    return {
      x: Math.floor(((event.clientX - box.left) / box.width) * width),
      y: Math.floor(((event.clientY - box.top) / box.height) * height),
    };
  };
  return (
    <canvas
      ref={canvas}
      class="level-picture"
      role="img"
      aria-label="Map of the level"
      width={width * scale}
      height={height * scale}
      onClick={event => choose?.(squareAt(event))}
    />
  );
}

/** Pixels of a square in the column. */
const SMALL = 4;

/** The card of the column: a click opens the overview. */
export function LevelCard({ play, view }: { play: Play; view: GameView }) {
  return (
    <section class="card level" aria-label="Level">
      <button
        type="button"
        class="level-open"
        title="The whole level, larger"
        onClick={() => play.openSheet('overview')}
      >
        <h3>{capitalised(placeName(view.dungeonLevel))}</h3>
        <LevelPicture view={view} scale={SMALL} />
      </button>
    </section>
  );
}
