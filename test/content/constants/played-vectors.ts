// Golden vectors of the rules of spell objects, films and scenes among them, each answered under rules that a test
// changes.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Distribution, Outcomes } from '@roguewright/engine/chance';
import { RULESETS, type Ruleset, RulesetLibrary } from '@roguewright/engine/rulesets';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import { answerVectors } from 'roguewright';
import type { PlayedScene } from './played-scenes.ts';

const FOLDER = fileURLToPath(new URL('../../../vectors/spells/', import.meta.url));

/** The program whose rules have all numbers. */
const PROGRAM = 'crossfire';

/** A library in which the program has other rules of spell objects. */
class ChangedLibrary extends RulesetLibrary {
  readonly #spells: SpellcraftRules;

  constructor(spells: SpellcraftRules) {
    super(RULESETS);
    this.#spells = spells;
  }

  override resolve(wanted: Parameters<RulesetLibrary['resolve']>[0]): Ruleset {
    const ruleset = super.resolve(wanted);
    return wanted === PROGRAM
      ? { ...ruleset, slots: { ...ruleset.slots, spells: this.#spells } }
      : ruleset;
  }
}

function textOf(answer: unknown): unknown {
  if (answer instanceof Distribution) {
    return [answer.start, ...answer.probabilities];
  }
  return answer instanceof Outcomes ? answer.list : answer;
}

/** A scene for each file of vectors. */
export function playedVectors(): readonly PlayedScene[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return files
    .filter(name => name.endsWith('.jsonl'))
    .sort()
    .map(name => {
      const text = readFileSync(`${FOLDER}${name}`, 'utf8');
      return {
        name: `vectors/spells/${name}`,
        play: spells =>
          JSON.stringify(
            answerVectors(new ChangedLibrary(spells), name, text).answers?.map(textOf) ?? [],
          ),
      };
    });
}
