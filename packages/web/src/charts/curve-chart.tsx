// A number along an input as a curve, with marks where it meets a goal. A table beside it has the same numbers.

import { shownValue } from '@roguewright/engine/face';
import { hueColour, INK } from '../map/palette.ts';
import { type CurvePoint, type CurveScale, curveScale } from './curve-scale.ts';
import { useReader } from './use-reader.ts';

interface CurveProps {
  readonly title: string;
  readonly valueTitle: string;
  readonly numberTitle: string;
  readonly kind: 'chance' | 'amount';
  readonly series: readonly CurvePoint[];
  /** A second curve over the same values, which is dashed; its name stands at its end. */
  readonly other?: { readonly name: string; readonly series: readonly CurvePoint[] } | undefined;
  readonly hue: string;
  /** The bound of a goal. */
  readonly bound?: number | undefined;
  /** Values that are marked. */
  readonly marks: readonly { readonly value: string; readonly label: string }[];
  /** The number changes at the values alone. */
  readonly isStepped?: boolean;
  /** Takes a value over from the table. */
  readonly choose?: (value: string) => void;
}

const WIDTH = 320;
const HEIGHT = 158;
const LEFT = 46;
const RIGHT = 12;
const TOP = 18;
const BOTTOM = 36;

const xAt = (x: number) => LEFT + x * (WIDTH - LEFT - RIGHT);
const yAt = (y: number) => HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM);

/** The chart with its table. */
export function CurveChart(props: CurveProps) {
  const { title, series, other, hue, bound, marks, isStepped, kind, valueTitle } = props;
  const scale = curveScale(series, bound, other?.series);
  const reader = useReader(title, textsOf(series, other, kind, valueTitle));
  const read = reader.at === undefined ? undefined : series[reader.at];
  const readX = xAt((reader.at ?? 0) / Math.max(1, series.length - 1));
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <div class="read-chart" {...reader.props}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${title}. The table below has the numbers.`}
          xmlns="http://www.w3.org/2000/svg"
          font-family="Inter Variable, sans-serif"
          font-size="12"
        >
          <Axes {...props} scale={scale} />
          {bound !== undefined && (
            <line
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={yAt(scale.yOf(bound))}
              y2={yAt(scale.yOf(bound))}
              stroke={INK.accent}
              stroke-width="2"
              stroke-dasharray="3 3"
            />
          )}
          <path
            d={pathOf(scale.points, isStepped)}
            fill="none"
            stroke={hueColour(hue)}
            stroke-width="2"
          />
          {other !== undefined && <Other name={other.name} points={scale.others} />}
          {read !== undefined && (
            <line x1={readX} x2={readX} y1={TOP} y2={HEIGHT - BOTTOM} stroke={INK.text} />
          )}
          {scale.points
            .filter(({ value }) => marks.some(mark => mark.value === value))
            .map(({ value, x, y }) => (
              <g key={value}>
                <circle cx={xAt(x)} cy={yAt(y)} r="4" fill={INK.accent} />
                <text x={xAt(x)} y={TOP - 6} text-anchor="middle" fill={INK.text}>
                  {marks.find(mark => mark.value === value)!.label}
                </text>
              </g>
            ))}
        </svg>
      </div>
      <p class="read-value">
        {read === undefined
          ? ''
          : textsOf(
              [read],
              other && {
                ...other,
                series: other.series.filter(({ value }) => value === read.value),
              },
              kind,
              valueTitle,
            )[0]}
      </p>
      <Twin {...props} />
    </figure>
  );
}

type Points = CurveScale['points'];

function pathOf(points: Points, isStepped: boolean | undefined): string {
  return points
    .map(({ x, y }, at) => {
      const [px, py] = [xAt(x).toFixed(1), yAt(y).toFixed(1)];
      return at === 0 ? `M${px} ${py}` : isStepped ? `H${px}V${py}` : `L${px} ${py}`;
    })
    .join('');
}

/** The second curve. */
function Other({ name, points }: { readonly name: string; readonly points: Points }) {
  const end = points.at(-1);
  return (
    <g>
      <path
        d={pathOf(points, false)}
        fill="none"
        stroke={INK.text}
        stroke-width="2"
        stroke-dasharray="6 4"
      />
      {end !== undefined && (
        <text x={xAt(end.x) - 4} y={yAt(end.y) - 5} text-anchor="end" fill={INK.text}>
          {name}
        </text>
      )}
    </g>
  );
}

/** What is said of each value. */
function textsOf(
  series: readonly CurvePoint[],
  other: CurveProps['other'],
  kind: CurveProps['kind'],
  valueTitle: string,
): string[] {
  const others = new Map(other?.series.map(({ value, number }) => [value, number]));
  return series.map(({ value, number }) => {
    const second = others.get(value);
    const more = second === undefined ? '' : `, ${other!.name} ${shownValue(kind, second)}`;
    return `${valueTitle} ${value}: ${shownValue(kind, number)}${more}`;
  });
}

function Axes({
  kind,
  series,
  valueTitle,
  numberTitle,
  scale,
}: CurveProps & { readonly scale: CurveScale }) {
  const written = (number: number) =>
    kind === 'chance' ? String(Number((100 * number).toPrecision(3))) : String(number);
  return (
    <g fill={INK.muted}>
      {scale.yTicks.map(tick => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={yAt(scale.yOf(tick))}
            y2={yAt(scale.yOf(tick))}
            stroke={INK.line}
          />
          <text x={LEFT - 6} y={yAt(scale.yOf(tick)) + 4} text-anchor="end">
            {written(tick)}
          </text>
        </g>
      ))}
      {scale.written.map(at => (
        <text
          key={at}
          x={xAt(at / Math.max(1, series.length - 1))}
          y={HEIGHT - BOTTOM + 14}
          text-anchor="middle"
        >
          {series[at]!.value}
        </text>
      ))}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 5} text-anchor="middle">
        {valueTitle}
      </text>
      <text
        transform={`translate(11 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)`}
        text-anchor="middle"
      >
        {kind === 'chance' ? `${numberTitle}, %` : numberTitle.split(' ')[0]}
      </text>
    </g>
  );
}

/** The same numbers as a table. */
function Twin({ valueTitle, numberTitle, kind, series, other, choose }: CurveProps) {
  const others = new Map(other?.series.map(({ value, number }) => [value, number]));
  return (
    <details class="twin">
      <summary>Table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{valueTitle}</th>
            <th scope="col">{numberTitle}</th>
            {other !== undefined && <th scope="col">{other.name}</th>}
          </tr>
        </thead>
        <tbody>
          {series.map(({ value, number }) => (
            <tr key={value}>
              <td>
                {choose === undefined ? (
                  value
                ) : (
                  <button type="button" class="quiet" onClick={() => choose(value)}>
                    {value}
                  </button>
                )}
              </td>
              <td>{shownValue(kind, number)}</td>
              {other !== undefined && <td>{shownValue(kind, others.get(value))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
