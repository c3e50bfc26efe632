// What the player by the odds picks up, eats, reads and drinks when it isn't disturbed.

import type { GameView, ItemView, ThingView } from '../../../game/index.ts';
import { type Attempt, GOAL, hasGoal, hasUse, isUnknown, isUnpaid, spare } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { isForSale } from './shopping.ts';
import { goTo } from './ways.ts';

/** Items worth carrying, by glyph: potions, scrolls, wands, books, food, missiles, gold. */
const WANTED = '!?/=%{$';
const THROWN = /dagger|javelin|dart|spear/i;

/** Flesh rots: it is eaten where it falls or not at all. */
const FLESH = /corpse|body of/;

/** Nutrition below which fresh flesh underfoot is eaten. */
const EATS_BELOW = 900;

/** Turns after a kill in which its flesh is fresh. */
const FRESH = 25;

/** Kinds whose flesh is known to be wholesome to everybody who has eaten in a dungeon. */
const WHOLESOME =
  /^(?:\S+ )?(?:\d+ )?(?:\S+ )*(jackal|rat|hound|dog|pony|horse|ox|boar|goblin|hobgoblin|orc|gnome|dwarf|wolf|bat|goat|sheep|deer)( \S+)* corpse/i;

/** Share of the hit points with which unknown things are tried. */
const TRIES_FROM = 0.9;

/** Eats when hungry; fresh flesh before that. */
export function eat({ view, memory, threat }: Outlook): readonly Attempt[] {
  if (threat.awake.length > 0) {
    return [];
  }
  const { hunger, nutrition } = view.hero;
  const isHungry = ['hungry', 'weak', 'fainting'].includes(hunger);
  const flesh =
    nutrition < EATS_BELOW
      ? view.underfoot.filter(
          ({ id, name, uses }) =>
            uses.includes('eat') &&
            WHOLESOME.test(name) &&
            view.turn - memory.seenSince(id, view.turn) < FRESH,
        )
      : [];
  const carried = view.inventory.filter(item => hasUse(item, 'eat') && !isUnpaid(item));
  return [
    ...flesh.map(({ id }) => ({ kind: 'eat', item: id })),
    ...(isHungry ? carried.map(({ id }) => ({ kind: 'eat', item: id })) : []),
    ...(hunger === 'weak' && memory.mayPray(view.turn) ? [{ kind: 'pray' }] : []),
  ];
}

/** Whether the hero has something to eat. */
export function hasFood({ inventory }: GameView): boolean {
  return inventory.some(item => hasUse(item, 'eat') && !isUnpaid(item));
}

/** Picks up what is worth it underfoot. Goods stay where they lie. */
export function pickUp({ view, ground, memory }: Outlook): readonly Attempt[] {
  const lying = view.underfoot.filter(({ name }) => !isForSale(name));
  if (view.underfoot.length > 0 && lying.length === 0) {
    memory.level.left.add(ground.here);
  }
  return view.shop !== undefined
    ? []
    : lying
        .filter(thing => isWanted(view, thing) && !memory.hasTried('drop', thing.id))
        .map(({ id }) => ({ kind: 'pick-up', item: id }));
}

/** Goes to what is worth picking up. */
export function fetch(outlook: Outlook): readonly Attempt[] {
  const { view, ground, memory } = outlook;
  if (view.shop !== undefined) {
    return [];
  }
  const lying = new Set(
    view.things
      .filter(thing => thing.kind === 'item' && isWanted(view, thing))
      .map(({ x, y }) => ground.square(x, y)),
  );
  lying.delete(ground.here);
  return lying.size === 0
    ? []
    : goTo(outlook, square => lying.has(square) && !memory.level.left.has(square));
}

/** A burdened hero wants only the goal. Armour is wanted for what it may add. */
function isWanted(
  { hero, inventory }: GameView,
  { name, glyph }: Pick<ThingView, 'name' | 'glyph'>,
): boolean {
  if (GOAL.test(name)) {
    return true;
  }
  const armour =
    glyph === '[' && inventory.filter(item => item.glyph === '[' && !item.worn).length < 2;
  return (
    hero.burden === 'unencumbered' &&
    !FLESH.test(name) &&
    (WANTED.includes(glyph) || armour || THROWN.test(name))
  );
}

/** Puts down armour and weapons that were tried, when they are a burden. */
export function unload({ view, threat }: Outlook): readonly Attempt[] {
  if (view.hero.burden === 'unencumbered' || threat.awake.length > 0 || hasGoal(view)) {
    return [];
  }
  return view.inventory
    .filter(({ worn, wielded, glyph }) => !worn && !wielded && '[)('.includes(glyph))
    .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))
    .map(({ id, count }) => ({ kind: 'drop', item: id, count }));
}

/** Reads unknown scrolls and books, and drinks unknown potions, where a sleep does no harm. */
export function tryThings({ view, memory, threat }: Outlook): readonly Attempt[] {
  const { hitPoints, maxHitPoints, conditions } = view.hero;
  const isWell = hitPoints >= maxHitPoints * TRIES_FROM && conditions.length === 0;
  if (threat.foes.length > 0 || !isWell || memory.isWary) {
    return [];
  }
  const untried = (use: string) => spare(view, use).filter(({ id }) => !memory.hasTried(use, id));
  const scrolls = untried('read').filter(item => item.glyph === '?' && isWorthReading(item));
  // A book that is too difficult is refused first, and left.
  const books = untried('read').filter(item => item.glyph === '=');
  const potions = untried('quaff').filter(
    item => isUnknown(item) || /vigour|experience/.test(item.name),
  );
  return [
    ...view.skills.filter(({ ready }) => ready).map(({ skill }) => ({ kind: 'enhance', skill })),
    ...scrolls.map(({ id }) => ({ kind: 'read', item: id })),
    ...potions.map(({ id }) => ({ kind: 'quaff', item: id })),
    ...books.map(({ id }) => ({ kind: 'read', item: id })),
  ];
}

/** Unknown scrolls, and those whose work is never wrong. */
function isWorthReading(item: ItemView): boolean {
  return isUnknown(item) || /identif|whetting|tempering|unbinding|blessing|mapping/.test(item.name);
}
