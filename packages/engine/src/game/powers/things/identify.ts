// Identification, by scroll and by spell. NetHack 3.6.7 src/read.c (seffects, SCR_IDENTIFY), src/invent.c
// (identify_pack). The items are chosen at random. In rulesets where skill decides what the spell reveals, it
// reveals no more than that: FIQHack libnethack/src/spell.c.

import type { Chance } from '../../../chance/index.ts';
import { ALL_KNOWN, type GameObject, type KnownPart } from '../../../objects/index.ts';
import { learnKind, learnPart, learnThing } from '../../items/learn-kind.ts';
import type { Cast, PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { castAs } from '../cast-as.ts';
import { signOf } from '../sign.ts';

/** An uncursed scroll identifies more than one item with probability 1 in this number. */
const MORE_ONE_IN = 5;
/** Then it is all of them, or up to one fewer than this. */
const NUMBERS = 5;

/** Number of items that a scroll identifies; 0 stands for all. Labels: `more`, `number`. */
export function thingsNamed(chance: Chance, sign: number): number {
  const more = sign > 0 || (sign === 0 && chance.test(1, MORE_ONE_IN, 'more'));
  return more ? chance.below(NUMBERS, 'number') : 1;
}

/** Identifies items in the pack; a confused reader only identifies the scroll. */
const read: Use = (state, scroll) => {
  if (!scroll.confused) {
    nameThings(state, signOf(scroll), learnThing);
  }
  return true;
};

/**
 * Identifies items in the pack.
 * @param sign −1 cursed, 0 uncursed, 1 blessed
 * @param learn what becomes known of an item
 */
function nameThings(
  state: GameState,
  sign: number,
  learn: (state: GameState, item: GameObject) => unknown,
): void {
  const { inventory, lore } = state.sheet;
  const isMystery = (item: GameObject) =>
    !(lore.isIdentified(item.archetype) && lore.knownOf(item.id) === ALL_KNOWN);
  const left = [...inventory].filter(isMystery);
  const chance = state.luck('scrolls');
  const wanted = thingsNamed(chance, sign);
  for (let named = 0; left.length > 0 && (wanted === 0 || named < wanted); named++) {
    const [item] = left.splice(chance.below(left.length, 'identifies'), 1);
    learn(state, item!);
  }
}

/** What is learnt of a thing, by what the casting slot calls it: ego kinds are FIQHack's object properties. */
const PARTS: readonly (readonly [told: string, part: KnownPart])[] = [
  ['enchantment', 'enchantment'],
  ['charges', 'charges'],
  ['properties', 'ego'],
  ['beatitude', 'beatitude'],
];

const asScroll = castAs(read);

/** Tells of things in the pack, all or as much as the caster's skill allows. */
const cast: Cast = (state, by, blessed) => {
  const told = state.ruleset.slots.casting.identifying?.[by.skill];
  if (told === undefined) {
    return asScroll(state, by, blessed);
  }
  const learn = (game: GameState, item: GameObject) => {
    learnKind(game, item);
    for (const [name, part] of PARTS) {
      if (told.includes(name)) {
        learnPart(game, item, part);
      }
    }
  };
  nameThings(state, blessed ? 1 : 0, learn);
  return true;
};

/** Tells of things in the pack. */
export const identify: PowerDeed = {
  word: 'identify',
  read,
  cast,
};
