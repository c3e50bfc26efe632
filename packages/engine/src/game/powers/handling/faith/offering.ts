// The question which body is offered at an altar. The answer is carried out by the command that answers.

import { thingNameOf } from '../../../items/learn-kind.ts';
import type { DeedQuestion } from '../deed-question.ts';
import { offeredBodies } from './offered-bodies.ts';

/** The question. */
export const offering: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: state => ({
    kind: 'choice',
    choices: offeredBodies(state).map(body => {
      const { name, one = name } = thingNameOf(state, body);
      const isCarried = state.sheet.inventory.find(body.id) !== undefined;
      return { id: String(body.id), text: isCarried ? one : `${one} on the altar` };
    }),
  }),
  shown: state => ({ freshFor: state.ruleset.slots.world.faith.offerings.freshFor }),
  answered: () => undefined,
};
