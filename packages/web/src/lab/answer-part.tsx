// The answer of one column: its numbers, its charts, and why.

import { type PageAnswer, shownValue } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { BarChart } from '../charts/bar-chart.tsx';
import { label, percent } from '../figures.ts';
import type { LabState } from './lab-state.ts';
import { ShareChart } from './share-chart.tsx';
import type { Asked } from './use-asked.ts';

/** What there is of a column's answer. */
export type ColumnAnswer = Asked<PageAnswer>;

interface AnswerProps {
  readonly column: ColumnAnswer;
  /** `A` or `B`; empty where there is one column. */
  readonly name: string;
  readonly state: LabState;
  readonly told: (inputs: Inputs) => void;
}

/** Hues of the columns, which differ in texture too. */
const HUES: Readonly<Record<string, string>> = { B: 'frost' };

/** The answer. One of an earlier question is kept and marked. */
export function AnswerPart({ column, name, state, told }: AnswerProps) {
  const { result, isStale, problem } = column;
  const title = name === '' ? 'Answer' : `Answer ${name}`;
  if (result === undefined) {
    return (
      <section aria-label={title}>
        <p role="status">{problem === undefined ? 'A moment…' : problem.message}</p>
      </section>
    );
  }
  const hue = HUES[name] ?? 'fire';
  const [first, ...others] = result.plots;
  return (
    <section class={`answer ${isStale ? 'stale' : ''}`} aria-label={title} aria-busy={isStale}>
      <h2>{name === '' ? result.title : `${name}: ${result.title}`}</h2>
      <p class="muted">{result.rules}</p>
      <p role="status" class="trouble">
        {problem !== undefined && 'This answers the question before the last change. '}
        {problem?.message}
      </p>
      <Figures answer={result} />
      {result.remarks.map(remark => (
        <p key={remark} class="muted">
          {remark}
        </p>
      ))}
      {first !== undefined &&
        (result.shareOf === undefined ? (
          <PlainChart plot={first} hue={hue} />
        ) : (
          <ShareChart plot={first} of={result.shareOf} hue={hue} inputs={state.a} told={told} />
        ))}
      {others.map(plot => (
        <PlainChart key={plot.title} plot={plot} hue={hue} />
      ))}
      <Why answer={result} />
    </section>
  );
}

function Figures({ answer: { figures, line } }: { readonly answer: PageAnswer }) {
  return (
    <>
      <p class="visually-hidden" data-line={line}>
        {line}
      </p>
      <dl class="lab-figures">
        {figures.map(({ name, kind, value, of }) => (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>
              <strong>{shownValue(kind, value)}</strong> <span class="muted">{of}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function PlainChart({
  plot,
  hue,
}: {
  readonly plot: PageAnswer['plots'][number];
  readonly hue: string;
}) {
  const { title, unit, values, mean, isOpen } = plot;
  return (
    <BarChart title={title} valueTitle={unit} plot={values} hue={hue} mean={mean} isOpen={isOpen} />
  );
}

function Why({ answer: { why } }: { readonly answer: PageAnswer }) {
  return why.length === 0 ? null : (
    <details class="why" open>
      <summary>Why</summary>
      <ul>
        {why.map(({ text, probability }) => (
          <li key={text}>
            {text}
            {probability < 1 && <span class="muted"> ({percent(probability)})</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
