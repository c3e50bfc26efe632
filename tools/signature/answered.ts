// Answers, and that the rules refuse one.

import { RulesetError, UsageError } from '@roguewright/engine/errors';

/**
 * The answer, or that there is none: books that hold no charges, roles that don't cast, tools that can't be
 * zapped. Throws whatever else goes wrong.
 */
export function answered(answer: () => unknown): unknown {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RulesetError || error instanceof UsageError) {
      return { refused: error.name };
    }
    throw error;
  }
}
