// One film of the gallery: the moving picture, what can be changed about it, its numbers and the film as text.

import { directionName } from '@roguewright/engine/face';
import type { Direction } from '@roguewright/engine/game';
import type { NumberTable } from '@roguewright/engine/host';
import { capitalised } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import type { FilmOffer } from '../device/device-calls.ts';
import type { Settings } from '../settings.ts';
import { useFilm } from './use-film.ts';

interface FigureProps {
  readonly offer: FilmOffer;
  readonly settings: Settings;
}

/** Highest level of a caster. */
const MOST_LEVEL = 100;

const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The film with everything about it. */
export function FilmFigure({ offer, settings }: FigureProps) {
  const [level, setLevel] = useState(Math.min(MOST_LEVEL, offer.level + 10));
  const [direction, setDirection] = useState<Direction>();
  const [take, setTake] = useState(1);
  const { film, url, problem } = useFilm(
    { subtype: offer.subtype, level, direction, seed: `take ${take}` },
    settings,
  );
  return (
    <article class="film" aria-busy={film === undefined && problem === undefined}>
      <h2>{capitalised(offer.title)}</h2>
      <p>{offer.about}</p>
      {url !== undefined && film !== undefined && <img src={url} alt={film.title} />}
      <p role="status" class="muted">
        {film === undefined && problem === undefined ? 'The film is being made…' : film?.title}
      </p>
      {problem !== undefined && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      <div class="wishes">
        <label>
          Level{' '}
          <input
            type="number"
            min={1}
            max={MOST_LEVEL}
            value={level}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= MOST_LEVEL) {
                setLevel(Math.trunc(valueAsNumber));
              }
            }}
          />
        </label>
        {offer.isAimed && (
          <label>
            Direction{' '}
            <select
              value={direction ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setDirection(value === '' ? undefined : (Number(value) as Direction))
              }
            >
              <option value="">as set</option>
              {DIRECTIONS.map(one => (
                <option key={one} value={one}>
                  {directionName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" onClick={() => setTake(take + 1)}>
          Other luck
        </button>
      </div>
      {film !== undefined && (
        <>
          <NumbersTable spell={offer.spell} table={film.numbers} />
          <details>
            <summary>The film as text</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard. */}
            <pre tabIndex={0}>{film.lines.join('\n')}</pre>
          </details>
        </>
      )}
    </article>
  );
}

function NumbersTable({ spell, table }: { spell: string; table: NumberTable }) {
  return (
    <table class="by-level">
      <caption>{capitalised(spell)} by level of the caster</caption>
      <thead>
        <tr>
          {table.titles.map(title => (
            <th key={title} scope="col">
              {capitalised(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([level, ...cells]) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            {cells.map((cell, column) => (
              <td key={table.titles[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
