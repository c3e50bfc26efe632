// Both columns and their difference.

import { shownDifference, shownValue } from '@roguewright/engine/face';
import { compareFigures, type Figure } from '@roguewright/engine/odds';
import { label } from '../figures.ts';

interface CompareProps {
  readonly a: readonly Figure[] | undefined;
  readonly b: readonly Figure[] | undefined;
}

/** The table; nothing until both columns are answered. */
export function ComparePart({ a, b }: CompareProps) {
  if (a === undefined || b === undefined) {
    return null;
  }
  return (
    <section class="scrolls" aria-label="Difference">
      <table class="by-level">
        <caption>A and B compared</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
            <th scope="col">A − B</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {compareFigures(a, b).map(({ name, kind, a: one, b: other, difference }) => (
            <tr key={name}>
              <th scope="row">{label(name)}</th>
              <td>{shownValue(kind, one)}</td>
              <td>{shownValue(kind, other)}</td>
              <td>{shownDifference(kind, difference)}</td>
              <td aria-hidden="true">
                <Strip a={one} b={other} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StripProps {
  readonly a: number | undefined;
  readonly b: number | undefined;
}

/** A above B, as long as they are great. The table has the numbers. */
function Strip({ a = 0, b = 0 }: StripProps) {
  const most = Math.max(Math.abs(a), Math.abs(b));
  const share = (number: number) =>
    most === 0 ? 0 : Number.isFinite(most) ? Math.abs(number) / most : Number(number === most);
  return (
    <span class="strip">
      <span class="of-a" style={{ width: `${100 * share(a)}%` }} />
      <span class="of-b" style={{ width: `${100 * share(b)}%` }} />
    </span>
  );
}
