// The first chart of an answer, with the chance of exactly, at least or at most a value that is moved along it.

import { type LabPlot, shownValue } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { useId } from 'preact/hooks';
import { BarChart } from '../charts/bar-chart.tsx';
import { CurveChart } from '../charts/curve-chart.tsx';
import { kept } from './kept.tsx';
import { type ShareName, shareOfPlot, shareSeries, unitOf } from './shares.ts';

interface ShareProps {
  readonly plot: LabPlot;
  /** What the chances are a share of. */
  readonly of: string;
  readonly hue: string;
  readonly name: ShareName;
  /** What is written for the value; undefined: nothing. */
  readonly written: string | undefined;
  readonly told: (inputs: Inputs) => void;
}

const NAMES: readonly ShareName[] = ['exactly', 'at-least', 'at-most'];

const WORDS = { exactly: 'exactly', 'at-least': 'at least', 'at-most': 'at most' } as const;

/** The share that is asked for by inputs. */
export function askedShare(inputs: Inputs): Pick<ShareProps, 'name' | 'written'> {
  const name = NAMES.find(one => (inputs[one] ?? '') !== '') ?? 'exactly';
  return { name, written: inputs[name] };
}

/** The chart and its controls, which are fields of the question. */
export const ShareChart = kept(({ plot, of, hue, name, written, told }: ShareProps) => {
  const id = useId();
  const [least, most] = [plot.values[0]![0], plot.values.at(-1)![0]];
  const wanted = Number(written ?? Math.round(plot.mean));
  const value = Math.min(most, Math.max(least, Number.isFinite(wanted) ? wanted : least));
  const share = shareOfPlot(plot.values, name, value);
  const words = `${WORDS[name]} ${value} ${unitOf(plot.unit, value)}: ${shownValue('chance', share)} ${of}`;
  const tell = (share_: ShareName, at: number) =>
    told({ ...Object.fromEntries(NAMES.map(one => [one, ''])), [share_]: String(at) });
  return (
    <div class="share">
      {name === 'exactly' ? (
        <BarChart
          title={plot.title}
          valueTitle={plot.unit}
          plot={plot.values}
          hue={hue}
          mean={plot.mean}
          shownMean={shownValue('amount', plot.mean)}
          isRead
        />
      ) : (
        <CurveChart
          title={`${plot.title}: ${WORDS[name]}`}
          valueTitle={plot.unit}
          numberTitle="chance"
          kind="chance"
          series={shareSeries(plot.values, name)}
          hue={hue}
          marks={[{ value: String(value), label: String(value) }]}
          isStepped
        />
      )}
      <fieldset class="share-names">
        <legend class="visually-hidden">Share of {plot.unit}</legend>
        {NAMES.map(one => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-share`}
              checked={one === name}
              onChange={() => tell(one, value)}
            />
            {WORDS[one]}
          </label>
        ))}
      </fieldset>
      {least < most && (
        <input
          type="range"
          aria-label={`Value, ${WORDS[name]}`}
          aria-valuetext={words}
          min={least}
          max={most}
          value={value}
          onInput={({ currentTarget }) => tell(name, currentTarget.valueAsNumber)}
        />
      )}
      <p class="share-words">{words}</p>
    </div>
  );
});
