// A figure along one input, and the values at which it meets a goal.

import { type FormField, shownValue } from '@roguewright/engine/face';
import type { Goal, Inputs, Solution } from '@roguewright/engine/odds';
import { useId } from 'preact/hooks';
import { CurveChart } from '../charts/curve-chart.tsx';
import { label } from '../figures.ts';
import { device } from '../host/device.ts';
import { useAsked } from './asking/use-asked.ts';
import type { StudiedQuestion } from './help-study.tsx';
import type { Study } from './lab-state.ts';

interface CurveProps extends StudiedQuestion {
  readonly field: FormField;
  readonly study: Study;
  /** The inputs of column B; undefined: there is none. */
  readonly inputsOfB: Inputs | undefined;
  readonly tell: (study: Study) => void;
}

const THAN = ['<', '<=', '>=', '>'] as const;

/** The curve with its goal. */
export function CurveStudy({
  kind,
  inputs,
  figure,
  told,
  field,
  study,
  inputsOfB,
  tell,
}: CurveProps) {
  const id = useId();
  const isChance = figure.kind === 'chance';
  const than = THAN.find(one => one === study.than) ?? (figure.better === 'less' ? '<' : '>=');
  const bound = study.bound ?? '';
  const number = bound === '' ? Number.NaN : Number(bound);
  const goal: Goal = { figure: figure.name, than, bound: isChance ? number / 100 : number };
  const axis = { input: field.name, values: field.tries };
  const key = `${kind} ${JSON.stringify([inputs, goal, field.name])}`;
  const { result, isLate } = useAsked(key, () => device().labCurve(kind, inputs, goal, axis));
  const keyOfB = inputsOfB && `${kind} ${JSON.stringify([inputsOfB, figure.name, field.name])}`;
  const ofB = useAsked(keyOfB, () => device().labCurve(kind, inputsOfB ?? {}, goal, axis));
  const name = label(figure.name);
  return (
    <div class={isLate ? 'stale' : ''}>
      <div class="field">
        <label for={id}>
          Goal for {name}
          {isChance ? ', %' : ''}
        </label>
        <span class="control">
          <select
            aria-label="Comparison of the goal"
            value={than}
            onChange={({ currentTarget }) => tell({ than: currentTarget.value })}
          >
            {THAN.map(one => (
              <option key={one} value={one} selected={one === than}>
                {one}
              </option>
            ))}
          </select>
          <input
            id={id}
            type="number"
            min={0}
            step="any"
            value={bound}
            onInput={({ currentTarget }) => tell({ bound: currentTarget.value })}
          />
        </span>
      </div>
      {result !== undefined && (
        <>
          <CurveChart
            title={`${name} along ${field.label.toLowerCase()}`}
            valueTitle={field.label}
            numberTitle={isChance ? 'chance' : figure.of}
            kind={figure.kind}
            series={pointsOf(result)}
            other={ofB.result && { name: 'B', series: pointsOf(ofB.result) }}
            hue="fire"
            bound={Number.isFinite(goal.bound) ? goal.bound : undefined}
            marks={result.stretches.map(({ from }) => ({ value: from.value, label: from.value }))}
            choose={value => told({ [field.name]: value })}
          />
          {bound !== '' && <p>{solved(result, field.label, figure.kind)}</p>}
        </>
      )}
    </div>
  );
}

function pointsOf({ tried }: Solution) {
  return tried.flatMap(({ value, figure }) =>
    figure === undefined ? [] : [{ value, number: figure }],
  );
}

/** Where the goal is met, in words. */
function solved(
  { stretches }: Solution,
  input: string,
  kind: StudiedQuestion['figure']['kind'],
): string {
  if (stretches.length === 0) {
    return 'The goal is never met.';
  }
  const parts = stretches.map(({ from, to }) => {
    const [first, last] = [from, to].map(
      ({ value, figure }) => `${value} (${shownValue(kind, figure)})`,
    );
    return from.value === to.value ? `at ${first}` : `from ${first} to ${last}`;
  });
  return `${input}: the goal is met ${parts.join(', and ')}.`;
}
