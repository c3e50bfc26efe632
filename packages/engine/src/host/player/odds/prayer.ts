// When the player by the odds prays: in need, as the hero's page says, and no sooner than it would be heard.

import { type Attempt, asked } from './attempt.ts';
import type { Outlook } from './outlook.ts';

/** A prayer that would be heard and would mend something; blindness is waited out where nobody strikes. */
export function pray({ view, ask, memory }: Outlook): readonly Attempt[] {
  const { hitPoints, maxHitPoints, hunger, conditions } = view.hero;
  const mayBeInNeed =
    hitPoints * 4 <= maxHitPoints ||
    ['weak', 'fainting'].includes(hunger) ||
    (conditions.includes('blind') && memory.unseen.isNear);
  const help = mayBeInNeed ? asked(ask, { ask: 'sheet' })?.sheet?.help : undefined;
  return help?.isInNeed === true && help.inTurns === 0 ? [{ kind: 'pray' }] : [];
}
