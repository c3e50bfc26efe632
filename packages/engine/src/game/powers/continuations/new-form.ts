// What a hero turns into who controls his changes. NetHack 3.6.7 src/polyself.c (polyself): after some names that mean
// nothing, luck chooses.

import { changeAtRandom, changeInto, formNamed } from '../../forms/change-self.ts';
import { becomeNewSelf } from '../../forms/take-form.ts';
import { LONGEST_ANSWER } from '../../protocol/answers.ts';
import { kindId } from '../../state/god-ids.ts';
import { ask } from '../../state/pending.ts';
import type { Continuation } from './continuation.ts';

/** The hero becomes what he names. */
export const newForm: Continuation<'new-form'> = {
  asking: () => ({ kind: 'text', longest: LONGEST_ANSWER, now: '', mayBeEmpty: false }),
  shown: (_, { tries }) => ({ left: tries }),
  answered: (state, { facts: { tries }, paid }, written) => {
    const named = formNamed(state, written);
    if (named.kind === 'form') {
      changeInto(state, named.form);
      return;
    }
    if (named.kind === 'self') {
      becomeNewSelf(state);
      return;
    }
    if (named.kind === 'refused') {
      state.logFelt('form-refused', state.hero.id, kindId(named.form));
    } else {
      state.logFelt('form-unheard', state.hero.id);
    }
    if (tries > 1) {
      ask(state, { about: 'new-form', facts: { tries: tries - 1 }, paid });
    } else {
      changeAtRandom(state);
    }
  },
  left: changeAtRandom,
};
