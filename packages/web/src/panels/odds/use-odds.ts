// Odds for a panel: asked when the panel shows them, again after every command.

import type { ReadonlySignal } from '@preact/signals';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { useEffect, useState } from 'preact/hooks';
import type { OddsState } from '../../play/odds-cache.ts';
import type { Session, Step } from '../../play/session.ts';

/** Milliseconds of rest before the odds of bystanders are asked, so that walking asks nothing. */
export const CALM = 150;

interface Asked {
  readonly key: string;
  readonly step: Step | undefined;
  readonly state: ReadonlySignal<OddsState>;
}

/** The state of a question, undefined while none is asked or the panel waits for calm. */
export function useOdds(
  session: Session,
  question: OddsQuestion | undefined,
  delay = 0,
): OddsState | undefined {
  const step = session.step.value;
  const key = question === undefined ? '' : JSON.stringify(question);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (key === '') {
      return undefined;
    }
    const ask = () => {
      const state = session.odds.ask(JSON.parse(key) as OddsQuestion);
      setAsked({ key, step, state });
    };
    if (delay === 0) {
      ask();
      return undefined;
    }
    const timer = setTimeout(ask, delay);
    return () => clearTimeout(timer);
  }, [session, key, step, delay]);
  return asked?.key === key && asked.step === step ? asked.state.value : undefined;
}

/** The answer of a state, if it has come. */
export function answerOf(state: OddsState | undefined): OddsAnswer | undefined {
  return state?.kind === 'answered' ? state.answer : undefined;
}
