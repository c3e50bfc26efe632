// The fields of a question, under their headings.

import type { Filler, LabForm as Form, FormField } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { useId, useState } from 'preact/hooks';
import { label } from '../figures.ts';
import { ArchetypePart } from './archetype-part.tsx';
import { kept } from './kept.tsx';
import { SlotPickers } from './slot-pickers.tsx';

interface FormProps {
  readonly form: Form;
  readonly inputs: Inputs;
  readonly problem: { readonly field: string; readonly message: string } | undefined;
  readonly pins: ReadonlySet<string>;
  readonly togglePin: (name: string) => void;
  readonly change: (inputs: Inputs) => void;
}

/** Fields that the charts have in their place. */
const SHARES = 'Share';

/** The form. */
export const LabForm = kept((props: FormProps) => {
  const { form, inputs, problem, change } = props;
  const shown = form.fields.filter(field => field.group !== SHARES && says(field, form, inputs));
  const groups = [...new Set(shown.map(({ group }) => group))];
  const isElsewhere = problem !== undefined && !shown.some(({ name }) => name === problem.field);
  return (
    <form class="lab-form" onSubmit={event => event.preventDefault()}>
      {isElsewhere && (
        <p class="trouble" role="alert">
          {problem.message}
        </p>
      )}
      {groups.map((group, at) => (
        <details
          key={group}
          open={at < OPEN || isFilled(form, group) || hasTold(shown, group, inputs) || undefined}
        >
          <summary>{group}</summary>
          {form.fillers
            .filter(filler => filler.group === group && fillsAny(filler, shown))
            .map(filler => (
              <FillerField key={filler.label} filler={filler} change={change} />
            ))}
          {shown
            .filter(field => field.group === group)
            .map(field => (
              <Field
                key={field.name}
                field={field}
                value={fieldValue(field, inputs)}
                objection={problem?.field === field.name ? problem.message : undefined}
                isPinned={props.pins.has(field.name)}
                togglePin={props.togglePin}
                change={change}
                {...(field.name === 'archetypes' && { form, inputs })}
              />
            ))}
        </details>
      ))}
    </form>
  );
});

/** Headings that are unfolded at first. */
const OPEN = 3;

/** The value of a field, told or not. */
export function fieldValue({ name, usual }: FormField, inputs: Inputs): string {
  return inputs[name] ?? usual;
}

/** Whether a picker fills a field that is shown. */
function fillsAny({ choices }: Filler, shown: readonly FormField[]): boolean {
  const filled = choices[0]?.inputs ?? {};
  return shown.some(({ name }) => name in filled);
}

function isFilled({ fillers }: Form, group: string): boolean {
  return fillers.some(filler => filler.group === group);
}

function hasTold(fields: readonly FormField[], group: string, inputs: Inputs): boolean {
  return fields.some(field => field.group === group && fieldValue(field, inputs) !== field.usual);
}

/** Whether a field says anything beside the others; one that was told is shown in any case. */
export function says(field: FormField, { fields }: Form, inputs: Inputs): boolean {
  const isTold = (name: string) => {
    const other = fields.find(one => one.name === name);
    return other !== undefined && fieldValue(other, inputs) !== other.usual;
  };
  return (
    isTold(field.name) ||
    ((field.needs === undefined || field.needs.some(isTold)) && !field.excludes.some(isTold))
  );
}

interface FillerProps {
  readonly filler: Filler;
  readonly change: (inputs: Inputs) => void;
}

/** A picker that fills the fields below with numbers of the content. */
const FillerField = kept(({ filler: { label: title, choices }, change }: FillerProps) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select
        id={id}
        value=""
        onChange={({ currentTarget }) => {
          const found = choices.find(({ name }) => name === currentTarget.value);
          if (found !== undefined) {
            change(found.inputs);
          }
          // It is no field: it says again what it does.
          currentTarget.value = '';
        }}
      >
        <option value="">take over from…</option>
        {choices.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
});

interface FieldProps extends Pick<FormProps, 'togglePin' | 'change'> {
  readonly field: FormField;
  readonly value: string;
  /** What is wrong with the value. */
  readonly objection: string | undefined;
  readonly isPinned: boolean;
  /** What the editor of archetypes needs besides. */
  readonly form?: Form;
  readonly inputs?: Inputs;
}

const Field = kept((props: FieldProps) => {
  const { field, value, objection, isPinned, form, inputs, togglePin, change } = props;
  const id = useId();
  const { name, label: title, help, usual } = field;
  return (
    <div class={`field ${objection === undefined ? '' : 'wrong'}`}>
      <label for={id} title={help}>
        {title}
      </label>
      <span class="control">
        {form !== undefined && inputs !== undefined ? (
          <ArchetypePart
            id={id}
            form={form}
            inputs={inputs}
            value={value}
            tell={text => change({ [name]: text })}
          />
        ) : (
          <Control
            id={id}
            field={field}
            value={value}
            objection={objection}
            tell={text => change({ [name]: text })}
          />
        )}
        {value !== usual && (
          <button
            type="button"
            class="quiet pin"
            aria-pressed={isPinned}
            aria-label={`Pin ${title}`}
            title="Keep it when the kind of question changes"
            onClick={() => togglePin(name)}
          >
            {isPinned ? 'pinned' : 'pin'}
          </button>
        )}
        {value !== usual && (
          <button
            type="button"
            class="quiet"
            aria-label={`Reset ${title}`}
            onClick={() => change({ [name]: usual })}
          >
            reset
          </button>
        )}
      </span>
      {field.slots !== undefined && (
        <SlotPickers slots={field.slots} choose={text => change({ [name]: text })} />
      )}
      {objection !== undefined && (
        <p class="trouble" role="alert" id={`${id}-trouble`}>
          {objection}
        </p>
      )}
    </div>
  );
});

interface ControlProps {
  readonly id: string;
  /** Names it where no label stands beside it. */
  readonly name?: string;
  readonly field: FormField;
  readonly value: string;
  readonly objection: string | undefined;
  readonly tell: (text: string) => void;
}

/** The control of a field. */
export function Control({ id, name, field, value, objection, tell }: ControlProps) {
  const { kind, offers, range } = field;
  const said = {
    id,
    'aria-invalid': objection !== undefined,
    ...(name !== undefined && { 'aria-label': name }),
    ...(objection !== undefined && { 'aria-describedby': `${id}-trouble` }),
  };
  if (kind === 'flag' || kind === 'switch') {
    return (
      <input
        {...said}
        type="checkbox"
        checked={value === 'yes'}
        onChange={({ currentTarget }) => tell(currentTarget.checked ? 'yes' : 'no')}
      />
    );
  }
  const isClosed = kind === 'choice' || field.name === 'ruleset';
  if (isClosed) {
    return <Choice said={said} field={field} value={value} tell={tell} />;
  }
  if (field.long) {
    return <Long said={said} name={field.name} value={value} tell={tell} />;
  }
  const list = offers.length > 0 ? `${id}-offers` : undefined;
  return (
    <>
      <Typed
        said={said}
        value={value}
        type={kind === 'number' ? 'number' : 'text'}
        list={list}
        range={range}
        tell={tell}
      />
      {list !== undefined && <Offers id={list} offers={offers} />}
    </>
  );
}

interface OffersProps {
  readonly id: string;
  readonly offers: readonly string[];
}

/** What a text may be, as suggestions. */
const Offers = kept(({ id, offers }: OffersProps) => (
  <datalist id={id}>
    {offers.map(offer => (
      <option key={offer} value={offer} />
    ))}
  </datalist>
));

interface ChoiceProps extends Pick<ControlProps, 'field' | 'value' | 'tell'> {
  readonly said: object;
}

function Choice({ said, field: { offers, usual }, value, tell }: ChoiceProps) {
  const known = [...(usual === '' ? [''] : []), ...offers];
  const all = known.includes(value) ? known : [value, ...known];
  return (
    <select {...said} value={value} onChange={({ currentTarget }) => tell(currentTarget.value)}>
      {all.map(offer => (
        <option key={offer} value={offer} selected={offer === value}>
          {offer === '' ? 'as the others say' : label(offer)}
        </option>
      ))}
    </select>
  );
}

interface LongProps extends Pick<ControlProps, 'value' | 'tell'> {
  readonly said: object;
  readonly name: string;
}

/** A text of several lines. The rows of a map have lines of their own. */
function Long({ said, name, value, tell }: LongProps) {
  const [draft, setDraft] = useState<string>();
  const separator = name === 'map' ? '/' : '; ';
  const lines = value.split(separator.trim()).map(line => line.trim());
  return (
    <textarea
      {...said}
      rows={Math.max(3, lines.length)}
      value={draft ?? lines.join('\n')}
      autoComplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => {
        setDraft(currentTarget.value);
        tell(
          currentTarget.value
            .trim()
            .split(/\s*\n\s*/)
            .join(separator),
        );
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

interface TypedProps extends Pick<ControlProps, 'value' | 'tell'> {
  readonly said: object;
  readonly type: 'number' | 'text';
  readonly list: string | undefined;
  readonly range: FormField['range'];
}

/** What is typed; a number that is being typed is told once it is one. */
function Typed({ said, value, type, list, range, tell }: TypedProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      {...said}
      type={type}
      value={draft ?? value}
      {...(list !== undefined && { list })}
      {...(range !== undefined && { min: range[0], max: range[1] })}
      autoComplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => {
        setDraft(currentTarget.value);
        if (type === 'text' || currentTarget.value !== '') {
          tell(currentTarget.value.trim());
        }
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
