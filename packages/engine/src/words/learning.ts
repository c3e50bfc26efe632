// What a book promises its reader before it is read, as every face says it.

import type { LearningView } from '../game/index.ts';

const REFUSED: Readonly<Record<NonNullable<LearningView['ends']>, string>> = {
  'known-well': 'You know its spell, and reading it does nothing.',
  'no-skill': 'You lack the skill for its spell.',
  'level-too-low': 'Your skill is too low for its spell.',
  'reading-too-low': 'You read too badly for its spell.',
};

/** `You learn its spell from it with 41 %; it is used up either way.` */
export function tellLearning({ percent, ends, guess }: LearningView): string {
  if (ends !== undefined) {
    return REFUSED[ends];
  }
  const known = guess ? ', as far as you know it' : '';
  return `You learn its spell from it with ${Math.round(percent)} %${known}; it is used up either way.`;
}
