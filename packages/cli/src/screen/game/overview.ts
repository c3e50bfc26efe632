// The whole level as a page: its map, as wide as the screen, and its stairs with the way to them.

import { landmarks, mapText, offsetWords } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { capitalised, noteLines } from '@roguewright/engine/words';

/** Columns of a page that its margins take. */
const MARGINS = 4;

/** The lines of the page. A level that is wider than the screen is cut so that the hero is on it. */
export function tellOverview(view: GameView, columns: number): string {
  const width = Math.max(1, columns - MARGINS);
  const most = Math.max(0, view.map.width - width);
  const left = Math.min(most, Math.max(0, view.hero.x - Math.floor(width / 2)));
  const rows = mapText(view)
    .split('\n')
    .map(row => row.slice(left, left + width).trimEnd());
  const first = rows.findIndex(row => row !== '');
  const last = rows.findLastIndex(row => row !== '');
  const stairs = landmarks(view)
    .filter(({ terrain }) => terrain.includes('stairs'))
    .map(place => `${capitalised(place.name)}: ${offsetWords(view.hero, place)}.`);
  const notes = noteLines(view, view.dungeonLevel);
  return [...rows.slice(first, last + 1), '', ...stairs, ...notes].join('\n');
}
