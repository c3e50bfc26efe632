// The hues of the palette that is chosen, each with its name: what it looks like on map and charts.

import { useId } from 'preact/hooks';
import { label } from '../figures.ts';
import { TexturePattern } from '../panels/texture-pattern.tsx';

/** One a hue of the palette, in the order of the look. */
const HUES = [
  'fire',
  'frost',
  'electricity',
  'poison',
  'acid',
  'magic',
  'light',
  'death',
  'wounding',
  'restoration',
  'mind',
  'protection',
  'summoning',
  'teleportation',
  'information',
];

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
      {HUES.map(hue => (
        <Swatch key={hue} hue={hue} />
      ))}
    </ul>
  );
}
