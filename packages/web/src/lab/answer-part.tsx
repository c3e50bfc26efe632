// The answer of one column: its numbers, its charts, and why.

import { type LabForm, type PageAnswer, shownValue } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { BarChart } from '../charts/bar-chart.tsx';
import { label } from '../figures.ts';
import type { Asked } from './asking/asking.ts';
import { kept } from './kept.tsx';
import type { LabState } from './lab-state.ts';
import { MapPart } from './map-part.tsx';
import { askedShare, ShareChart } from './share-chart.tsx';
import { WhyPart } from './why-part.tsx';

/** What there is of a column's answer. */
export type ColumnAnswer = Asked<PageAnswer>;

interface AnswerProps {
  readonly column: ColumnAnswer;
  /** `A` or `B`; empty where there is one column. */
  readonly name: string;
  readonly state: LabState;
  readonly form: LabForm | undefined;
  /** All inputs of the column. */
  readonly inputs: Inputs;
  readonly told: (inputs: Inputs) => void;
  /** Shows the small map at a tick. */
  readonly step: (tick: string) => void;
}

/** Hues of the columns, which differ in texture too. */
const HUES: Readonly<Record<string, string>> = { B: 'frost' };

/** The answer. One of an earlier question is kept and marked. */
export function AnswerPart({ column, name, state, form, inputs, told, step }: AnswerProps) {
  const { result, isStale, isLate, problem } = column;
  const title = name === '' ? 'Answer' : `Answer ${name}`;
  if (result === undefined) {
    return (
      <section aria-label={title}>
        <p role="status">{problem === undefined ? 'A moment…' : titled(problem, form)}</p>
      </section>
    );
  }
  const hue = HUES[name] ?? 'fire';
  const [first, ...others] = result.plots;
  return (
    <section class={`answer ${isLate ? 'stale' : ''}`} aria-label={title} aria-busy={isStale}>
      <h2>{name === '' ? result.title : `${name}: ${result.title}`}</h2>
      <p class="muted">{result.rules}</p>
      <p role="status" class="trouble">
        {problem !== undefined && 'This answers the question before the last change. '}
        {problem !== undefined && titled(problem, form)}
      </p>
      <Figures figures={result.figures} line={result.line} />
      {result.map !== undefined && (
        <MapPart
          map={result.map}
          tick={state.study.tick}
          step={step}
          draw={rows => told({ map: rows.join('/') })}
        />
      )}
      <Further details={result.details} facts={result.facts} />
      {result.table !== undefined && <TextTable table={result.table} title={result.title} />}
      {result.remarks.map(remark => (
        <p key={remark} class="muted">
          {remark}
        </p>
      ))}
      {first !== undefined &&
        (result.shareOf === undefined ? (
          <PlainChart plot={first} hue={hue} />
        ) : (
          <ShareChart
            plot={first}
            of={result.shareOf}
            hue={hue}
            {...askedShare(inputs)}
            told={told}
          />
        ))}
      {others.map(plot => (
        <PlainChart key={plot.title} plot={plot} hue={hue} />
      ))}
      <WhyPart why={result.why} form={form} inputs={inputs} told={told} />
    </section>
  );
}

/** A problem with the field’s title for its name: what a player sees on the form. */
function titled(
  { field, message }: NonNullable<ColumnAnswer['problem']>,
  form: LabForm | undefined,
): string {
  const title = form?.fields.find(({ name }) => name === field)?.label;
  const isNamed =
    title !== undefined && [' ', ':'].some(next => message.startsWith(`${field}${next}`));
  return isNamed ? `“${title}”${message.slice(field.length)}` : message;
}

const Figures = kept(({ figures, line }: Pick<PageAnswer, 'figures' | 'line'>) => {
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
});

interface FurtherProps {
  readonly details: PageAnswer['details'] | undefined;
  readonly facts: PageAnswer['facts'] | undefined;
}

/** Further numbers, and what is no number. */
const Further = kept(({ details = [], facts = [] }: FurtherProps) => {
  return (
    <>
      {facts.length > 0 && (
        <dl class="lab-facts">
          {facts.map(([name, says]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
      {details.length > 0 && (
        <details>
          <summary>Further numbers</summary>
          <table class="by-level">
            <caption class="visually-hidden">Further numbers</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">Value</th>
                <th scope="col">Of what</th>
              </tr>
            </thead>
            <tbody>
              {details.map(({ name, kind, value, of }) => (
                <tr key={name}>
                  <th scope="row">{label(name)}</th>
                  <td>{shownValue(kind, value)}</td>
                  <td>{of}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
});

interface TextTableProps {
  readonly table: NonNullable<PageAnswer['table']>;
  readonly title: string;
}

/** A table of the handbook. */
const TextTable = kept(({ table: [titles = [], ...rows], title }: TextTableProps) => {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
    <section class="scrolls" aria-label={title} tabIndex={0}>
      <table class="by-level">
        <caption class="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {titles.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const PlainChart = kept(
  ({ plot, hue }: { readonly plot: PageAnswer['plots'][number]; readonly hue: string }) => {
    const { title, unit, values, mean, isOpen } = plot;
    return (
      <BarChart
        title={title}
        valueTitle={unit}
        plot={values}
        hue={hue}
        mean={mean}
        shownMean={mean === undefined ? undefined : shownValue('amount', mean)}
        isOpen={isOpen}
        isRead
      />
    );
  },
);
