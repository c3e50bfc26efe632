// What the player by the odds picks up, puts down, reads and drinks when it isn't disturbed.

import { isCorpse } from '../../../face/index.ts';
import type { GameView, ItemView, ThingView } from '../../../game/index.ts';
import { type Attempt, GOAL, hasGoal, isUnknown, spare } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { isForSale } from './shopping.ts';
import { goTo } from './ways.ts';

/** Items worth carrying, by glyph: potions, scrolls, wands, books, food, missiles, gold. */
const WANTED = '!?/=%{$';
const THROWN = /dagger|javelin|dart|spear/i;

/** Melee weapons that are carried besides the one in hand. */
const MOST_WEAPONS = 2;

/** Hero level from which a single unknown draught is tried. */
const DRINKS_FROM = 8;

/** Share of the hit points with which unknown things are tried. */
const TRIES_FROM = 0.9;

/** Picks up what is worth it underfoot. Goods stay where they lie. */
export function pickUp({ view, ground, memory }: Outlook): readonly Attempt[] {
  const lying = view.underfoot.filter(({ name }) => !isForSale(name));
  if (view.underfoot.length > 0 && lying.length === 0) {
    memory.level.left.add(ground.here);
  }
  return view.shop !== undefined
    ? []
    : lying
        .filter(
          thing =>
            (isWanted(view, thing) && !memory.hasTried('drop', thing.id)) ||
            (view.hero.form === undefined && memory.isLost(thing.id)),
        )
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
  if (view.hero.form === undefined) {
    for (const square of memory.level.lost) {
      lying.add(square);
    }
  }
  lying.delete(ground.here);
  return lying.size === 0
    ? []
    : goTo(outlook, square => lying.has(square) && !memory.level.left.has(square));
}

/** A melee weapon that isn't in hand. */
function isSpareWeapon({ weapon, wielded }: ItemView): boolean {
  return weapon === true && !wielded;
}

/** A burdened hero wants only the goal. Armour is wanted for what it may add, and weapons are compared. */
function isWanted(
  { hero, inventory }: GameView,
  { name, glyph }: Pick<ThingView, 'name' | 'glyph'>,
): boolean {
  if (GOAL.test(name)) {
    return true;
  }
  const armour =
    glyph === '[' && inventory.filter(item => item.glyph === '[' && !item.worn).length < 2;
  const weapon = glyph === ')' && inventory.filter(isSpareWeapon).length < MOST_WEAPONS;
  return (
    hero.burden === 'unencumbered' &&
    !isCorpse({ name }) &&
    (WANTED.includes(glyph) || armour || weapon || THROWN.test(name))
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
    item => (isUnknown(item) && daresToDrink(view, item)) || /vigour|experience/.test(item.name),
  );
  return [
    ...view.skills.filter(({ ready }) => ready).map(({ skill }) => ({ kind: 'enhance', skill })),
    ...scrolls.map(({ id }) => ({ kind: 'read', item: id })),
    ...potions.map(({ id }) => ({ kind: 'quaff', item: id })),
    ...books.map(({ id }) => ({ kind: 'read', item: id })),
  ];
}

/** Unknown draughts may blind, change or put to sleep: only a strong hero tries a single one. */
function daresToDrink({ hero }: GameView, { count }: ItemView): boolean {
  return count > 1 || hero.level >= DRINKS_FROM;
}

/** Unknown scrolls, and those whose work is never wrong. */
function isWorthReading(item: ItemView): boolean {
  return isUnknown(item) || /identif|whetting|tempering|unbinding|blessing|mapping/.test(item.name);
}
