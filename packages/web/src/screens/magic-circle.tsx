// The drawing on the title page: a candle in a circle of the powers that the book teaches.

import { useEffect, useState } from 'preact/hooks';
import { FLAME, POWERS } from '../map/icons/title-icons.ts';
import { hueColour } from '../map/palette.ts';

const SIZE = 420;
const MIDDLE = SIZE / 2;
const ICON = 46;
const RING = 162;

/** Icons are drawn on squares of 512. */
function at(x: number, y: number, size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
}

function pointOf(part: number, radius: number): readonly [number, number] {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
}

/** Two squares, one turned against the other, between the powers. */
function Star() {
  const square = (turn: number) =>
    [0, 1, 2, 3].map(corner => pointOf(corner / 4 + turn, RING - 40).join(',')).join(' ');
  return (
    <g fill="none" stroke="#d9a441" stroke-opacity="0.34" stroke-width="1.2">
      <polygon points={square(0)} />
      <polygon points={square(1 / 8)} />
    </g>
  );
}

/** Marks of the outer ring, every fourth longer. */
function Marks() {
  const marks = Array.from({ length: 96 }, (_, place) => {
    const length = place % 12 === 0 ? 12 : place % 4 === 0 ? 8 : 4;
    const [x1, y1] = pointOf(place / 96, RING + 40);
    const [x2, y2] = pointOf(place / 96, RING + 40 - length);
    return <line key={place} x1={x1} y1={y1} x2={x2} y2={y2} />;
  });
  return (
    <g stroke="#d9a441" stroke-opacity="0.5">
      {marks}
    </g>
  );
}

/** For the eye alone. */
export function MagicCircle() {
  const [drawn, setDrawn] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // Without its picture the page lacks nothing.
    import('virtual:title-icons').then(
      ({ default: outlines }) => setDrawn(outlines),
      () => undefined,
    );
  }, []);
  const flame = drawn[FLAME];
  return (
    <svg class="circle" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="glow">
          <stop offset="0" stop-color="#ffd98a" stop-opacity="0.42" />
          <stop offset="0.5" stop-color="#d9a441" stop-opacity="0.12" />
          <stop offset="1" stop-color="#d9a441" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx={MIDDLE} cy={MIDDLE - 14} r={RING} fill="url(#glow)" />
      <g fill="none" stroke="#d9a441" stroke-opacity="0.5">
        <circle cx={MIDDLE} cy={MIDDLE} r={RING + 44} stroke-width="1.4" />
        <circle cx={MIDDLE} cy={MIDDLE} r={RING + 24} stroke-opacity="0.28" />
        <circle cx={MIDDLE} cy={MIDDLE} r={RING - 40} stroke-opacity="0.42" />
      </g>
      <Marks />
      <Star />
      {POWERS.map(([icon, hue], place) => {
        const [x, y] = pointOf(place / POWERS.length, RING - 8);
        const outline = drawn[icon];
        return (
          outline !== undefined && (
            <path key={icon} d={outline} fill={hueColour(hue)} transform={at(x, y, ICON)} />
          )
        );
      })}
      {flame !== undefined && (
        <path d={flame} fill="#f3dfae" transform={at(MIDDLE, MIDDLE - 4, 128)} />
      )}
    </svg>
  );
}
