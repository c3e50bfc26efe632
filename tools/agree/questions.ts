// The questions of a seed: number n is always the same question, in any thread.

import { readContent } from '@roguewright/content';
import { RulesetError, UsageError } from '@roguewright/engine/errors';
import type { LabWorld } from '@roguewright/engine/face';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { DOMAINS } from './domains/index.ts';
import { Luck } from './luck.ts';
import type { Domain, DrawnQuestion } from './question.ts';

/** A question with its place among all. */
export interface NumberedQuestion extends DrawnQuestion {
  readonly domain: Domain;
  readonly ruleset: string;
}

/** Draws after which a ruleset is taken to have no such question, such as books that hold no charges. */
const MOST_DRAWS = 60;

const rulesets = createRulesets();
const content = loadContent(readContent());
const world: LabWorld = { rulesets, content: () => content };

/**
 * The question of a number, from 0. Domains come in turn, and for each its rulesets; where a ruleset has no question
 * of a domain, the next one is asked.
 */
export function questionOf(seed: string, number: number): NumberedQuestion {
  const domain = DOMAINS[number % DOMAINS.length]!;
  const round = Math.floor(number / DOMAINS.length);
  const filling = rulesets.ids.filter(id => rulesets.fills(id, domain.slot));
  const siblings = DOMAINS.filter(({ slot }) => slot === domain.slot);
  // Domains of one slot begin at different rulesets, so that few rounds reach them all.
  const first = round * siblings.length + siblings.indexOf(domain);
  for (let passed = 0; passed < filling.length; passed++) {
    const id = filling[(first + passed) % filling.length]!;
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      const luck = new Luck(`${seed} ${number} ${id} ${draw}`);
      const question = drawnOrNone(domain, id, luck);
      if (question !== undefined) {
        return { ...question, domain, ruleset: id };
      }
    }
  }
  throw new Error(`${domain.name}: no ruleset has such a question`);
}

function drawnOrNone(domain: Domain, id: string, luck: Luck): DrawnQuestion | undefined {
  try {
    const drawn = domain.draw({ world, ruleset: rulesets.resolve(id), luck });
    const outcomes = drawn?.asked.filter(([, probability]) => probability > 0).length ?? 0;
    return outcomes > 1 || domain.certain ? drawn : undefined;
  } catch (error) {
    if (error instanceof UsageError || error instanceof RulesetError) {
      return undefined;
    }
    throw error;
  }
}
