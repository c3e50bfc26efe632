// The hues of the palette that is chosen, each with its name: what it looks like on map and charts.

import { HUE_NAMES } from '@roguewright/engine/words';
import { useId } from 'preact/hooks';
import { label } from '../../figures.ts';
import { TexturePattern } from '../../panels/texture-pattern.tsx';

function Swatch({ hue }: { hue: string }) {
  const texture = useId();
  return (
    <li>
      <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" focusable="false">
        <defs>
          <TexturePattern id={texture} hue={hue} cell={8} />
        </defs>
        <rect width="24" height="16" rx="3" fill={`url(#${texture})`} />
      </svg>
      {label(hue)}
    </li>
  );
}

/** The list. */
export function HueSwatches() {
  return (
    <ul class="swatches" aria-label="Hues of this palette">
      {HUE_NAMES.map(hue => (
        <Swatch key={hue} hue={hue} />
      ))}
    </ul>
  );
}
