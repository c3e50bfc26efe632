// The small map: drawn with brushes, cast over, stepped through tick by tick, with the harm of each square.

import { type LabMap, shownValue, writeDecimal } from '@roguewright/engine/face';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellAfter } from '../charts/heat.ts';
import { percent } from '../figures.ts';
import { BRUSHES, harmUntil, type ShownSquare, shownSquares, withSign } from './map-signs.ts';

interface MapProps {
  readonly map: LabMap;
  /** The tick that is shown; undefined: the last. */
  readonly tick: string | undefined;
  readonly step: (tick: string) => void;
  readonly draw: (rows: readonly string[]) => void;
}

/** Milliseconds that a tick is shown. */
const SHOWN = 250;

/** The map with its controls and its table. */
export function MapPart({ map, tick, step, draw }: MapProps) {
  const now = tick === undefined ? map.ticks : Math.min(map.ticks, Number(tick) || 0);
  const [brush, setBrush] = useState<string>('a');
  return (
    <section class="lab-map" aria-label="Small map">
      <fieldset class="brushes">
        <legend>A click puts down</legend>
        {BRUSHES.map(({ sign, title }) => (
          <label key={sign} class={sign === brush ? 'chosen' : ''}>
            <input
              type="radio"
              name="brush"
              checked={sign === brush}
              onChange={() => setBrush(sign)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <p class="muted">The shade of a square is the damage that a target there takes on average.</p>
      <Squares map={map} tick={now} put={at => draw(withSign(map.rows, at, brush))} />
      <Ticks now={now} last={map.ticks} step={step} />
      <Harmed map={map} tick={now} />
    </section>
  );
}

interface SquaresProps {
  readonly map: LabMap;
  readonly tick: number;
  readonly put: (at: { readonly x: number; readonly y: number }) => void;
}

/** Shades of harm. */
const SHADES = 4;

function Squares({ map, tick, put }: SquaresProps) {
  const [at, setAt] = useState({ row: 0, column: 0 });
  const grid = useRef<HTMLTableElement>(null);
  const most = Math.max(0, ...map.squares.map(({ harm = 0 }) => harm));
  const move = (event: KeyboardEvent) => {
    const next = cellAfter(at, event.key, map.height, map.width);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
      grid.current
        ?.querySelector<HTMLElement>(`[data-square="${next.column} ${next.row}"]`)
        ?.focus();
    }
  };
  return (
    <div class="scrolls">
      <table ref={grid} class="map-squares">
        <caption class="visually-hidden">The map at tick {tick}</caption>
        <tbody>
          {shownSquares(map, tick).map((row, y) => (
            <tr key={y}>
              {row.map((square, x) => (
                <td key={x} class={squareClass(square, most)}>
                  <button
                    type="button"
                    data-square={`${x} ${y}`}
                    tabIndex={at.row === y && at.column === x ? 0 : -1}
                    aria-label={squareName(square, x, y)}
                    onFocus={() => setAt({ row: y, column: x })}
                    onKeyDown={move}
                    onClick={() => put({ x, y })}
                  >
                    {square.sign === '.' && square.harm !== undefined ? '*' : square.sign}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function squareClass({ sign, harm, isNew }: ShownSquare, most: number): string {
  const shade = harm === undefined || most === 0 ? 0 : Math.ceil((SHADES * harm) / most);
  const wall = sign === '#' ? 'wall' : '';
  return [`harm-${shade}`, wall, isNew ? 'new' : ''].filter(name => name !== '').join(' ');
}

const SIGNS: Readonly<Record<string, string>> = { '#': 'wall', '.': 'floor', '@': 'the caster' };

function squareName({ sign, harm }: ShownSquare, x: number, y: number): string {
  const what = SIGNS[sign] ?? `creature ${sign}`;
  const told = harm === undefined ? '' : `, harm ${writeDecimal(harm)}`;
  return `Row ${y + 1}, column ${x + 1}: ${what}${told}`;
}

interface TicksProps {
  readonly now: number;
  readonly last: number;
  readonly step: (tick: string) => void;
}

function Ticks({ now, last, step }: TicksProps) {
  const [isCasting, setCasting] = useState(false);
  useEffect(() => {
    if (!isCasting) {
      return;
    }
    const timer = setTimeout(() => {
      if (now >= last) {
        setCasting(false);
      } else {
        step(String(now + 1));
      }
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [isCasting, now, last]);
  const cast = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      step(String(last));
      return;
    }
    step('0');
    setCasting(true);
  };
  return (
    <p class="map-ticks">
      <button type="button" onClick={cast}>
        Cast
      </button>
      <button type="button" disabled={now >= last} onClick={() => step(String(now + 1))}>
        Step
      </button>
      <label>
        Tick{' '}
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          onInput={({ currentTarget }) => step(currentTarget.value)}
        />
      </label>
      <output>
        {now} of {last}
      </output>
    </p>
  );
}

function Harmed({ map, tick }: { readonly map: LabMap; readonly tick: number }) {
  const squares = map.squares.toSorted((one, other) => (other.harm ?? 0) - (one.harm ?? 0));
  return (
    <>
      <table class="by-level">
        <caption>Creatures, with the damage of an attempt</caption>
        <thead>
          <tr>
            {['Creature', 'Square', 'Until this tick', 'In all', 'Dies'].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.creatures.map(({ letter, name, x, y, harm, dies, byTick }) => (
            <tr key={`${x} ${y}`}>
              <th scope="row">
                {letter} ({name})
              </th>
              <td>{`${y + 1}, ${x + 1}`}</td>
              <td>{writeDecimal(harmUntil(byTick, tick))}</td>
              <td>{writeDecimal(harm)}</td>
              <td>{letter === '@' ? '–' : percent(dies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>Harm by square</summary>
        <table class="by-level">
          <caption>Squares that the spell may touch</caption>
          <thead>
            <tr>
              {['Row, column', 'Harm', 'Touched', 'First tick'].map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {squares.map(({ x, y, harm, touched, tick: first }) => (
              <tr key={`${x} ${y}`}>
                <th scope="row">{`${y + 1}, ${x + 1}`}</th>
                <td>{shownValue('amount', harm)}</td>
                <td>{percent(touched)}</td>
                <td>{first}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
