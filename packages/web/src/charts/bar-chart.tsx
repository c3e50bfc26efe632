// A distribution as a bar chart, with its mean and, for damage, the target's hit points. Every chart has a
// table with the same figures, and can be copied as CSV and as SVG.

import type { Plot } from '@roguewright/engine/odds';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { mean as meanWords, percent } from '../figures.ts';
import { faded, hueColour, hueTexture, INK } from '../map/palette.ts';
import { TexturePattern } from '../panels/texture-pattern.tsx';
import { type ChartBar, type ChartScale, plotAsCsv, scaleOf } from './scale.ts';
import { useReader } from './use-reader.ts';

interface BarChartProps {
  readonly title: string;
  /** Title of the axis below, with its unit. */
  readonly valueTitle: string;
  readonly plot: Plot;
  readonly hue: string;
  readonly mean?: number | undefined;
  /** The mean as figures beside the chart show it; absent: to one decimal. */
  readonly shownMean?: string | undefined;
  /** Whether values beyond the last are possible: the plot then sums to less than 1. */
  readonly isOpen?: boolean;
  /** The arrow keys move from value to value. */
  readonly isRead?: boolean;
  /** Hit points that the target may have left: [hit points, probability]. */
  readonly hitPoints?: Plot | undefined;
  /** Another plot, whose chart has the same axes. */
  readonly beside?: Plot | undefined;
}

const WIDTH = 320;
const HEIGHT = 158;
const LEFT = 46;
const RIGHT = 8;
const TOP = 18;
const BOTTOM = 36;

/** Positions in pixels. */
interface Place {
  readonly x: (value: number) => number;
  readonly y: (probability: number) => number;
  /** Pixels between two whole values. */
  readonly unit: number;
}

function placeOf({ first, last, top }: ChartScale): Place {
  const unit = (WIDTH - LEFT - RIGHT) / (last - first + 1);
  return {
    x: value => LEFT + (value - first + 0.5) * unit,
    y: probability => HEIGHT - BOTTOM - (probability / top) * (HEIGHT - TOP - BOTTOM),
    unit,
  };
}

interface PartProps {
  readonly scale: ChartScale;
  readonly place: Place;
}

function Axes({ scale, place, valueTitle }: PartProps & { valueTitle: string }) {
  return (
    <g fill={INK.muted} font-size="12">
      {scale.yTicks.map((tick, at) => (
        <g key={at}>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={place.y(tick)}
            y2={place.y(tick)}
            stroke={INK.line}
          />
          <text x={LEFT - 6} y={place.y(tick) + 4} text-anchor="end">
            {axisPercent(tick)}
          </text>
        </g>
      ))}
      {scale.xTicks.map((tick, at) => (
        <text key={at} x={place.x(tick)} y={HEIGHT - BOTTOM + 14} text-anchor="middle">
          {tick}
        </text>
      ))}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 5} text-anchor="middle">
        {valueTitle}
      </text>
      <text
        transform={`translate(11 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)`}
        text-anchor="middle"
      >
        chance, %
      </text>
    </g>
  );
}

/** Labels of the vertical axis are percentages without the sign. */
function axisPercent(probability: number): string {
  return String(Number((probability * 100).toPrecision(3)));
}

/** Values that are certain to kill are hatched, so that the bars show it without colour. */
function Bars({ scale, place, fill, deadly, from }: PartProps & BarsProps) {
  const gap = place.unit > 4 ? 1 : 0;
  // One outline for all bars: a chart changes with every key, and has dozens of them.
  const outline = (bar: ChartBar) => {
    const x = place.x(bar.from) - place.unit / 2 + gap / 2;
    const width = Math.max(1, place.unit * (bar.to - bar.from + 1) - gap);
    const y = place.y(bar.probability);
    return `M${x} ${y}h${width}V${Math.max(y, HEIGHT - BOTTOM)}h${-width}z`;
  };
  const killing = scale.bars.filter(bar => bar.from >= from);
  return (
    <g>
      <path d={scale.bars.map(outline).join('')} fill={fill} />
      {killing.length > 0 && <path d={killing.map(outline).join('')} fill={deadly} />}
    </g>
  );
}

interface BarsProps {
  readonly fill: string;
  /** Pattern over the bars that kill. */
  readonly deadly: string;
  /** The least value that is certain to kill. */
  readonly from: number;
}

/** The mean, and the hit points that the target may have left. */
function Marks({
  scale,
  place,
  mean,
  hitPoints,
}: PartProps & Pick<BarChartProps, 'mean' | 'hitPoints'>) {
  const left = hitPoints?.map(([value]) => value) ?? [];
  const least = Math.min(...left);
  const most = Math.max(...left);
  const bottom = HEIGHT - BOTTOM;
  const edge = place.unit / 2;
  const meanAt = mean === undefined ? undefined : place.x(mean);
  const endOf = (x: number) => (x > WIDTH / 2 ? 'end' : 'start');
  return (
    <g font-size="12">
      {left.length > 0 && (
        <g>
          <rect
            x={place.x(least) - edge}
            y={TOP}
            width={Math.max(2, place.x(most) - place.x(least))}
            height={bottom - TOP}
            fill={faded(INK.text, 0.14)}
          />
          <line
            x1={place.x(most) - edge}
            x2={place.x(most) - edge}
            y1={TOP - 2}
            y2={bottom}
            stroke={INK.text}
            stroke-width="2"
          />
          <text
            x={place.x(most) - edge + (endOf(place.x(most)) === 'end' ? -5 : 5)}
            y={TOP - 6}
            text-anchor={endOf(place.x(most))}
            fill={INK.text}
          >
            {least === most ? `kills from ${most}` : `it has ${least} to ${most}`}
          </text>
        </g>
      )}
      {meanAt !== undefined && mean !== undefined && mean >= scale.first && (
        <g>
          <line
            x1={meanAt}
            x2={meanAt}
            y1={TOP + 4}
            y2={bottom}
            stroke={INK.accent}
            stroke-width="2"
            stroke-dasharray="3 3"
          />
          <path d={`M${meanAt - 5} ${bottom + 1}h10l-5 -7z`} fill={INK.accent} />
        </g>
      )}
    </g>
  );
}

/** A probability that is 0 in whole percent. */
const NEGLIGIBLE = 0.005;

/** What the bars leave out: the maximum, or for a plot without one the probability of larger values. */
function tailWords(plot: Plot, { shown, beyond }: ChartScale, isOpen: boolean): string {
  const rest = 1 - plot.reduce((sum, [, probability]) => sum + probability, 0);
  if (isOpen && rest > NEGLIGIBLE) {
    return `more than ${plot.at(-1)?.[0] ?? 0}: ${percent(rest)}`;
  }
  if (beyond === undefined) {
    return '';
  }
  return isOpen ? `rarely more than ${shown}` : `at most ${beyond}`;
}

/** The chart with its caption, its table and its copies. */
export function BarChart(props: BarChartProps) {
  const { title, valueTitle, plot, hue, mean, hitPoints, isOpen = false, isRead = false } = props;
  const picture = useRef<SVGSVGElement>(null);
  const hatch = useId();
  const fill = useId();
  const reader = useReader(
    title,
    plot.map(([value, share]) => `${value} ${valueTitle}: ${percent(share)}`),
  );
  if (plot.length === 0) {
    return null;
  }
  const left = hitPoints?.map(([value]) => value) ?? [];
  const scale = scaleOf(plot, [...left, ...(mean === undefined ? [] : [mean])], props.beside);
  const place = placeOf(scale);
  const tail = tailWords(plot, scale, isOpen);
  const meanText = mean === undefined ? undefined : (props.shownMean ?? meanWords(mean));
  const summary = meanText === undefined ? title : `${title}, mean ${meanText}`;
  return (
    <figure class="chart">
      <figcaption>
        {title}
        {meanText !== undefined && <span class="mean-key"> mean {meanText}</span>}
        {tail !== '' && <span class="rare-key"> {tail}</span>}
      </figcaption>
      <div class="read-chart" {...(isRead ? reader.props : {})}>
        <svg
          ref={picture}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${summary}. The table below has the figures.`}
          xmlns="http://www.w3.org/2000/svg"
          font-family="Inter Variable, sans-serif"
        >
          <defs>
            <TexturePattern id={fill} hue={hue} cell={9} />
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="2.5" height="6" fill={INK.ground} />
            </pattern>
          </defs>
          <Axes scale={scale} place={place} valueTitle={valueTitle} />
          <Bars
            scale={scale}
            place={place}
            fill={hueTexture(hue) === 'plain' ? hueColour(hue) : `url(#${fill})`}
            deadly={`url(#${hatch})`}
            from={left.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...left)}
          />
          <Marks scale={scale} place={place} mean={mean} hitPoints={hitPoints} />
          {isRead && reader.at !== undefined && (
            <line
              x1={place.x(plot[reader.at]![0])}
              x2={place.x(plot[reader.at]![0])}
              y1={TOP}
              y2={HEIGHT - BOTTOM}
              stroke={INK.text}
            />
          )}
        </svg>
      </div>
      {isRead && <p class="read-value">{reader.props['aria-valuetext'] as string}</p>}
      <Twin plot={plot} valueTitle={valueTitle} picture={picture} />
    </figure>
  );
}

interface TwinProps {
  readonly plot: Plot;
  readonly valueTitle: string;
  readonly picture: { readonly current: SVGSVGElement | null };
}

/** The same figures as a table, and buttons that copy them. */
function Twin({ plot, valueTitle, picture }: TwinProps) {
  // A folded table has no rows: a chart changes with every key, and few unfold it.
  const [isOpen, setOpen] = useState(false);
  const last = useRef(plot);
  last.current = plot;
  const copies = useMemo(
    () => (
      <Copies
        csv={() => plotAsCsv(last.current, valueTitle)}
        svg={() => picture.current?.outerHTML ?? ''}
      />
    ),
    [valueTitle, picture],
  );
  return (
    <details class="twin" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{valueTitle}</th>
            <th scope="col">chance</th>
          </tr>
        </thead>
        <tbody>
          {isOpen &&
            plot.map(([value, probability]) => (
              <tr key={value}>
                <td>{value}</td>
                <td>{percent(probability)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {copies}
    </details>
  );
}

interface CopiesProps {
  /** The texts that are copied. */
  readonly csv: () => string;
  readonly svg: () => string;
}

/** Buttons that copy a chart. */
function Copies({ csv, svg }: CopiesProps) {
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`${what} copied`);
    } catch {
      setCopied('The browser doesn’t allow this page to copy.');
    }
  };
  return (
    <p class="copies">
      <button type="button" class="quiet" onClick={() => void copy('CSV', csv())}>
        Copy CSV
      </button>
      <button type="button" class="quiet" onClick={() => void copy('SVG', svg())}>
        Copy SVG
      </button>
      <span role="status">{copied}</span>
    </p>
  );
}
