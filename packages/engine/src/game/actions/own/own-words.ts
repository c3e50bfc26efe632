// The player writes down rules and notes. Both take no time.

import { plainText, UsageError } from '../../../errors/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { LONGEST_NOTE, WISHES } from '../../protocol/own/own-words.ts';
import { setWish, writeNote } from '../../state/own/own-words.ts';
import type { GameState } from '../../state/state.ts';

/** Sets the rules for what is picked up, or for what stops the hero; empty rules take them away. */
export function prefer(state: GameState, about: string, rules: string): ActionResult {
  const wish = WISHES.find(each => each === about);
  if (wish === undefined) {
    return refuse('no-such-wish');
  }
  return written(rules, text => {
    setWish(state, wish, text);
    state.logFelt('wish-noted', state.hero.id, WISHES.indexOf(wish), Number(text !== ''));
    return true;
  });
}

/** Writes a note with turn and level; an empty one takes away the last. */
export function note(state: GameState, given: string): ActionResult {
  return written(given, text => {
    const done = writeNote(state, text);
    if (done) {
      state.logFelt('noted', state.hero.id, Number(text !== ''));
    }
    return done;
  });
}

function written(given: string, write: (text: string) => boolean): ActionResult {
  let text = '';
  try {
    text = given.trim() === '' ? '' : plainText('text', given.trim(), LONGEST_NOTE);
  } catch (error) {
    if (error instanceof UsageError) {
      return refuse('unseen-letters');
    }
    throw error;
  }
  return write(text) ? { cost: 0 } : refuse(text === '' ? 'no-note' : 'too-many-notes');
}
