// The way from a cast or an attack to the lab, with the numbers that the hero knows.

import type { Session } from '../../play/session.ts';
import { answerOf, useOdds } from './use-odds.ts';

interface LinkProps {
  readonly session: Session;
  /** 0: the attack with the wielded weapon. */
  readonly spell: number;
  /** 0: no creature. */
  readonly target: number;
}

/** The link, once its address is known. The game stays open beside it. */
export function LabLink({ session, spell, target }: LinkProps) {
  const answer = answerOf(useOdds(session, { ask: 'lab', spell, target }));
  return answer?.lab === undefined ? null : (
    <p class="to-lab">
      <a class="own-line" href={`#/lab?${answer.lab}`} target="_blank" rel="noopener">
        Open in the lab
      </a>
    </p>
  );
}
