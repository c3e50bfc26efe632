// How often a spell hits a creature, and which creatures reflect it, in sentences.

import { capitalised, withThe } from '../english/index.ts';
import type { KnownCatch } from '../game/index.ts';

const TIMES = ['', 'once', 'twice'];

/** `The jackal is hit twice, first at tick 1.` @param times 1 or more @param tick 0: at once */
export function tellStrikes(name: string, times: number, tick: number): string {
  const who = name === 'you' ? 'You are' : `${capitalised(withThe(name))} is`;
  const often = TIMES[times] ?? `${times} times`;
  const when = tick === 0 ? 'at once' : `at tick ${tick}`;
  return `${who} hit ${often}, ${times === 1 ? '' : 'first '}${when}.`;
}

/** Told with the probability that a hero who reels aims as he means to. */
export const REELING = 'You reel, and aim as you mean to.';

/** Told of an attack with the probability that a step of a hero who reels goes where he means it to. */
export const STEP_REELS = 'The attack command goes straight. You reel, and a step goes there.';

/** `The mirror beetle reflects the missile.` */
export function tellMissileMirror(name: string): string {
  return `${capitalised(withThe(name))} reflects the missile.`;
}

/** `What comes down under the fire bat is lost in lava.` */
export function tellLavaUnder(name: string): string {
  return `What comes down under ${withThe(name)} is lost in lava.`;
}

/** `Your pony catches it and eats it, unless it is cursed.` */
export function tellCatch(name: string, how: KnownCatch): string {
  const creature = capitalised(withThe(name));
  switch (how) {
    case 'eats':
      return `${creature} catches the food and eats it, unless it is cursed.`;
    case 'eats-if-hungry':
      return `If it is hungry, ${withThe(name)} catches the food and eats it, unless it is cursed.`;
    case 'may-be-tamed':
      return `${creature} may catch the food and become tame.`;
  }
}

/** `The mirror beetle reflects the spell.` */
export function tellSpellMirror(name: string): string {
  return name === 'you'
    ? 'You reflect the spell.'
    : `${capitalised(withThe(name))} reflects the spell.`;
}
