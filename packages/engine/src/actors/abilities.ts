// What a monster can cast: the spell objects it carries, as its mind sees them.

import { type GameObject, type SpellFacts, spellFacts, TYPE } from '../objects/index.ts';
import { subtypeOf } from '../spells/index.ts';
import type { AbilityView } from './minds/index.ts';

/** One ability. */
export interface Ability extends AbilityView {
  readonly thing: GameObject;
  readonly facts: SpellFacts;
}

/** Squares at which monsters use abilities that don't say how far they reach. NetHack 3.6.7 include/hack.h (BOLT_LIM). */
const REACH = 8;

/** The bit of the path of restoration. */
const RESTORATION = 256;

/** The abilities among the things carried, in their order. */
export function abilitiesOf(carried: readonly GameObject[]): Ability[] {
  return carried
    .filter(({ archetype }) => archetype.type === TYPE.spell)
    .map(thing => {
      const facts = spellFacts(thing.archetype);
      const { needsDirection } = subtypeOf(facts.subtype);
      return {
        thing,
        facts,
        needsDirection,
        heals: heals(facts),
        reach: thing.fact('reach') || REACH,
      };
    });
}

/** Place of a potion that heals among the things carried, −1 for none. */
export function healingPotionIn(carried: readonly GameObject[]): number {
  for (let place = 0; place < carried.length; place++) {
    const { archetype, inventory } = carried[place]!;
    const inside = inventory[0]?.archetype;
    if (
      archetype.type === TYPE.potion &&
      ((inside?.numbers.pathAttuned ?? 0) & RESTORATION) !== 0
    ) {
      return place;
    }
  }
  return -1;
}

function heals({ path }: SpellFacts): boolean {
  return (path & RESTORATION) !== 0;
}
