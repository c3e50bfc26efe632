// Numbers of two inputs as a table with a shade in each cell. Arrow keys move between the cells, Enter or a click
// takes one over.

import { shownValue, writeDecimal, writePercent } from '@roguewright/engine/face';
import { useRef, useState } from 'preact/hooks';
import { cellAfter, shadeOf } from './heat.ts';

interface HeatProps {
  readonly caption: string;
  readonly kind: 'chance' | 'amount';
  readonly better: 'less' | 'more';
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly rowTitle: string;
  /** The rows that are known so far; undefined where the question makes no sense. */
  readonly numbers: readonly (readonly (number | undefined)[])[];
  readonly choose: (row: string, column: string) => void;
}

const BRIEF = { decimals: 0, gap: '', afterSign: '' };

/** The table. */
export function HeatTable(props: HeatProps) {
  const { caption, kind, better, rows, columns, rowTitle, numbers, choose } = props;
  const [at, setAt] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const known = numbers.flat().filter(number => number !== undefined && Number.isFinite(number));
  const [least, most] = [Math.min(...(known as number[])), Math.max(...(known as number[]))];
  const brief = (number: number | undefined) =>
    number === undefined
      ? '–'
      : kind === 'chance'
        ? writePercent(number, BRIEF).replace('%', '')
        : writeDecimal(number, 1);
  const move = (event: KeyboardEvent) => {
    const next = cellAfter(at, event.key, rows.length, columns.length);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
      table.current
        ?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)
        ?.focus();
    }
  };
  return (
    <div class="heat scrolls">
      <table ref={table} aria-busy={numbers.length < rows.length}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, x) => {
                const number = numbers[y]?.[x];
                const shade = number === undefined ? 0 : shadeOf(number, least, most, better);
                return (
                  <td key={column} class={`shade-${shade}`}>
                    <button
                      type="button"
                      data-cell={`${y} ${x}`}
                      tabIndex={at.row === y && at.column === x ? 0 : -1}
                      aria-label={`${row}, ${column}: ${shownValue(kind, number)}`}
                      onFocus={() => setAt({ row: y, column: x })}
                      onKeyDown={move}
                      onClick={() => choose(row, column)}
                    >
                      {numbers[y] === undefined ? '' : brief(number)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
