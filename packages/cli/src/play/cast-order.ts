// Casting as a player writes it: `cast fireball east`, `cast b at jackal`, `cast mending`.

import { creatureAt, neighbour, type Square, squareAt, straight } from '@roguewright/engine/face';
import type { Command, Direction, GameView, SpellView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { capitalised } from '@roguewright/engine/words';
import { argumentsIn, type CastArguments } from './cast-arguments.ts';
import { type Order, say } from './order.ts';
import { aimedSquare } from './thing-orders.ts';
import { spellNamed } from './things.ts';
import { aimOfWord, aimTowards } from './ways.ts';

/** A spell in a direction, or at a square, with what was written for its arguments. */
type Aimed = (
  | { readonly spell: SpellView; readonly direction: Direction }
  | { readonly spell: SpellView; readonly square: Square }
) & { readonly told?: CastArguments };

/** The order to cast, on hit points or not. @param verb the word that was written for it */
export function castOrder(kind: 'cast' | 'strain', verb: string = kind) {
  return (words: readonly string[], view: GameView): Order => {
    const aimed = aim(words, view, verb);
    if (typeof aimed === 'string') {
      return say(aimed);
    }
    const { id: spell } = aimed.spell;
    const told = aimed.told === undefined ? {} : { arguments: aimed.told };
    const command: Command =
      'square' in aimed
        ? { kind: 'cast-at', spell, x: aimed.square.x, y: aimed.square.y, ...told }
        : { kind, spell, direction: aimed.direction, ...told };
    return { do: 'perform', command };
  };
}

/** The question what the cast would do, or what to say. */
export function castQuestion(words: readonly string[], view: GameView): OddsQuestion | string {
  const aimed = aim(words, view);
  if (typeof aimed === 'string') {
    return aimed;
  }
  const { id: spell } = aimed.spell;
  const told = aimed.told === undefined ? {} : { arguments: aimed.told };
  return 'square' in aimed
    ? { ask: 'cast-at', spell, x: aimed.square.x, y: aimed.square.y, ...told }
    : { ask: 'cast', spell, direction: aimed.direction, ...told };
}

/** The longest beginning of the words that names a spell; what follows is where to. */
function aim(words: readonly string[], view: GameView, verb = 'cast'): Aimed | string {
  let problem = spellNamed(view, '');
  for (let length = words.length; length > 0; length--) {
    const spell = spellNamed(view, words.slice(0, length).join(' '));
    if (typeof spell !== 'string') {
      return aimedWith(spell, words.slice(length), view, verb);
    }
    problem = spell;
  }
  return typeof problem === 'string' ? problem : aimedAt(problem, '', view, verb);
}

/** What follows the spell: its arguments and where to, in any order. */
function aimedWith(
  spell: SpellView,
  words: readonly string[],
  view: GameView,
  verb: string,
): Aimed | string {
  const read = argumentsIn(spell, words, view);
  if (typeof read === 'string') {
    return read;
  }
  const { where, told } = read;
  const isHere = where === '' && spell.needsDirection && spell.atSelf && spell.takes !== undefined;
  const aimed = isHere ? { spell, direction: 0 as const } : aimedAt(spell, where, view, verb);
  return typeof aimed === 'string' || told === undefined ? aimed : { ...aimed, told };
}

/** The direction of a companion that is to be helped: `east`, `me`, `at hound`. */
function helpedAt(where: string, view: GameView): Direction | string {
  const direction = aimTowards(view, where.replace(/^(at|on) /, ''));
  const isFar = typeof direction !== 'string' && aimOfWord(where) === undefined && direction !== 0;
  const beside = isFar && creatureAt(view, neighbour(view.hero, direction)) === undefined;
  return beside ? `It reaches a companion beside you, not one farther off.` : direction;
}

function aimedAt(spell: SpellView, where: string, view: GameView, verb: string): Aimed | string {
  if (!spell.needsDirection) {
    const way = spell.helps && where !== '' ? helpedAt(where, view) : 0;
    return typeof way === 'string' ? way : { spell, direction: way };
  }
  if (where === '') {
    return `${capitalised(spell.name)} needs a direction. For example: ${verb} ${spell.name} east.`;
  }
  const told = aimOfWord(where);
  if (told !== undefined && (told !== 0 || spell.atSelf)) {
    return { spell, direction: told };
  }
  if (spell.atSquare) {
    const square = told === 0 ? view.hero : aimedSquare(where, view);
    return typeof square === 'string' ? square : { spell, square };
  }
  if (told === 0) {
    return `${capitalised(spell.name)} can’t be cast at yourself. For example: ${verb} ${spell.name} east.`;
  }
  const place = squareAt(view.hero, where);
  if (place !== undefined) {
    const towards = straight(view.hero, place);
    return towards === undefined || towards === 0
      ? `${capitalised(spell.name)} flies in a direction, not at a square. For example: ${verb} ${spell.name} east.`
      : { spell, direction: towards };
  }
  const direction = aimTowards(view, where);
  return typeof direction === 'string' ? direction : { spell, direction };
}
