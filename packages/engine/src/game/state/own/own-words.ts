// What the player has written down: rules and notes. No other file changes them, nor the squares whose things he has
// left on purpose.

import { matchesWords } from '../../../english/index.ts';
import { MOST_NOTES, type Wish } from '../../protocol/own/own-words.ts';
import type { GameState } from '../state.ts';
import type { SeatWords } from './seat-words.ts';

/** The player's rules for something are these from now on; empty: he has none. */
export function setWish({ seat }: GameState, wish: Wish, rules: string): void {
  const { [wish]: _, ...others } = seat.words;
  seat.words = rules === '' ? others : { ...others, [wish]: rules };
}

/** Adds a note; an empty one takes away the last. @returns whether there was anything to do */
export function writeNote({ seat, clock, level, hero }: GameState, text: string): boolean {
  const { map } = level;
  const place = { level: seat.depth, x: map.x(hero.square), y: map.y(hero.square) };
  const { notes = [], ...others } = seat.words;
  if (text === '' ? notes.length === 0 : notes.length >= MOST_NOTES) {
    return false;
  }
  const kept = text === '' ? notes.slice(0, -1) : [...notes, { turn: clock.turn, ...place, text }];
  seat.words = kept.length === 0 ? others : { ...others, notes: kept };
  return true;
}

/** Most creatures that the hero lets be; the ones named first are forgotten. */
const MOST_SPARED = 100;

/** A creature stops the hero no more until it is beside him. */
export function spare({ seat }: GameState, id: number): void {
  const others = (seat.words.spared ?? []).filter(other => other !== id);
  seat.words = { ...seat.words, spared: [...others, id].slice(-MOST_SPARED) };
}

/** Whether the player lets a creature be. */
export function isSpared({ seat }: GameState, id: number): boolean {
  return seat.words.spared?.includes(id) === true;
}

/** The things on a square of the hero's level stay where they are, as far as rules pick up things at all. */
export function leaveThingsOn({ seat }: GameState, square: number): void {
  if (seat.words.pickup !== undefined && !isLeft(seat.words, seat.depth, square)) {
    const { left = [] } = seat.words;
    const here = left.find(([level]) => level === seat.depth)?.[1] ?? [];
    const others = left.filter(([level]) => level !== seat.depth);
    seat.words = { ...seat.words, left: [...others, [seat.depth, [...here, square]]] };
  }
}

/** Whether the things on a square of the hero's level are left there on purpose. */
export function isLeftOn({ seat }: GameState, square: number): boolean {
  return isLeft(seat.words, seat.depth, square);
}

function isLeft({ left = [] }: SeatWords, key: number, square: number): boolean {
  return left.some(([level, squares]) => level === key && squares.includes(square));
}

/**
 * What rules say of a thing or a creature; undefined: nothing. They are for it if one of the parts between commas finds
 * it, and none of those that begin with a minus. A part is a sign of the map (`!`), or words of the name, all of which
 * must fit.
 */
export function ruleAbout(
  rules: string,
  name: string,
  glyph: string,
): 'for' | 'against' | undefined {
  let wanted: 'for' | undefined;
  for (const part of partsOf(rules)) {
    const isAgainst = part.length > 1 && part.startsWith('-');
    const words = isAgainst ? part.slice(1).trim() : part;
    if (words === glyph || (!isSign(words) && matchesWords(name, words))) {
      if (isAgainst) {
        return 'against';
      }
      wanted = 'for';
    }
  }
  return wanted;
}

/** The parts of rules: between commas, and signs of the map one by one. */
function partsOf(rules: string): readonly string[] {
  return rules
    .split(',')
    .flatMap(part => {
      const words = part.trim().split(/\s+/);
      const signs = words.filter(isSign);
      return [...signs, words.filter(word => !isSign(word)).join(' ')];
    })
    .filter(part => part !== '');
}

function isSign(word: string): boolean {
  return /^-?[^\p{L}\d\s]$/u.test(word);
}
