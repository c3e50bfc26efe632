// Stops by message: the player's rules name words, and a walk or a rest ends at a sentence that has them.

import { type Performed, ruleAbout } from '../../game/index.ts';
import { tellEvents } from '../../words/index.ts';

/** Whether a sentence of a result is one that the player's rules stop at. */
export function isStoppedByMessage(performed: Performed): boolean {
  const rules = performed.view.own?.messages;
  return (
    rules !== undefined &&
    tellEvents(performed).some(text => text !== '' && ruleAbout(rules, text, '') === 'for')
  );
}
