// The words by which files name powers. Which there are is told when content is loaded: the powers of a
// game are made of rules and deeds, of which this room knows nothing.

import { type ContentProblem, nearest } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { camelCase } from '../formats/index.ts';
import { type ArchetypeSource, reportOn, SOUND } from './report.ts';

/** A key, and the words that it may have. */
export interface WordChoice {
  readonly field: string;
  readonly words: readonly string[];
}

/** The words that lead to powers. */
export interface PowerWords {
  /** The key that a spell must have, by its subtype. */
  readonly spells: ReadonlyMap<number, WordChoice>;
  /** The key that an item may have, by its type. */
  readonly items: ReadonlyMap<number, WordChoice>;
}

/** Subtype of cure spells, and the casting-slot dice that they may heal by. */
const CURE = 105;
const HEALING: WordChoice = { field: 'rules_name', words: ['healing', 'extra-healing'] };

/** What is wrong with the dice by which a cure spell heals. */
export function healingProblems(source: ArchetypeSource): readonly ContentProblem[] {
  const { type, subtype, numbers } = source.archetype;
  const heals = type === TYPE.spell && subtype === CURE && (numbers.heals ?? 0) !== 0;
  return heals ? wrongWord(source, HEALING, true) : SOUND;
}

/** What is wrong with the words by which an archetype names its power. */
export function powerWordProblems(
  source: ArchetypeSource,
  powers: PowerWords,
): readonly ContentProblem[] {
  const { type, subtype } = source.archetype;
  const required = type === TYPE.spell ? powers.spells.get(subtype) : undefined;
  const choice = required ?? powers.items.get(type);
  const wrong = choice === undefined ? SOUND : wrongWord(source, choice, required !== undefined);
  const stray = strayWords(source, powers, choice?.field);
  return stray.length === 0 ? wrong : [...wrong, ...stray];
}

function wrongWord(
  source: ArchetypeSource,
  { field, words }: WordChoice,
  required: boolean,
): readonly ContentProblem[] {
  const word = wordAt(source.archetype, field);
  if (words.includes(word) || (word === '' && !required)) {
    return SOUND;
  }
  const close = nearest(word, words);
  const expected = close === undefined ? `one of ${words.join(', ')}` : `a word such as ${close}`;
  const line = word === '' ? field : `${field} ${word}`;
  return [reportOn(source)(field, expected, word === '' ? 'nothing' : word, line)];
}

/** A key as files and as code have it, and its words. */
interface CalledChoice extends WordChoice {
  readonly key: string;
}

const fieldsOf = new WeakMap<PowerWords, readonly CalledChoice[]>();

/** All words of each key, whatever has it: found once, as they are asked for every archetype. */
function wordsByField(powers: PowerWords): readonly CalledChoice[] {
  let byField = fieldsOf.get(powers);
  if (byField === undefined) {
    const found = new Map<string, string[]>();
    for (const { field, words } of [...powers.spells.values(), ...powers.items.values()]) {
      found.set(field, [...(found.get(field) ?? []), ...words]);
    }
    byField = [...found].map(([field, words]) => ({ field, words, key: camelCase(field) }));
    fieldsOf.set(powers, byField);
  }
  return byField;
}

/** A key on something that doesn't read it: its word must at least be that of some power. */
function strayWords(
  source: ArchetypeSource,
  powers: PowerWords,
  read: string | undefined,
): readonly ContentProblem[] {
  const { texts } = source.archetype;
  let problems = SOUND;
  for (const choice of wordsByField(powers)) {
    if (texts[choice.key] !== undefined && choice.field !== read) {
      problems = [...problems, ...wrongWord(source, choice, false)];
    }
  }
  return problems;
}

function wordAt(archetype: Archetype, field: string): string {
  return textOf(archetype, camelCase(field));
}
