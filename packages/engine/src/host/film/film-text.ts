// A film as text: its frames side by side, then its messages, then the state of each creature at the end.

import { capitalised } from '../../english/index.ts';
import { directionName } from '../../face/index.ts';
import { areaOf, cellsOf } from './film-cells.ts';
import type { FilmedCreature, SpellFilm } from './spell-film.ts';

const GAP = '   ';

/** One picture, which may stand for several frames. */
interface Picture {
  readonly title: string;
  readonly rows: readonly string[];
}

/** A film as lines of text. @param columns characters a line may have, 20 or more; one picture may need more */
export function filmText(film: SpellFilm, columns: number): string[] {
  const pictures = picturesOf(film);
  const { width } = areaOf(film);
  const cell = Math.max(width, ...pictures.map(({ title }) => title.length));
  const aRow = Math.max(1, Math.floor((columns + GAP.length) / (cell + GAP.length)));
  const lines = [filmTitle(film), ''];
  for (let first = 0; first < pictures.length; first += aRow) {
    const strip = pictures.slice(first, first + aRow);
    const height = Math.max(...strip.map(({ rows }) => rows.length));
    for (let row = -1; row < height; row++) {
      const parts = strip.map(({ title, rows }) =>
        (row < 0 ? title : (rows[row] ?? '')).padEnd(cell),
      );
      lines.push(parts.join(GAP).trimEnd());
    }
    lines.push('');
  }
  return [...lines, ...toldLines(film), ...creatureLines(film)];
}

/** `fireball, cast east at level 15`. */
export function filmTitle({ spell, direction, level, worked }: SpellFilm): string {
  const where = direction === 0 ? '' : ` ${directionName(direction)}`;
  return `${capitalised(spell)}, cast${where} at level ${level}${worked ? '' : ': no effect'}`;
}

/** Pictures of the frames; a picture that stays as it was is shown once. */
function picturesOf(film: SpellFilm): Picture[] {
  const area = areaOf(film);
  const pictures: (Picture & { first: string; last: string })[] = [];
  film.frames.forEach((frame, index) => {
    const rows = cellsOf(frame, area).map(row => row.map(({ sign }) => sign).join(''));
    const tick = index === 0 ? 'before' : String(frame.tick);
    const before = pictures.at(-1);
    if (before !== undefined && index > 1 && before.rows.join() === rows.join()) {
      before.last = tick;
    } else {
      pictures.push({ title: '', rows, first: tick, last: tick });
    }
  });
  return pictures.map(({ rows, first, last }) => ({
    title:
      first === 'before' ? first : first === last ? `tick ${first}` : `ticks ${first} to ${last}`,
    rows,
  }));
}

function toldLines({ frames }: SpellFilm): string[] {
  const lines = frames.flatMap(({ tick, told }) =>
    counted(told).map(text => `${String(tick).padStart(4)}  ${text}`),
  );
  return lines.length === 0 ? [] : ['tick', ...lines, ''];
}

/** Equal sentences together: `It burns the wolf (3). ×4`. */
function counted(told: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of told) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
}

function creatureLines({ creatures }: SpellFilm): string[] {
  const rows = creatures.map(({ name, isCaster, ...points }) => [
    isCaster ? 'the caster' : name,
    pointsOf(points),
  ]);
  const wide = Math.max(0, ...rows.map(([name]) => name!.length));
  return rows.map(([name, points]) => `${name!.padEnd(wide)}  ${points}`);
}

/** `40 hit points`, `40 → 12 hit points`, `40 hit points → gone`. */
function pointsOf({ before, after }: Pick<FilmedCreature, 'before' | 'after'>): string {
  if (before === undefined) {
    return `new, ${after} hit points`;
  }
  if (after === undefined) {
    return `${before} hit points → dead or gone`;
  }
  return before === after ? `${after} hit points` : `${before} → ${after} hit points`;
}
