// Checks the powers in a content file: unknown words, numbers out of range, an ego kind without targets. Each
// problem names file, line and field.

import { SLAY_FLAGS } from '../../combat/index.ts';
import { type ContentProblem, nearest } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { type ArchetypeSource, type Report, reportOn, SOUND } from '../checks/report.ts';
import { EGO_TARGETS } from './ego-kinds.ts';
import { BONUS_TARGETS, ITEM_PROPERTIES, isArtifact, wordsIn } from './powers.ts';

/** Numbers of ego kinds and artifacts with their bounds. */
const RANGES: readonly (readonly [field: string, key: string, least: number, most: number])[] = [
  ['rarity', 'rarity', 0, 1000],
  ['to_hit_most', 'toHitMost', 0, 50],
  ['to_dam_most', 'toDamMost', 0, 50],
  ['armour_most', 'armourMost', 0, 60],
  ['bonus_most', 'bonusMost', 0, 10],
  ['bonus', 'bonus', -10, 10],
  ['depth', 'depth', 1, 100],
];

/** Words that a field may list. */
const WORDS: readonly {
  readonly field: string;
  readonly key: string;
  readonly words: readonly string[];
}[] = [
  { field: 'ego_of', key: 'egoOf', words: EGO_TARGETS },
  { field: 'combat_flags', key: 'combatFlags', words: SLAY_FLAGS },
  { field: 'properties', key: 'properties', words: ITEM_PROPERTIES },
  { field: 'bonus_to', key: 'bonusTo', words: BONUS_TARGETS },
];

/** Problems of an ego kind, artifact, weapon or ammunition; none for anything else. */
export function powerProblems(source: ArchetypeSource): readonly ContentProblem[] {
  const { archetype } = source;
  const { type } = archetype;
  const special = type === TYPE.ego || isArtifact(archetype);
  if (!special && type !== TYPE.weapon && type !== TYPE.ammunition && type !== TYPE.launcher) {
    return SOUND;
  }
  const problem = reportOn(source);
  const wrong = wrongWords(archetype, problem);
  return special
    ? [...wrong, ...wrongNumbers(archetype, problem), ...missingParts(archetype, problem)]
    : wrong;
}

function wrongWords({ texts }: Archetype, problem: Report): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const { field, key, words } of WORDS) {
    const text = texts[key];
    for (const word of text === undefined ? NO_WORDS : wordsIn(text)) {
      if (!words.includes(word)) {
        const close = nearest(word, words);
        const expected =
          close === undefined ? `some of ${words.join(' ')}` : `a word such as ${close}`;
        problems.push(problem(field, expected, word));
      }
    }
  }
  return problems;
}

const NO_WORDS: readonly string[] = [];

function wrongNumbers({ numbers, texts }: Archetype, problem: Report): ContentProblem[] {
  return RANGES.flatMap(([field, key, least, most]) => {
    const got = texts[key] ?? numbers[key];
    const value = numbers[key];
    const fits = value !== undefined && value >= least && value <= most;
    return got === undefined || fits
      ? []
      : [problem(field, `an integer from ${least} to ${most}`, String(got))];
  });
}

function missingParts(archetype: Archetype, problem: Report): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const { numbers } = archetype;
  if (archetype.type === TYPE.ego) {
    if (textOf(archetype, 'egoOf').trim() === '') {
      problems.push(problem('ego_of', `some of ${EGO_TARGETS.join(' ')}`, 'nothing'));
    }
    if ((numbers.rarity ?? 0) === 0) {
      problems.push(problem('rarity', 'a weight of 1 or more', 'nothing'));
    }
  } else if (textOf(archetype, 'artifactOf') === '') {
    problems.push(problem('artifact_of', 'the archetype that it is made from', 'nothing'));
  }
  const counts = wordsIn(textOf(archetype, 'bonusTo')).length > 0;
  const number = archetype.type === TYPE.ego ? 'bonus_most' : 'bonus';
  const has = ((archetype.type === TYPE.ego ? numbers.bonusMost : numbers.bonus) ?? 0) !== 0;
  if (counts !== has) {
    problems.push(
      counts
        ? problem(number, 'a number for what bonus_to lists', 'nothing')
        : problem('bonus_to', `some of ${BONUS_TARGETS.join(' ')}`, 'nothing'),
    );
  }
  return problems;
}
