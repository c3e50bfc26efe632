// The words by which the file of a spell of the casting slot says what it does, and what is wrong with a
// file that has none of them: found when content is read, not when somebody casts.

import { type ContentProblem, nearest } from '../errors/index.ts';
import { type Archetype, TYPE, textOf } from './archetype.ts';
import { camelCase } from './formats/index.ts';
import { lineOf } from './references.ts';

/** What a ray does: the key `ray`. */
export const RAY_WORDS = ['missiles', 'cold', 'sleep', 'death', 'fire'] as const;

/** What a ray does. */
export type RayWord = (typeof RAY_WORDS)[number];

/** What a beam does: the key `beam`. */
export const BEAM_WORDS = [
  'force-bolt',
  'drain-life',
  'slow-monster',
  'teleport-away',
  'turn-undead',
  'polymorph',
  'cancellation',
  'stone-to-flesh',
  'knock',
  'wizard-lock',
] as const;

/** What a beam does. */
export type BeamWord = (typeof BEAM_WORDS)[number];

/** What heroes borrow of potions and scrolls: the key `effect`. */
const CHARM_WORDS = [
  'speed',
  'light',
  'identify',
  'magic-mapping',
  'remove-curse',
  'detect-monsters',
  'levitation',
  'invisibility',
  'restore-ability',
  'cause-fear',
  'charm-monster',
  'confuse-monster',
  'create-monster',
  'create-familiar',
  'detect-food',
  'detect-treasure',
  'detect-unseen',
  'clairvoyance',
  'protection',
  'charging',
  'astral-eyesight',
  'summon-nasty',
  'phase',
] as const;

/** What only monsters do: the key `effect` too. */
const MONSTER_CHARM_WORDS = ['blink', 'second-wind', 'beckon', 'open-wounds', 'sap'] as const;

/** What a spell of the subtype "borrowed" does to a hero who casts it. */
export type CharmWord = (typeof CHARM_WORDS)[number];

/** What it does for a monster. */
export type MonsterCharmWord = (typeof MONSTER_CHARM_WORDS)[number];

/** The key that a subtype asks for, and the words that it may have. */
const WORDS: ReadonlyMap<number, readonly [field: string, words: readonly string[]]> = new Map([
  [101, ['ray', RAY_WORDS]],
  [102, ['ray', RAY_WORDS]],
  [103, ['beam', BEAM_WORDS]],
  [104, ['effect', [...CHARM_WORDS, ...MONSTER_CHARM_WORDS]]],
]);

/** Subtype of spells that cure, and the dice of the casting slot by which they may heal. */
const CURE = 105;
const HEALING_DICE = ['healing', 'extra-healing'] as const;

/** The key that a spell asks for, and the words that it may have; undefined for most. */
function wordsFor({
  type,
  subtype,
  numbers,
}: Archetype): readonly [field: string, words: readonly string[]] | undefined {
  if (type !== TYPE.spell) {
    return undefined;
  }
  const heals = subtype === CURE && (numbers.heals ?? 0) !== 0;
  return heals ? ['rules_name', HEALING_DICE] : WORDS.get(subtype);
}

/** What is wrong with the word of a spell; nothing for anything else. @param from the line on which it begins */
export function spellWordProblems(
  archetype: Archetype,
  text: string,
  from: number,
): ContentProblem[] {
  const row = wordsFor(archetype);
  if (row === undefined) {
    return [];
  }
  const [field, words] = row;
  const word = textOf(archetype, camelCase(field));
  if (words.includes(word)) {
    return [];
  }
  const close = nearest(word, words);
  return [
    {
      file: archetype.file,
      line: lineOf(text, from, word === '' ? field : `${field} ${word}`),
      field,
      expected: close === undefined ? `one of ${words.join(', ')}` : `a word such as ${close}`,
      got: word === '' ? 'nothing' : word,
    },
  ];
}
