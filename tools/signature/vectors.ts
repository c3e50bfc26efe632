// What the engine answers to every case of the vectors, a part for each rule of each ruleset. Whether
// the answers are right is what `npm run verify` tells; here they only have to stay the same.

import type { RulesetLibrary } from '@roguewright/engine/rulesets';
import { answerVectors } from 'roguewright';
import type { Parts } from './parts.ts';
import { plainText } from './plain-text.ts';

/** A vector file as text; the path is only named in errors. */
export interface VectorText {
  readonly path: string;
  readonly text: string;
}

/** Adds the answers. Neither the names of the files nor the order of the cases count. */
export function signVectors(
  parts: Parts,
  library: RulesetLibrary,
  files: readonly VectorText[],
): void {
  const found = new Map<string, string[]>();
  for (const { path, text } of files) {
    const { rule, ruleset, answers } = answerVectors(library, path, text);
    const name = `vectors/${rule} ${ruleset}`;
    const texts = found.get(name) ?? [];
    texts.push(...(answers?.map(answer => plainText(answer)) ?? ['not built']));
    found.set(name, texts);
  }
  for (const [name, texts] of found) {
    parts.add(name, texts.sort());
  }
}
