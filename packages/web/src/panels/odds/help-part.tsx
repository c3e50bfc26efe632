// What would help an attack or a cast, once it is unfolded.

import { helpLines } from '@roguewright/engine/words';
import { useState } from 'preact/hooks';
import { mean, percent } from '../../figures.ts';
import type { Session } from '../../play/session.ts';
import { answerOf, useOdds } from './use-odds.ts';

interface HelpProps {
  readonly session: Session;
  /** 0: the attack with the wielded weapon. */
  readonly spell: number;
  /** 0: no creature. */
  readonly target: number;
}

/** The lines: the figure as it is, then each change that helps. */
export function HelpPart({ session, spell, target }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  const question = isOpen ? ({ ask: 'help', spell, target } as const) : undefined;
  const state = useOdds(session, question);
  const answer = answerOf(state);
  const lines = answer === undefined ? [] : helpLines(answer, { percent, decimal: mean });
  return (
    <details class="what-helps" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="tall-line">What would help</summary>
      {state?.kind === 'asked' && <p role="status">A moment…</p>}
      {state?.kind === 'unanswered' && <p class="trouble">{state.message}</p>}
      {answer !== undefined && lines.length === 0 && <p>The odds of that can’t be told.</p>}
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
