// A monster's abilities: the spell objects in its inventory, as its mind sees them.

import {
  type GameObject,
  isDust,
  type SpellFacts,
  spellFacts,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import { isDenied, type PathSets, pathBit } from '../../spellcraft/index.ts';
import { isAttack, isCastable, POWER_RULES, subtypeOf } from '../../spells/index.ts';
import type { AbilityView } from '../minds/index.ts';

/** One ability. */
export interface Ability extends AbilityView {
  readonly thing: GameObject;
  readonly facts: SpellFacts;
}

/** Range in squares of abilities that don't state one. NetHack 3.6.7 include/hack.h (BOLT_LIM). */
const REACH = 8;

/** The bit of the path of restoration. */
const RESTORATION = pathBit('restoration');

/** Subtype of summoning spells. */
const CALLING = 27;

/**
 * The castable abilities in an inventory, in order. Spells of unimplemented kinds, of kinds that only
 * heroes cast, and of denied paths are left out.
 * @param paths the monster's own
 */
export function abilitiesOf(carried: readonly GameObject[], paths: PathSets): Ability[] {
  return carried
    .filter(
      ({ archetype: { type, subtype, numbers } }) =>
        type === TYPE.spell &&
        isCastable(subtype) &&
        subtypeOf(subtype).heroesOnly !== true &&
        !isDenied({ path: numbers.pathAttuned ?? 0, ...paths }),
    )
    .map(thing => {
      const facts = spellFacts(thing.archetype);
      const { needsDirection, number, builds = false } = subtypeOf(facts.subtype);
      const effect = textOf(thing.archetype, 'effect');
      return {
        thing,
        facts,
        // A spell with effect in all directions needs no ray.
        needsDirection: needsDirection && thing.fact('allAround') === 0,
        moment: momentOf(number, builds, effect),
        heals: heals(facts) && !builds && !isAttack(thing.archetype),
        reach: thing.fact('reach') || REACH,
      };
    });
}

/** Callers wait until few hunt, and a wall is put between the monster and the hero. */
function momentOf(number: number, builds: boolean, effect: string): AbilityView['moment'] {
  if (number === CALLING) {
    return 'few';
  }
  return builds ? 'apart' : (POWER_RULES.find(effect)?.moment ?? 'any');
}

/** Index of a healing potion in an inventory, −1 for none. */
export function healingPotionIn(carried: readonly GameObject[]): number {
  for (let index = 0; index < carried.length; index++) {
    const { archetype, inventory } = carried[index]!;
    const inside = inventory[0]?.archetype;
    if (
      archetype.type === TYPE.potion &&
      !isDust(archetype) &&
      ((inside?.numbers.pathAttuned ?? 0) & RESTORATION) !== 0
    ) {
      return index;
    }
  }
  return -1;
}

/** Whether a spell is on the path of restoration, as walls against magic and turning are too. */
function heals({ path }: SpellFacts): boolean {
  return (path & RESTORATION) !== 0;
}
