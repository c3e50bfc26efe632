// What the player by the odds eats: flesh where it falls, as long as the game's own odds of the meal are good; what it
// carries when it is hungry; and a prayer when there is nothing.

import { isCorpse } from '../../../face/index.ts';
import type { GameView, ItemView, ThingView } from '../../../game/index.ts';
import { type Attempt, apart, asked, hasUse, isUnpaid } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { pray } from './prayer.ts';
import { goTo } from './ways.ts';

/** Nutrition below which fresh flesh is eaten, and below which it is walked to. */
const EATS_BELOW = 900;
const FETCHES_BELOW = 750;

/** Turns after which flesh isn't walked to, and the most steps. */
const FRESH = 20;
const NEAR = 12;

/** The chance of a bad end to a meal that is taken. */
const MOST_RISK = 0.05;

/** Ends of the first bite that do no harm. */
const HARMLESS: readonly string[] = ['plain', 'stale', 'harmless'];

/** Hit points below which no flesh is tried. */
const TRIES_FROM = 20;

/** Eats when hungry; fresh flesh before that. */
export function eat(outlook: Outlook): readonly Attempt[] {
  const { view, threat } = outlook;
  if (threat.awake.length > 0) {
    return [];
  }
  const { hunger, nutrition } = view.hero;
  const isHungry = ['hungry', 'weak', 'fainting'].includes(hunger);
  const flesh = nutrition < EATS_BELOW ? wholesome(outlook) : [];
  return [
    ...flesh.map(({ id }) => ({ kind: 'eat', item: id })),
    ...(isHungry ? eatCarried(view) : []),
  ];
}

/** The player eats before the hero faints, unless an enemy stands beside him. */
export function eatInNeed(outlook: Outlook): readonly Attempt[] {
  const { view } = outlook;
  return ['weak', 'fainting'].includes(view.hero.hunger) && view.adjacentHostile.length === 0
    ? [...eatCarried(view), ...pray(outlook)]
    : [];
}

/** Goes to flesh that has just fallen, when there is room for it. */
export function fetchFlesh(outlook: Outlook): readonly Attempt[] {
  const { view, ground, memory, threat } = outlook;
  if (view.hero.nutrition >= FETCHES_BELOW || threat.awake.length > 0) {
    return [];
  }
  const fresh = new Set(
    view.things
      .filter(
        thing =>
          isFlesh(thing) &&
          view.turn - memory.seenSince(thing.id, view.turn) < FRESH &&
          apart(view.hero, thing) <= NEAR &&
          !memory.hasTried('eat', thing.id),
      )
      .map(({ x, y }) => ground.square(x, y)),
  );
  fresh.delete(ground.here);
  return fresh.size === 0
    ? []
    : goTo(outlook, square => fresh.has(square) && !memory.level.left.has(square));
}

/** Flesh rots: it is eaten where it falls or not at all. */
function isFlesh(thing: ThingView): boolean {
  return thing.kind === 'item' && isCorpse(thing);
}

/** Flesh underfoot that the odds call wholesome at its age. */
function wholesome({ view, memory, ask }: Outlook) {
  return view.hero.hitPoints < TRIES_FROM
    ? []
    : view.underfoot.filter(item => {
        const { id, uses } = item;
        if (!uses.includes('eat') || !isCorpse(item)) {
          return false;
        }
        const age = view.turn - memory.seenSince(id, view.turn);
        const bites = asked(ask, { ask: 'item', item: id })?.page?.meal?.bites ?? [];
        const bite = bites.find(told => told.age >= age);
        const risk = bite?.ends
          .filter(({ telling }) => !HARMLESS.includes(telling))
          .reduce((sum, { probability }) => sum + probability, 0);
        return risk !== undefined && risk <= MOST_RISK;
      });
}

function eatCarried({ inventory }: GameView): readonly Attempt[] {
  return inventory.filter(isFood).map(({ id }) => ({ kind: 'eat', item: id }));
}

function isFood(item: ItemView): boolean {
  return hasUse(item, 'eat') && !isUnpaid(item);
}

/** Whether the hero has something to eat. */
export function hasFood({ inventory }: GameView): boolean {
  return inventory.some(isFood);
}
