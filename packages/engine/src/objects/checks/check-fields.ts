// Checks the numbers, words and dice of an archetype.

import { type Dice, parseDice } from '../../chance/index.ts';
import { type ContentProblem, nearest } from '../../errors/index.ts';
import { type Archetype, type ArchetypeContent, TYPE, textOf } from '../archetype.ts';
import { FIXTURE_TYPES } from '../fixture-types.ts';
import { camelCase } from '../formats/index.ts';
import { PASSIVE_WORDS } from '../monster-words.ts';
import { wordsIn } from '../views.ts';
import { withContents } from './check-inventory.ts';
import {
  BLOW_EFFECTS,
  type CheckedKind,
  DICE_RULES,
  MOST_BLOWS,
  MOST_DICE,
  NUMBER_RULES,
  type NumberRule,
  PARTS,
  RESISTANCE,
  WORD_RULES,
} from './field-rules.ts';
import { type ArchetypeSource, type Report, reportOn, SOUND } from './report.ts';

const KINDS: ReadonlyMap<number, CheckedKind> = new Map([
  [TYPE.spell, 'spell'],
  [TYPE.effect, 'effect'],
  [TYPE.potion, 'potion'],
  [TYPE.scroll, 'scroll'],
  [TYPE.wand, 'wand'],
  [TYPE.rod, 'rod'],
  [TYPE.tool, 'tool'],
  [TYPE.weapon, 'weapon'],
  [TYPE.ammunition, 'ammunition'],
  [TYPE.launcher, 'launcher'],
  ...[...FIXTURE_TYPES].map(type => [type, 'fixture'] as const),
  [TYPE.rune, 'trap'],
  [TYPE.trap, 'trap'],
  [TYPE.disease, 'disease'],
  [TYPE.god, 'god'],
]);

const HANDLED: ReadonlySet<number> = new Set(Object.values(TYPE));

/** A rule, and what its field is called in code. */
export type Called<Rule> = Rule & { readonly key: string };

function called<Rule extends { readonly field: string }>(rule: Rule): Called<Rule> {
  return { ...rule, key: camelCase(rule.field) };
}

/** The rules that apply to each kind: they are asked for every archetype. */
function byKind<Rule extends { readonly field: string; readonly of: readonly CheckedKind[] }>(
  rules: readonly Rule[],
): ReadonlyMap<CheckedKind, readonly Called<Rule>[]> {
  return Map.groupBy(
    rules.flatMap(rule => rule.of.map(kind => ({ ...called(rule), kind }))),
    ({ kind }) => kind,
  );
}

const NUMBERS_OF = byKind(NUMBER_RULES);
const WORDS_OF = byKind(WORD_RULES);
const DICE_OF = byKind(DICE_RULES);

/** The kind whose rules apply to an archetype. */
export function checkedKind({ type, flags }: Archetype): CheckedKind {
  if (flags.has('monster') && type !== TYPE.spell) {
    return 'monster';
  }
  return KINDS.get(type) ?? (HANDLED.has(type) ? 'thing' : 'scenery');
}

/** The ranges of the numbers that the game reads of an archetype, by their names in code. */
export function rangesOf(archetype: Archetype): readonly Called<NumberRule>[] {
  const ranges = NUMBERS_OF.get(checkedKind(archetype)) ?? [];
  const resistances = Object.keys(archetype.numbers)
    .filter(isResistance)
    .map(key => ({ field: key, key, of: [], ...RESISTANCE }));
  return [...ranges, ...resistances];
}

/** Whether a number is a resistance. @param key in code */
export function isResistance(key: string): boolean {
  return key.startsWith('resist') && /^resist[A-Z]/.test(key);
}

/** The ranges of each kind by the names of the numbers in code. */
export const RANGES_OF: ReadonlyMap<
  CheckedKind,
  ReadonlyMap<string, readonly NumberRule[]>
> = new Map([...NUMBERS_OF].map(([kind, rules]) => [kind, Map.groupBy(rules, ({ key }) => key)]));

/**
 * Whether all numbers of an archetype lie in their ranges. It asks for the few numbers that there are, where
 * `rangesOf` lists every number that there could be.
 */
export function numbersFit(archetype: Archetype): boolean {
  const ranges = RANGES_OF.get(checkedKind(archetype));
  const { numbers, texts } = archetype;
  for (const key in numbers) {
    const value = numbers[key]!;
    const isOdd = value < RESISTANCE.least || value > RESISTANCE.most;
    if (isOdd && isResistance(key)) {
      return false;
    }
    const rules = ranges?.get(key);
    for (let at = 0; rules !== undefined && at < rules.length; at++) {
      if (!fits(rules[at]!, value)) {
        return false;
      }
    }
  }
  if (ranges !== undefined) {
    for (const key in texts) {
      if (ranges.has(key) && numbers[key] === undefined) {
        return false;
      }
    }
  }
  return true;
}

/** Whether a number is one that a rule permits. */
export function fits({ least, most, fraction }: NumberRule, value: number): boolean {
  return value >= least && value <= most && (fraction === true || Number.isInteger(value));
}

/** Problems with the fields of an archetype and of its inventory. */
export function fieldProblems(source: ArchetypeSource): readonly ContentProblem[] {
  const { archetype } = source;
  const kind = checkedKind(archetype);
  if (isSound(archetype, kind)) {
    return SOUND;
  }
  const report = reportOn(source);
  const problems: ContentProblem[] = [];
  if (!numbersFit(archetype)) {
    problems.push(...wrongNumbers(archetype, kind, report), ...wrongResistances(archetype, report));
  }
  if (archetype.inventory.length > 0) {
    for (const inside of withContents(archetype.inventory)) {
      addWrongCarried(problems, inside, report);
    }
  }
  addWrongWords(problems, archetype, kind, report);
  addWrongDice(problems, archetype, kind, report);
  if (kind === 'monster') {
    addWrongMonster(problems, archetype, report);
  }
  return problems;
}

/** Whether nothing can be wrong with an archetype's fields, as is so with nearly all. */
function isSound(archetype: Archetype, kind: CheckedKind): boolean {
  const { inventory, texts } = archetype;
  return (
    kind !== 'monster' &&
    inventory.length === 0 &&
    hasNone(WORDS_OF.get(kind), texts) &&
    hasNone(DICE_OF.get(kind), texts) &&
    numbersFit(archetype)
  );
}

/** Whether no rule's field is among the texts. */
function hasNone(
  rules: readonly { readonly key: string }[] | undefined,
  texts: Archetype['texts'],
): boolean {
  for (let at = 0; rules !== undefined && at < rules.length; at++) {
    if (texts[rules[at]!.key] !== undefined) {
      return false;
    }
  }
  return true;
}

function wrongNumbers(archetype: Archetype, kind: CheckedKind, report: Report): ContentProblem[] {
  const { texts, numbers } = archetype;
  return (NUMBERS_OF.get(kind) ?? []).flatMap(rule =>
    wrongNumber(rule, texts[rule.key], numbers[rule.key], report),
  );
}

function wrongResistances({ numbers }: Archetype, report: Report): ContentProblem[] {
  const { least, most } = RESISTANCE;
  return Object.entries(numbers)
    .filter(([key, percent]) => isResistance(key) && (percent < least || percent > most))
    .map(([key, percent]) => {
      const field = key.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
      return report(field, `percent from ${least} to ${most}`, String(percent));
    });
}

/** Problems with the differences of a carried item, whatever its kind. */
function addWrongCarried(
  problems: ContentProblem[],
  { numbers }: ArchetypeContent,
  report: Report,
): void {
  for (const key in numbers) {
    const rule = CARRIED_BY_KEY.get(key);
    if (rule !== undefined && !fits(rule, numbers[key]!)) {
      problems.push(...wrongNumber(rule, undefined, numbers[key], report));
    }
  }
}

/** The ranges of carried objects' numbers, by their names in code: the last of several rules for one field. */
export const CARRIED_NUMBERS: readonly Called<NumberRule>[] = [
  ...new Map(NUMBER_RULES.map(rule => [rule.field, called(rule)])).values(),
];

const CARRIED_BY_KEY: ReadonlyMap<string, Called<NumberRule>> = new Map(
  CARRIED_NUMBERS.map(rule => [rule.key, rule]),
);

function wrongNumber(
  rule: NumberRule,
  text: string | undefined,
  value: number | undefined,
  report: Report,
): ContentProblem[] {
  if (value === undefined && text === undefined) {
    return [];
  }
  const { field, least, most, fraction } = rule;
  const what = fraction ? 'a number' : 'an integer';
  const got = text ?? String(value);
  const isRight = value !== undefined && fits(rule, value);
  return isRight ? [] : [report(field, `${what} from ${least} to ${most}`, got)];
}

function addWrongWords(
  problems: ContentProblem[],
  { texts }: Archetype,
  kind: CheckedKind,
  report: Report,
): void {
  for (const { field, key, words, several } of WORDS_OF.get(kind) ?? NO_RULES) {
    const text = texts[key];
    if (text === undefined || text === '' || words.includes(text)) {
      continue;
    }
    for (const word of several ? wordsIn(text) : [text]) {
      if (!words.includes(word)) {
        problems.push(report(field, expectedWord(word, words), word));
      }
    }
  }
}

const NO_RULES: readonly never[] = [];

function expectedWord(word: string, words: readonly string[]): string {
  const close = nearest(word, words);
  return close === undefined ? `one of ${words.join(', ')}` : `a word such as ${close}`;
}

function addWrongDice(
  problems: ContentProblem[],
  { texts }: Archetype,
  kind: CheckedKind,
  report: Report,
): void {
  for (const { field, key } of DICE_OF.get(kind) ?? NO_RULES) {
    const text = texts[key] ?? '';
    if (text !== '' && readDice(text) === undefined) {
      problems.push(report(field, DICE, text));
    }
  }
}

const DICE = `dice such as 2d4+1, at most ${MOST_DICE.count}d${MOST_DICE.sides}`;

/** Dice within bounds, or undefined. */
function readDice(text: string): Dice | undefined {
  try {
    const dice = parseDice(text);
    const { count, sides, bonus } = dice;
    const fits =
      count <= MOST_DICE.count &&
      sides <= MOST_DICE.sides &&
      (count === 0 || sides > 0) &&
      Math.abs(bonus) <= MOST_DICE.bonus;
    return fits ? dice : undefined;
  } catch {
    return undefined;
  }
}

function addWrongMonster(problems: ContentProblem[], archetype: Archetype, report: Report): void {
  const { numbers, texts, flags } = archetype;
  addWrongBlows(problems, archetype, report);
  if (texts.passive !== undefined) {
    problems.push(...wrongPassive(archetype, report));
  }
  // Crossfire's `food` of other monsters is how much they eat, or how long they last.
  if (flags.has('splitting')) {
    problems.push(...wrongNumber(PARTS, texts.food, numbers.food, report));
  }
  if ((numbers.frequency ?? 0) > 0) {
    for (const [field, meaning] of REQUIRED) {
      if (numbers[field] === undefined) {
        problems.push(report(field, meaning, 'nothing'));
      }
    }
  }
}

/** Fields required of a monster that is met at random. */
const REQUIRED: readonly (readonly [field: string, meaning: string])[] = [
  ['movement', 'points a turn: 12 is a hero’s speed, 0 is immobile'],
  ['notices', 'squares at which it notices the hero'],
];

function addWrongBlows(problems: ContentProblem[], { texts }: Archetype, report: Report): void {
  const given: number[] = [];
  for (const key in texts) {
    if (key.startsWith('blow') && /^blow\d+$/.test(key)) {
      given.push(Number(key.slice('blow'.length)));
    }
  }
  given.sort((a, b) => a - b);
  for (let index = 0; index < given.length; index++) {
    const number = given[index]!;
    const field = `blow_${number}`;
    if (number !== index + 1 || number > MOST_BLOWS) {
      const most = `blow_1, blow_2 … without a gap, at most blow_${MOST_BLOWS}`;
      problems.push(report(field, most, field));
    } else {
      problems.push(...wrongBlow(field, texts[`blow${number}`] ?? '', report));
    }
  }
}

/** What answers blows: a method, dice, and what it brings. */
function wrongPassive(archetype: Archetype, report: Report): ContentProblem[] {
  const text = textOf(archetype, 'passive');
  if (text === '') {
    return [];
  }
  const [method = '', dice = '', word = '', ...more] = text.split(' ');
  const known = ['touch', 'gaze'].includes(method) && readDice(dice) !== undefined;
  if (!known || more.length > 0) {
    return [report('passive', 'touch or gaze, dice and what it brings: touch 0d6 acid', text)];
  }
  return PASSIVE_WORDS.some(brings => brings === word)
    ? []
    : [report('passive', expectedWord(word, PASSIVE_WORDS), word)];
}

function wrongBlow(field: string, text: string, report: Report): ContentProblem[] {
  const [, dice = '', effect = '', ...more] = text.split(' ');
  if (readDice(dice) === undefined || more.length > 0) {
    return [report(field, 'a method and dice, such as bite 1d2, and perhaps an effect', text)];
  }
  const known = effect === '' || BLOW_EFFECTS.includes(effect);
  return known ? [] : [report(field, expectedWord(effect, BLOW_EFFECTS), effect)];
}
