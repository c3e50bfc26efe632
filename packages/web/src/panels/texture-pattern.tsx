// A pattern of the page's pictures: the texture of a hue in its colour.

import { hueColour, hueTexture } from '../map/palette.ts';
import { CELL, OUTLINES } from '../map/textures.ts';

interface PatternProps {
  readonly id: string;
  readonly hue: string;
  /** Side of a cell, in units of the picture. */
  readonly cell: number;
}

/** To be put into the `defs` of a picture; faint where the texture is open. */
export function TexturePattern({ id, hue, cell }: PatternProps) {
  const colour = hueColour(hue);
  return (
    <pattern
      id={id}
      width={CELL}
      height={CELL}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${cell / CELL})`}
    >
      <rect width={CELL} height={CELL} fill={colour} fill-opacity="0.3" />
      <path d={OUTLINES[hueTexture(hue)]} fill={colour} />
    </pattern>
  );
}
