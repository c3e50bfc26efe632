// Which creatures a scroll of genocide is for. NetHack 3.6.7 src/read.c (do_genocide): after some names that mean
// nothing, luck chooses.

import { LONGEST_ANSWER } from '../../protocol/answers.ts';
import { ask } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import { anyKind, type Extinction, kindsMeant, send, wipeOut } from '../creatures/extinction.ts';
import type { Continuation } from './continuation.ts';

/** Wipes out what is named, or sends for it. */
export const genocide: Continuation<'genocide'> = {
  told: (state, _, item) => state.logFelt('genocide-asked', state.hero.id, item),
  asking: () => ({ kind: 'text', longest: LONGEST_ANSWER, now: '', mayBeEmpty: false }),
  // A cursed scroll asks as an uncursed one does.
  shown: (_, { whom, tries }) => ({ left: tries, subject: whom === 'class' ? 'class' : 'kind' }),
  answered: (state, { facts: { whom, tries }, paid }, written) => {
    const meant = kindsMeant(state, whom, written);
    if (meant.length > 0) {
      happen(state, whom, meant);
      return;
    }
    state.logFelt('genocide-unheard', state.hero.id);
    if (tries > 1) {
      ask(state, { about: 'genocide', facts: { whom, tries: tries - 1 }, paid });
      return;
    }
    const kind = anyKind(state);
    if (kind !== undefined) {
      happen(state, whom === 'class' ? 'kind' : whom, [kind]);
    }
  },
  left: state => state.logFelt('genocide-wasted', state.hero.id),
};

function happen(state: GameState, whom: Extinction, kinds: ReturnType<typeof kindsMeant>): void {
  for (const kind of kinds) {
    (whom === 'sent' ? send : wipeOut)(state, kind);
  }
}
