// Why the answer is what it is: sentences whose numbers are the controls of the question.

import type { LabForm, PageAnswer, Reason } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { percent } from '../figures.ts';
import { Control, fieldValue, says } from './form-part.tsx';
import { kept } from './kept.tsx';

interface WhyProps {
  readonly why: PageAnswer['why'];
  /** Absent: nothing can be changed yet. */
  readonly form: LabForm | undefined;
  readonly inputs: Inputs;
  readonly told: (inputs: Inputs) => void;
}

/** The list. */
export function WhyPart({ why, ...props }: WhyProps) {
  return why.length === 0 ? null : (
    <details class="why" open>
      <summary>Why</summary>
      <ul>
        {why.map((reason, at) => (
          <li key={`${reason.fact} ${sameBefore(why, at)}`}>
            <Sentence {...props} reason={reason} />
            {reason.probability < 1 && <span class="muted"> ({percent(reason.probability)})</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many lines of the same fact stand above: a line keeps its place, and the focus in it, while numbers change. */
function sameBefore(why: readonly Reason[], at: number): number {
  return why.slice(0, at).filter(({ fact }) => fact === why[at]!.fact).length;
}

interface SentenceProps extends Omit<WhyProps, 'why'> {
  readonly reason: Reason;
}

/** A sentence, drawn again where it or a value of its fields has changed. */
function Sentence({ reason, form, inputs, told }: SentenceProps) {
  const known = reason.fields.flatMap(({ name, at }): Known[] => {
    const field = form?.fields.find(one => one.name === name);
    return field === undefined || form === undefined || !says(field, form, inputs)
      ? []
      : [{ field, at, value: fieldValue(field, inputs) }];
  });
  const shown = known.flatMap(({ field, value }) => [field, value]);
  return useMemo(() => sentence(reason.text, known, told), [reason, told, ...shown]);
}

/** A field that a sentence is about, and where its text stands; undefined: it isn't written. */
interface Known {
  readonly field: LabForm['fields'][number];
  readonly at: Reason['fields'][number]['at'];
  readonly value: string;
}

/** What a sentence writes of a field is its control; the controls of other fields follow. */
function sentence(text: string, known: readonly Known[], told: WhyProps['told']) {
  const within = known
    .flatMap(({ at, ...one }) => (at === undefined ? [] : [{ ...one, at }]))
    .toSorted((one, other) => one.at[0] - other.at[0]);
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { field, value, at } of within) {
    parts.push(text.slice(end, at[0]));
    parts.push(<Told key={field.name} field={field} value={value} told={told} />);
    end = at[1];
  }
  parts.push(text.slice(end));
  return (
    <>
      {parts}
      {known
        .filter(({ at }) => at === undefined)
        .map(({ field, value }) => (
          <span key={field.name} class="by-the-way">
            {field.label} <Told field={field} value={value} told={told} />
          </span>
        ))}
    </>
  );
}

interface ToldProps extends Pick<WhyProps, 'told'> {
  readonly field: LabForm['fields'][number];
  readonly value: string;
}

const Told = kept(({ field, value, told }: ToldProps) => (
  <span class="told">
    <Control
      id={useId()}
      name={field.label}
      field={field}
      value={value}
      objection={undefined}
      tell={text => told({ [field.name]: text })}
    />
  </span>
));
