// The words that state the effect of a casting-slot spell. They are checked when content is read, so that
// casting can't fail on them.

import { type ContentProblem, nearest } from '../errors/index.ts';
import { type Archetype, TYPE, textOf } from './archetype.ts';
import { camelCase } from './formats/index.ts';
import { lineOf } from './references.ts';

/** Effects of a ray: the key `ray`. */
export const RAY_WORDS = ['missiles', 'cold', 'sleep', 'death', 'fire'] as const;

/** The effect of a ray. */
export type RayWord = (typeof RAY_WORDS)[number];

/** Effects of a beam: the key `beam`. */
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

/** The effect of a beam. */
export type BeamWord = (typeof BEAM_WORDS)[number];

/** Heroes' spells that act as potions and scrolls do: the key `effect`. */
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

/** Monsters' spells: the key `effect` too. */
const MONSTER_CHARM_WORDS = ['blink', 'second-wind', 'beckon', 'open-wounds', 'sap'] as const;

/** The effect of a spell of the subtype "borrowed" on the hero who casts it. */
export type CharmWord = (typeof CHARM_WORDS)[number];

/** Its effect for a monster. */
export type MonsterCharmWord = (typeof MONSTER_CHARM_WORDS)[number];

/** The key that a subtype requires, with its permitted words. */
const WORDS: ReadonlyMap<number, readonly [field: string, words: readonly string[]]> = new Map([
  [101, ['ray', RAY_WORDS]],
  [102, ['ray', RAY_WORDS]],
  [103, ['beam', BEAM_WORDS]],
  [104, ['effect', [...CHARM_WORDS, ...MONSTER_CHARM_WORDS]]],
]);

/** Subtype of cure spells, and the casting-slot dice that they may heal by. */
const CURE = 105;
const HEALING_DICE = ['healing', 'extra-healing'] as const;

/** The key that a spell requires, with its permitted words; undefined for most. */
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

/** Problems with the effect word of a spell; none for anything else. @param from its first line */
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
