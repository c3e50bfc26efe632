// Content with all that is wrong with it, found by reading files.

import type { ContentProblem } from '../errors/index.ts';

/**
 * A survey whose warnings are found when they are asked for: a game that loads has no use for them. A class: V8
 * keeps the getter of a literal, and with it a whole content, until it looks through everything.
 */
export class FilesSurvey<Content> {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  readonly facts: readonly ContentProblem[];
  readonly #findWarnings: () => readonly ContentProblem[];

  constructor(
    content: Content,
    problems: readonly ContentProblem[],
    facts: readonly ContentProblem[],
    findWarnings: () => readonly ContentProblem[],
  ) {
    this.content = content;
    this.problems = problems;
    this.facts = facts;
    this.#findWarnings = findWarnings;
  }

  get warnings(): readonly ContentProblem[] {
    return this.#findWarnings();
  }
}
