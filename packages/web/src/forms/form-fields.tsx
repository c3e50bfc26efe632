// The fields of forms: a text, and a choice of several; each with the objection to it.

import type { Choice } from '@roguewright/engine/host';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';

interface FieldProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly objection: string | undefined;
  readonly children: ComponentChildren;
}

/** A field with its label, its hint and the objection to it. */
function Field({ id, title, hint, objection, children }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{title}</label>
      {children}
      {hint !== undefined && <p class="muted hint">{hint}</p>}
      {objection !== undefined && (
        <p class="trouble" id={`${id}-trouble`} role="alert">
          {objection}
        </p>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  /** Those with an icon are shown as portraits. */
  readonly choices: readonly (Choice & { readonly icon?: string })[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  readonly objection: string | undefined;
}

/** A choice of several, with the description of the chosen one. */
export function Choices({ legend, name, choices, chosen, choose, objection }: ChoicesProps) {
  const about = choices.find(({ id }) => id === chosen)?.about;
  const arePortraits = choices.some(({ icon }) => icon !== undefined);
  return (
    <fieldset class="pick">
      <legend>{legend}</legend>
      <div class={arePortraits ? 'picks portraits' : 'picks'}>
        {choices.map(({ id, name: title, icon }) => (
          <label key={id} class={id === chosen ? 'chosen' : ''}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => choose(id)}
            />
            {icon !== undefined && (
              <Icon icon={icon} hue={id === chosen ? 'light' : ''} glyph="@" />
            )}
            {title}
          </label>
        ))}
      </div>
      <p class="muted hint" aria-live="polite">
        {about}
      </p>
      {objection !== undefined && (
        <p class="trouble" role="alert">
          {objection}
        </p>
      )}
    </fieldset>
  );
}

/** A text field, with the objection to it. */
export function TextField(properties: {
  readonly title: string;
  readonly hint?: string;
  readonly value: string;
  readonly longest: number;
  readonly objection: string | undefined;
  readonly change: (value: string) => void;
}) {
  const { title, hint, value, longest, objection, change } = properties;
  const id = useId();
  return (
    <Field id={id} title={title} hint={hint} objection={objection}>
      <input
        id={id}
        value={value}
        maxLength={longest}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={objection !== undefined}
        aria-describedby={`${id}-trouble`}
        onInput={event => change(event.currentTarget.value)}
      />
    </Field>
  );
}
