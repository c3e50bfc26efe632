// An icon of the map inside a panel, or the letter that stands for it.

import { useEffect, useId } from 'preact/hooks';
import { loadIcons, outlines } from '../map/icons/icons.ts';
import { hueColour, INK, palette } from '../map/palette.ts';
import { TexturePattern } from './texture-pattern.tsx';

/** Drawn in the hue; hidden from readers of screens, for its name stands beside it. */
export function Icon({ icon, hue, glyph }: { icon: string; hue: string; glyph: string }) {
  const texture = useId();
  const outline = outlines.value[icon];
  const isMissing = outline === undefined;
  useEffect(() => {
    if (isMissing) {
      loadIcons().catch(() => undefined);
    }
  }, [isMissing]);
  const colour = hueColour(hue);
  if (outline === undefined) {
    return (
      <span class="icon glyph" style={{ color: colour }} aria-hidden="true">
        {glyph}
      </span>
    );
  }
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {palette.value === 'standard' ? (
        <path d={outline} fill={colour} />
      ) : (
        <>
          <defs>
            <TexturePattern id={texture} hue={hue} cell={170} />
          </defs>
          <rect width="512" height="512" rx="60" fill={`url(#${texture})`} opacity="0.4" />
          <path
            d={outline}
            fill={colour}
            stroke={INK.ground}
            stroke-width="34"
            paint-order="stroke"
          />
        </>
      )}
    </svg>
  );
}
