// What belongs to a figure on the map besides its picture: the pool of light under the hero, and how hurt it looks.

import type { ThingView } from '@roguewright/engine/game';
import { faded } from './palette.ts';

/** The hero's own colours, so that he is found at once among scrolls, doors and stairs. */
export const HERO = { colour: '#ffd58a', pool: '#ffb347' };

/** A warm pool of light under the hero's feet, with a rim. */
export function drawPool(context: CanvasRenderingContext2D, size: number): void {
  context.beginPath();
  context.ellipse(size / 2, size * 0.84, size * 0.44, size * 0.15, 0, 0, 2 * Math.PI);
  context.fillStyle = faded(HERO.pool, 0.4);
  context.fill();
  context.lineWidth = Math.max(1, size / 20);
  context.strokeStyle = HERO.pool;
  context.stroke();
}

const HEALTH_PARTS = { '': 0, unhurt: 0, hurt: 3, 'badly-hurt': 2, 'almost-dead': 1 } as const;

/** How hurt a creature looks: a bar of four parts, shown once it is hurt. */
export function drawHealth(
  context: CanvasRenderingContext2D,
  { health }: ThingView,
  size: number,
): void {
  const parts = HEALTH_PARTS[health];
  if (parts === 0) {
    return;
  }
  const width = (size - 6) / 4;
  const thickness = Math.max(3, Math.round(size / 10));
  for (let part = 0; part < 4; part++) {
    context.fillStyle = part < parts ? '#e0566b' : faded('#000000', 0.7);
    context.fillRect(3 + part * width, size - thickness - 1, width - 1, thickness);
  }
}
