// Questions before waste and theft: any other command wastes what waits for an answer, and a walk out of a shop steals
// the goods that aren't paid.

import { leftUnpaid } from '../../face/index.ts';
import type { Command, GameView, PendingView } from '../../game/index.ts';
import { pendingWords, tellTheftDoubt, tellUnansweredDoubt } from '../../words/index.ts';
import type { Doubt } from './doubt.ts';

/** What is lost when its question isn't answered: a scroll, a spell of a carrier, the choice of a form. */
const LOST: ReadonlySet<PendingView['about']> = new Set([
  'charging',
  'identification',
  'genocide',
  'new-form',
  'carried-item',
  'carried-text',
]);

/** Deeds of which the same is true: the vision of a crystal ball is gone, and so is the djinni. */
const LOST_DEEDS: ReadonlySet<string> = new Set(['seek', 'wish']);

/** The question before a command that would waste what waits for an answer; undefined: it wastes nothing. */
export function unansweredDoubt({ pending }: GameView, command: Command): Doubt | undefined {
  if (pending === undefined || answers(command) || !isLost(pending)) {
    return undefined;
  }
  const { title, warning } = pendingWords(pending);
  const text = tellUnansweredDoubt(title, warning);
  return { command, text, share: 0, stands: 0, inscribed: true };
}

/** Whether a command answers, be it with nothing; `charge` with item 0 is the older form of that. */
function answers(command: Command): boolean {
  return command.kind === 'answer' || (command.kind === 'charge' && command.item === 0);
}

function isLost({ about, deed, harmless }: PendingView): boolean {
  return deed === undefined ? LOST.has(about) && !harmless : LOST_DEEDS.has(deed);
}

/** The question before a command that leads out of a shop with unpaid goods; undefined: it doesn't. */
export function theftDoubt(view: GameView, command: Command): Doubt | undefined {
  const gold = leftUnpaid(view, command);
  return gold === 0
    ? undefined
    : { command, text: tellTheftDoubt(gold), share: 0, stands: 0, inscribed: true };
}
