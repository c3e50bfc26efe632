// The known map for screen readers: as one sentence, and as lines of characters.

import type { GameView } from '../game/index.ts';
import { offsetWords } from './compass.ts';
import { height, nearestFirst, terrainAt, terrainSign } from './known-map.ts';
import { landmarks } from './landmarks.ts';

/** Maximum number of objects in one sentence. */
const MOST_NEAR = 8;

/** Visible and nearby objects in one sentence. */
export function surroundings(view: GameView): string {
  const { hero } = view;
  const things = view.things.filter(({ kind }) => kind !== 'hero' && kind !== 'effect');
  const near = nearestFirst(view, [...things, ...landmarks(view)]);
  const list = near
    .slice(0, MOST_NEAR)
    .map(thing => `${thing.name} ${offsetWords(hero, thing)}`)
    .join('; ');
  const ground = terrainAt(view, hero).replaceAll('-', ' ');
  return `You stand on: ${ground}. Near: ${list || 'nothing'}.`;
}

/** The known map as lines of characters, including the hero and all objects. */
export function mapText(view: GameView): string {
  const { map, hero } = view;
  const rows = Array.from({ length: map.height }, (_, y) =>
    Array.from({ length: map.width }, (__, x) => terrainSign(view, { x, y })),
  );
  for (const thing of view.things.toSorted((one, other) => height(one) - height(other))) {
    for (const { x, y, glyph } of thing.parts ?? [thing]) {
      const row = rows[y];
      if (row !== undefined && thing.kind !== 'effect') {
        row[x] = glyph;
      }
    }
  }
  const row = rows[hero.y];
  if (row !== undefined) {
    row[hero.x] = '@';
  }
  return rows.map(letters => letters.join('').trimEnd()).join('\n');
}
