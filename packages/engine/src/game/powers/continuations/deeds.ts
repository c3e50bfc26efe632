// Questions about what is done with a thing: each deed's own file says what may be answered, and what the answer does.

import { thingNameOf } from '../../items/learn-kind.ts';
import type { AskingOf } from '../../protocol/asking.ts';
import type { PendingAnswers } from '../../protocol/pending.ts';
import type { WaitingDeed } from '../../protocol/tools/deeds.ts';
import { DEEDS } from '../handling/index.ts';
import type { Continuation } from './continuation.ts';

/** The kinds of answer. */
type Kind = 'item' | 'choice' | 'text' | 'yes';

/** The questions of one kind of answer. The deed of each has that kind, which no type says. */
function questions<About extends `deed-${Kind}`>(): Continuation<About> {
  const facts = (of: unknown) => of as WaitingDeed;
  const row = (of: unknown) => DEEDS[facts(of).deed];
  return {
    isHarmless: of => row(of).isHarmless(facts(of)),
    asking: (state, of) => row(of).asking(state, facts(of)) as AskingOf<PendingAnswers[About]>,
    shown: (state, of) => {
      const { deed, item } = facts(of);
      const { pile, ...more } = row(of).shown?.(state, facts(of)) ?? {};
      const lying = state.level.items.get(state.hero.square)?.find(({ id }) => id === item);
      const thing = state.sheet.inventory.find(item) ?? pile ?? lying;
      if (thing === undefined) {
        return { deed, ...more };
      }
      const { name, whole = name } = thingNameOf(state, thing);
      return { deed, subject: pile === undefined ? name : whole, ...more };
    },
    answered: (state, { facts: of, paid }, value) =>
      row(of).answered(state, facts(of), value as never, paid),
    left: (state, of) => row(of).left?.(state, facts(of)),
  };
}

export const deedItem: Continuation<'deed-item'> = questions();
export const deedChoice: Continuation<'deed-choice'> = questions();
export const deedText: Continuation<'deed-text'> = questions();
export const deedYes: Continuation<'deed-yes'> = questions();
