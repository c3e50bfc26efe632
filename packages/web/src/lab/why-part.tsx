// Why the answer is what it is: sentences whose numbers are the controls of the question.

import type { LabForm, PageAnswer, Reason } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { percent } from '../figures.ts';
import { Control, fieldValue, says } from './form-part.tsx';
import { kept } from './kept.tsx';

interface WhyProps {
  readonly answer: PageAnswer;
  /** Absent: nothing can be changed yet. */
  readonly form: LabForm | undefined;
  readonly inputs: Inputs;
  readonly told: (inputs: Inputs) => void;
}

/** The list. */
export function WhyPart({ answer: { why }, ...props }: WhyProps) {
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

interface SentenceProps extends Omit<WhyProps, 'answer'> {
  readonly reason: Reason;
}

/** A sentence. What it writes of a field is its control; the controls of other fields follow. */
function Sentence({ reason: { text, fields }, form, inputs, told }: SentenceProps) {
  const known = fields.flatMap(({ name, at }) => {
    const field = form?.fields.find(one => one.name === name);
    return field === undefined || form === undefined || !says(field, form, inputs)
      ? []
      : [{ field, at }];
  });
  const within = known
    .flatMap(({ field, at }) => (at === undefined ? [] : [{ field, at }]))
    .toSorted((one, other) => one.at[0] - other.at[0]);
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { field, at } of within) {
    parts.push(text.slice(end, at[0]));
    parts.push(
      <Told key={field.name} field={field} value={fieldValue(field, inputs)} told={told} />,
    );
    end = at[1];
  }
  parts.push(text.slice(end));
  return (
    <>
      {parts}
      {known
        .filter(({ at }) => at === undefined)
        .map(({ field }) => (
          <span key={field.name} class="by-the-way">
            {field.label} <Told field={field} value={fieldValue(field, inputs)} told={told} />
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
