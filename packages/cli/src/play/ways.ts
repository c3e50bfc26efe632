// The direction that a player means by what follows a wand, a tool or a spell: `east`, `at jackal`, `me`.

import { directionOfWord, placeOf, straight } from '@roguewright/engine/face';
import type { Direction, GameView, ItemView } from '@roguewright/engine/game';
import { capitalised, withThe } from '@roguewright/engine/words';
import { creatureNamed } from './things.ts';

/** Words for the hero himself as a target. */
const ONESELF: ReadonlySet<string> = new Set(['me', 'myself', 'self']);

/** The direction of one word; 0 for the hero's own square; undefined for other words. */
export function aimOfWord(word: string): Direction | undefined {
  return ONESELF.has(word.toLowerCase()) ? 0 : directionOfWord(word);
}

/** The direction of a word, or of a creature in a straight line; else what to say. */
export function aimTowards(view: GameView, where: string): Direction | string {
  const told = aimOfWord(where);
  if (told !== undefined) {
    return told;
  }
  const target = creatureNamed(view, where);
  if (typeof target === 'string') {
    return `Expected a direction or a creature, got ${where}. ${target}`;
  }
  return (
    straight(view.hero, target) ??
    `${capitalised(withThe(target.name))} is not in a straight line: ${placeOf(view.hero, target)}.`
  );
}

/** The direction in which an item is used, or what to say. @param named the item and the words after it */
export function aimOfItem(
  view: GameView,
  { item, rest }: { readonly item: ItemView; readonly rest: string },
  verb: 'zap' | 'apply',
): Direction | string {
  if (rest !== '') {
    return aimTowards(view, rest);
  }
  return item.aimed === true
    ? `${capitalised(withThe(item.name))} needs a direction. For example: ${verb} ${item.letter} east, or ${verb} ${item.letter} me.`
    : 0;
}
