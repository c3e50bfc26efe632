// Verifies memory: retention, amnesia and the backfire of forgotten spells.

import {
  backfire,
  castForgotten,
  type ForgottenCastView,
  type RetentionView,
  retention,
  spellsStruck,
} from '@roguewright/engine/casting';
import type { Adapter } from '../adapter.ts';

const retained: Adapter = {
  rule: 'casting/retention',
  slot: 'casting',
  answer: (ruleset, input: RetentionView) => retention(ruleset.slots.casting, input),
};

const amnesia: Adapter = {
  rule: 'casting/amnesia',
  slot: 'casting',
  answer: (ruleset, input: { known: number; confused: boolean; luck: number }, ask) =>
    ask.ask(spellsStruck, ruleset.slots.casting, input),
};

const backfires: Adapter = {
  rule: 'casting/backfire',
  slot: 'casting',
  answer(ruleset, { spellLevel, confusion, stun }: ForgottenCastView, ask) {
    return ask.ask(backfire, ruleset.slots.casting, { spellLevel, confusion, stun });
  },
};

const forgotten: Adapter = {
  rule: 'casting/forgotten-cast',
  slot: 'casting',
  answer(ruleset, { spellLevel, confusion, stun, energy, nutrition }: ForgottenCastView, ask) {
    const view = { spellLevel, confusion, stun, energy, nutrition };
    return ask.ask(castForgotten, ruleset.slots.casting, view);
  },
};

/** The adapters of memory. */
export const memoryAdapters: readonly Adapter[] = [retained, amnesia, backfires, forgotten];
