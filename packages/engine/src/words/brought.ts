// The effects of spells without damage, in words.

import type { BroughtEffect, TargetOdds } from '../odds/index.ts';
import type { NumberWords } from './fight-lines.ts';

/** Each effect as a predicate: `falls asleep`, and of the hero `fall asleep`. */
const BEFALLS: Readonly<Record<BroughtEffect, readonly [it: string, you: string]>> = {
  sleep: ['falls asleep', 'fall asleep'],
  slow: ['is slowed', 'are slowed'],
  teleport: ['is teleported', 'are teleported'],
  polymorph: ['changes shape', 'change shape'],
  cancel: ['is cancelled', 'are cancelled'],
  fear: ['is frightened', 'are frightened'],
  charm: ['is charmed', 'are charmed'],
  state: ['is affected', 'are affected'],
  hold: ['can’t move', 'can’t move'],
  stun: ['is stunned', 'are stunned'],
};

/** The effect of a spell without damage on its target: `falls asleep`. */
export function tellEffect(effect: BroughtEffect): string {
  return BEFALLS[effect][0];
}

/** What a spell without damage does to a target: `falls asleep`; undefined for a spell that hurts. */
export function tellBrought({ name, brings }: TargetOdds): string | undefined {
  if (brings === undefined) {
    return undefined;
  }
  const [it, you] = BEFALLS[brings.effect];
  return name === 'you' ? `you ${you}` : it;
}

/** `for 1 to 50 turns, mean 25.5`; empty for an effect that isn't counted in turns. */
export function tellBroughtTurns(
  { brings }: TargetOdds,
  { decimal }: Pick<NumberWords, 'decimal'>,
): string {
  const turns = brings?.turns ?? [];
  const [least, most] = [turns[0]?.[0], turns.at(-1)?.[0]];
  if (least === undefined || most === undefined) {
    return '';
  }
  if (least === most) {
    return `for ${least} turn${least === 1 ? '' : 's'}`;
  }
  const mean = turns.reduce((sum, [value, share]) => sum + value * share, 0);
  return `for ${least} to ${most} turns, mean ${decimal(mean)}`;
}
