// The field for the player's own keys and macros.

import { readBindings } from '@roguewright/engine/face';
import type { Settings } from '../../settings.ts';

/** Most letters of the field. */
const LONGEST = 2000;

/** The field. Errors are shown under it, and the valid rest applies. */
export function OwnKeys({ settings }: { settings: Settings }) {
  const { bindings } = settings;
  const { own, problems } = readBindings(bindings.value);
  return (
    <fieldset class="choices">
      <legend>Keys of your own</legend>
      <label class="own-text">
        <span class="muted">
          A key, an equals sign and the keys it stands for, one after the other: “o = v” explores
          with o, “F2 = Z a Enter” casts your first spell.
        </span>
        <textarea
          rows={3}
          maxLength={LONGEST}
          value={bindings.value}
          spellcheck={false}
          aria-label="Keys of your own"
          onInput={event => {
            bindings.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="muted" role="status">
        {problems.length > 0 ? problems.join(' ') : `Keys of your own: ${own.size}.`}
      </p>
    </fieldset>
  );
}
