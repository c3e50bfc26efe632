// The way from a cast, an attack, a shot or a fight to the lab, with the numbers that the hero knows.

import type { OddsQuestion } from '@roguewright/engine/odds';
import type { Session } from '../../play/session.ts';
import { answerOf, useOdds } from './use-odds.ts';

interface LinkProps {
  readonly session: Session;
  /** Undefined: the lab has no such question. */
  readonly question: OddsQuestion | undefined;
}

/** The link, once its address is known. The game stays open beside it. */
export function LabLink({ session, question }: LinkProps) {
  const answer = answerOf(useOdds(session, question));
  return answer?.lab === undefined ? null : (
    <p class="to-lab">
      <a class="own-line" href={`#/lab?${answer.lab}`} target="_blank" rel="noopener">
        Open in the lab
      </a>
    </p>
  );
}
