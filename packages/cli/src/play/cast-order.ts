// Casting as a player writes it: `cast fireball east`, `cast b at jackal`, `cast mending`.

import { type Square, squareAt, straight } from '@roguewright/engine/face';
import type { Command, Direction, GameView, SpellView } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { capitalised } from '@roguewright/engine/words';
import { type Order, say } from './order.ts';
import { aimedSquare } from './thing-orders.ts';
import { spellNamed } from './things.ts';
import { aimOfWord, aimTowards } from './ways.ts';

/** A spell in a direction, or at a square. */
type Aimed =
  | { readonly spell: SpellView; readonly direction: Direction }
  | { readonly spell: SpellView; readonly square: Square };

/** The order to cast, on hit points or not. @param verb the word that was written for it */
export function castOrder(kind: 'cast' | 'strain', verb: string = kind) {
  return (words: readonly string[], view: GameView): Order => {
    const aimed = aim(words, view, verb);
    if (typeof aimed === 'string') {
      return say(aimed);
    }
    const { id: spell } = aimed.spell;
    const command: Command =
      'square' in aimed
        ? { kind: 'cast-at', spell, x: aimed.square.x, y: aimed.square.y }
        : { kind, spell, direction: aimed.direction };
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
  return 'square' in aimed
    ? { ask: 'cast-at', spell, x: aimed.square.x, y: aimed.square.y }
    : { ask: 'cast', spell, direction: aimed.direction };
}

/** The longest beginning of the words that names a spell; what follows is where to. */
function aim(words: readonly string[], view: GameView, verb = 'cast'): Aimed | string {
  let problem = spellNamed(view, '');
  for (let length = words.length; length > 0; length--) {
    const spell = spellNamed(view, words.slice(0, length).join(' '));
    if (typeof spell !== 'string') {
      return aimedAt(spell, words.slice(length).join(' '), view, verb);
    }
    problem = spell;
  }
  return typeof problem === 'string' ? problem : aimedAt(problem, '', view, verb);
}

function aimedAt(spell: SpellView, where: string, view: GameView, verb: string): Aimed | string {
  if (!spell.needsDirection) {
    return { spell, direction: 0 };
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
