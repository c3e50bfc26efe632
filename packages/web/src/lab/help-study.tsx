// What would help: each input moved by one step, sorted by its effect. A step is taken by a click.

import { type LabKindName, shownDifference, shownValue } from '@roguewright/engine/face';
import type { Figure, Inputs } from '@roguewright/engine/odds';
import { useState } from 'preact/hooks';
import { label } from '../figures.ts';
import { device } from '../host/device.ts';
import { useAsked } from './asking/use-asked.ts';

/** What every study is about. */
export interface StudiedQuestion {
  readonly kind: LabKindName;
  readonly inputs: Inputs;
  readonly figure: Figure;
  /** Puts inputs into the question. */
  readonly told: (inputs: Inputs) => void;
}

/** The list, once it is unfolded. */
export function HelpStudy({ kind, inputs, figure, told }: StudiedQuestion) {
  const [isOpen, setOpen] = useState(false);
  const key = isOpen ? `${kind} ${JSON.stringify(inputs)} ${figure.name}` : undefined;
  const { result, isLate } = useAsked(key, () => device().labSteps(kind, inputs, figure.name));
  return (
    <details
      class={`help ${isLate ? 'stale' : ''}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>What would help</summary>
      {result === undefined ? (
        <p role="status">A moment…</p>
      ) : (
        <>
          <p class="muted">
            {label(figure.name)} is {shownValue(figure.kind, figure.value)} {figure.of}. One step of
            each input, the most helpful first:
          </p>
          {result.steps.length === 0 && <p>No single step changes it.</p>}
          <ol>
            {result.steps.map(({ input, from, to, before, after }) => (
              <li key={`${input} ${to}`}>
                <button type="button" onClick={() => told({ [input]: to })}>
                  {label(input)}: {label(from)} to {label(to)}
                </button>{' '}
                {shownValue(figure.kind, after)}{' '}
                <span class="muted">({shownDifference(figure.kind, after - before)})</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
