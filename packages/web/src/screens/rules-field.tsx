// The choice of another ruleset's casting rules for a new game.

import type { Choice } from '@roguewright/engine/host';
import { useId } from 'preact/hooks';

interface RulesProps {
  /** Rulesets with casting rules, the default first. */
  readonly castings: readonly Choice[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  readonly objection: string | undefined;
}

/** Folded, because most games are played under the default rules. */
export function RulesField({ castings, chosen, choose, objection }: RulesProps) {
  const id = useId();
  const about = castings.find(casting => casting.id === chosen)?.about;
  return (
    <details class="rules" open={objection !== undefined || chosen !== castings[0]?.id}>
      <summary>Rules</summary>
      <div class="field">
        <label for={id}>Casting</label>
        <select
          id={id}
          value={chosen}
          aria-describedby={`${id}-about`}
          onChange={event => choose(event.currentTarget.value)}
        >
          {castings.map(casting => (
            <option key={casting.id} value={casting.id} selected={casting.id === chosen}>
              {casting.name}
            </option>
          ))}
        </select>
        <p class="muted hint" id={`${id}-about`} aria-live="polite">
          {about}
        </p>
        {objection !== undefined && (
          <p class="trouble" role="alert">
            {objection}
          </p>
        )}
      </div>
    </details>
  );
}
