// The name that a hero gives a creature, and whether he means to strike one at peace with him. NetHack 3.6.7
// src/do_name.c (do_mname), src/uhitm.c (attack_checks).

import { LONGEST_GIVEN_NAME } from '../../../objects/index.ts';
import { giveNameTo } from '../../companions/naming.ts';
import type { WaitingDeed } from '../../protocol/tools/deeds.ts';
import { authorOf, steedWith } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from './deed-question.ts';

/** The creature that the question is about; undefined: it is here no longer. */
function creatureOf(state: GameState, { item }: WaitingDeed) {
  return state.level.creatures.find(item) ?? steedWith(state, item);
}

/** Gives the name; an empty one takes the present name away. */
export const callingCreature: DeedQuestion<'text'> = {
  isHarmless: () => true,
  asking: (state, facts) => ({
    kind: 'text',
    longest: LONGEST_GIVEN_NAME,
    now: creatureOf(state, facts)?.given ?? '',
    mayBeEmpty: true,
  }),
  shown: (state, facts) => ({ subject: calledIn(state, facts) }),
  answered: (state, facts, text) => {
    const creature = creatureOf(state, facts);
    if (creature !== undefined) {
      giveNameTo(state, creature, text);
    }
  },
};

/** Whether he means it. The attack itself is the hero's action. */
export const attackingAnyway: DeedQuestion<'yes'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'yes' }),
  shown: (state, facts) => ({ subject: calledIn(state, facts) }),
  answered: () => undefined,
};

/** What the creature of such a question is called; empty: it is forgotten. */
function calledIn(state: GameState, facts: WaitingDeed): string {
  return creatureOf(state, facts)?.name ?? authorOf(state, facts.item)?.archetype.name ?? '';
}
