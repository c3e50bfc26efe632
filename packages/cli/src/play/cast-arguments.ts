// The arguments of a cast as a player writes them: `apple east`, `"small fireball" north`, `wand c`, `east 7`.

import { directionOfWord } from '@roguewright/engine/face';
import type { Command, GameView, ItemView, SpellView } from '@roguewright/engine/game';
import { capitalised } from '@roguewright/engine/words';
import { itemNamed } from './things.ts';

/** The arguments of a cast. */
export type CastArguments = NonNullable<Extract<Command, { readonly kind: 'cast' }>['arguments']>;

/** What is left for the direction, and the arguments; absent: none were written, so the game asks. */
interface ReadArguments {
  readonly where: string;
  readonly told?: CastArguments;
}

/** Reads what follows the name of a spell. @returns what to say if it can't be understood */
export function argumentsIn(
  spell: SpellView,
  words: readonly string[],
  view: GameView,
): ReadArguments | string {
  const { takes } = spell;
  if (takes === undefined || words.length === 0) {
    return { where: words.join(' ') };
  }
  if (takes.item !== undefined) {
    return withItem(words, view);
  }
  if (takes.count !== undefined) {
    return withCount(spell, words);
  }
  return takes.text === undefined ? { where: words.join(' ') } : withText(spell, words);
}

/** `c`, `wand c`, `wand of sleep`, perhaps with a direction. */
function withItem(words: readonly string[], view: GameView): ReadArguments | string {
  const { where, rest } = splitDirection(words);
  if (rest.length === 0) {
    return { where };
  }
  const carried: readonly ItemView[] = view.inventory;
  const whole = itemNamed(view, rest.join(' '), 'zap', carried);
  const item =
    typeof whole === 'string' ? itemNamed(view, rest.at(-1) ?? '', 'zap', carried) : whole;
  return typeof item === 'string' ? (whole as string) : { where, told: { item: item.id } };
}

/** `east 7`, `7 east`. */
function withCount(spell: SpellView, words: readonly string[]): ReadArguments | string {
  const numbers = words.filter(word => /^\d{1,9}$/.test(word));
  const where = words.filter(word => !numbers.includes(word)).join(' ');
  const [written, ...others] = numbers;
  if (written === undefined) {
    return { where };
  }
  return others.length > 0
    ? `${capitalised(spell.name)} takes one number. For example: cast ${spell.name} east 7.`
    : { where, told: written === '0' ? {} : { count: Number(written) } };
}

/** A text, in quotes or not, before or after the direction. Quotes without anything between them: no text. */
function withText(spell: SpellView, words: readonly string[]): ReadArguments {
  const line = words.join(' ');
  const quoted = /"([^"]*)"/.exec(line);
  if (quoted !== null) {
    const text = quoted[1]!.trim();
    const where = line.replace(quoted[0], ' ').trim();
    return { where, told: text === '' ? {} : { text } };
  }
  const { where, rest } = spell.needsDirection ? splitDirection(words) : { where: '', rest: words };
  const text = rest.join(' ');
  return text === '' ? { where } : { where, told: { text } };
}

/** A direction at the beginning or the end of the words, and the other words. */
function splitDirection(words: readonly string[]): {
  readonly where: string;
  readonly rest: readonly string[];
} {
  for (const at of [words.length - 1, 0]) {
    const word = words[at] ?? '';
    // A single letter means an item or the beginning of a text.
    if (word.length > 1 && directionOfWord(word) !== undefined) {
      return { where: word, rest: words.filter((_, place) => place !== at) };
    }
  }
  return { where: '', rest: words };
}
