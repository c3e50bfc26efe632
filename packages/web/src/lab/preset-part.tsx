// Questions kept by name in this browser.

import { useId, useState } from 'preact/hooks';
import { kept } from './kept.tsx';
import { type LabState, labAddress, readLabAddress } from './lab-state.ts';
import { usePresets } from './own-work.ts';

interface PresetProps {
  /** The question that is kept when the player wants it. */
  readonly present: { readonly current: LabState };
  readonly open: (state: LabState) => void;
}

/** The presets. */
export const PresetPart = kept(({ present, open }: PresetProps) => {
  const id = useId();
  const [presets, keep] = usePresets();
  const [name, setName] = useState('');
  const names = Object.keys(presets).toSorted();
  return (
    <section class="lab-presets" aria-label="Presets">
      <h3>Presets of this browser</h3>
      <form
        onSubmit={event => {
          event.preventDefault();
          keep({ ...presets, [name.trim()]: labAddress(present.current) });
          setName('');
        }}
      >
        <label for={id}>Name</label>
        <input
          id={id}
          value={name}
          maxLength={40}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" disabled={name.trim() === ''}>
          Keep this question
        </button>
      </form>
      <ul>
        {names.map(one => (
          <li key={one}>
            <button type="button" onClick={() => open(readLabAddress(presets[one] ?? ''))}>
              {one}
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={`Forget ${one}`}
              onClick={() =>
                keep(Object.fromEntries(Object.entries(presets).filter(([key]) => key !== one)))
              }
            >
              forget
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
