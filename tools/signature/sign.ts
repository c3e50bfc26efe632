// The whole signature, computed from texts alone, so that Node and browsers compute the same.

import { loadContent } from '@roguewright/engine/game';
import type { ContentFile } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { signDraws } from './draws.ts';
import { GameQuestions } from './game-questions.ts';
import { ALL_GAMES, playedGames, signMoment } from './games.ts';
import { Parts, type Signature } from './parts.ts';
import { signRuleQuestions } from './rule-questions.ts';
import { signVectors, type VectorText } from './vectors.ts';

/** What the signature is computed from. */
export interface SignedFiles {
  readonly content: readonly ContentFile[];
  readonly vectors: readonly VectorText[];
}

/**
 * Computes the signature: the same for the same rules and the same files, wherever it runs.
 * @param games the numbers of the games that count, from 0; with fewer than all it is another signature
 */
export function computeSignature(
  files: SignedFiles,
  games: readonly number[] = ALL_GAMES,
): Signature & { readonly asked: number } {
  const parts = new Parts();
  const library = createRulesets();
  const content = loadContent(files.content);
  signDraws(parts);
  signVectors(parts, library, files.vectors);
  const questions = new GameQuestions(parts);
  for (const moment of playedGames(content, library, games)) {
    signMoment(parts, content, moment);
    questions.follow(moment);
  }
  const asked = questions.asked + signRuleQuestions(parts, library);
  return { ...parts.sign(), asked };
}
