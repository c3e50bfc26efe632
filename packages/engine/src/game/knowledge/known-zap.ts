// A wand, a rod, a horn, a scroll or a potion as the hero knows it, as input for odds.

import type { Enumerator } from '../../chance/index.ts';
import { playedAs, wrest } from '../../charging/index.ts';
import {
  type Condition,
  type GameObject,
  isDust,
  kindOf,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import { cursedPotion } from '../../spellcraft/index.ts';
import { asksDirection, type CastOrder } from '../../spells/index.ts';
import { obstacleTo } from '../forms/hampered.ts';
import { ruleKind } from '../items/charge-view.ts';
import { isRod, rodCharge } from '../items/rods.ts';
import { carriedOrder } from '../magic/carried-spell.ts';
import { directionOfNearest } from '../movement/facing.ts';
import { reels } from '../movement/reeling.ts';
import { appliedIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';
import { knownCondition } from './known-condition.ts';

/** A wand or a horn that the hero could use now. */
export interface KnownZap {
  /** Absent: it has no spell, but its kind's own effect. */
  readonly order: CastOrder | undefined;
  /** Probability that its spell is released, as far as he knows. */
  readonly works: number;
  /** It goes where the hero points it, and he reels: it may go in another direction than the order's. */
  readonly reels: boolean;
  /** It is a scroll or a potion. */
  readonly usedUp: boolean;
  /** Its charges or its beatitude are a guess. */
  readonly guess: boolean;
}

/**
 * What the hero's form lacks for the use of a carried wand, rod or tool; undefined: nothing. Scrolls, potions and
 * lights are refused for other reasons.
 */
export function zapObstacle(state: GameState, itemId: number): ReturnType<typeof obstacleTo> {
  const item = state.sheet.inventory.find(itemId);
  if (item === undefined || isUsedUp(item) || item.archetype.type === TYPE.light) {
    return undefined;
  }
  const isZapped = item.archetype.type === TYPE.wand || isRod(item);
  return obstacleTo(state, isZapped ? 'zap' : 'apply');
}

/**
 * A carried wand, rod, tool, scroll or potion; a scroll casts towards the nearest enemy in sight, a potion on its
 * drinker. `unknown` if the hero doesn't recognise its kind, undefined for anything else.
 */
export function knownZap(
  state: GameState,
  ask: Enumerator,
  itemId: number,
  direction: number,
): KnownZap | 'unknown' | undefined {
  const wand = state.sheet.inventory.find(itemId);
  const isUsed =
    wand !== undefined &&
    (wand.archetype.type === TYPE.wand ||
      isCasting(wand) ||
      isUsedUp(wand) ||
      appliedIn(state, wand.archetype) !== undefined);
  if (!isUsed) {
    return undefined;
  }
  if (!state.sheet.lore.isIdentified(kindOf(wand))) {
    return 'unknown';
  }
  const spell = wand.inventory[0];
  const order =
    spell === undefined
      ? undefined
      : carriedOrder(wand, spell, state.hero.id, directionWith(state, wand, direction));
  const isPointed = wand.archetype.type === TYPE.wand || isCasting(wand);
  return {
    order,
    reels: isPointed && reels(state),
    usedUp: isUsedUp(wand),
    ...readiness(state, ask, wand),
  };
}

/** Whether an item releases a spell by other means than charges: a rod, or a dust. */
function isCasting(item: GameObject): boolean {
  return isRod(item) || isDust(item.archetype);
}

/** Whether an item is a scroll or a potion: with or without a spell, which an unknown one doesn't show. */
function isUsedUp({ archetype }: GameObject): boolean {
  const { type } = archetype;
  return type === TYPE.scroll || (type === TYPE.potion && !isDust(archetype));
}

/** The direction in which an item casts: a scroll or a potion isn't aimed. */
function directionWith(
  state: GameState,
  { archetype, inventory }: GameObject,
  direction: number,
): number {
  switch (archetype.type) {
    case TYPE.scroll:
      return asksDirection(inventory[0]!.archetype) ? directionOfNearest(state) : 0;
    case TYPE.potion:
      return isDust(archetype) ? direction : 0;
    default:
      return direction;
  }
}

function readiness(state: GameState, ask: Enumerator, wand: GameObject) {
  const charge = rodCharge(state, wand);
  if (charge !== undefined) {
    return { works: charge.left < charge.cost ? 0 : 1, guess: false };
  }
  if (isDust(wand.archetype)) {
    return { works: 1, guess: false };
  }
  const { condition, guess } = knownCondition(state, ask, wand);
  const works = condition.list.reduce(
    (sum, { value, probability }) => sum + probability * worksIn(state, ask, wand, value),
    0,
  );
  return { works, guess };
}

function worksIn(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  { charges, beatitude }: Condition,
): number {
  const { charging } = state.ruleset.slots;
  if (isUsedUp(item)) {
    return item.inventory.length > 0 && beatitude === 'cursed' ? worksCursed(state, ask, item) : 1;
  }
  if (item.archetype.type !== TYPE.wand) {
    const kin = playedAs(charging, ruleKind(item), charges, state.sheet.conditions.names());
    const isSpent = charges <= 0 && textOf(item.archetype, 'chargesDice') !== '';
    return kin === undefined && !isSpent ? 1 : 0;
  }
  const zaps = ask.ask(wrest, charging, { charges });
  const share = zaps.probability(({ result }) => result !== 'nothing');
  const { cursedOnceIn } = charging.wands;
  return beatitude === 'cursed' ? share * (1 - 1 / cursedOnceIn) : share;
}

/** The probability that a cursed scroll or potion does what it should: a scroll backfires, a potion may explode. */
function worksCursed({ ruleset, sheet, content }: GameState, ask: Enumerator, item: GameObject) {
  const { spells, world } = ruleset.slots;
  if (item.archetype.type === TYPE.scroll) {
    return 0;
  }
  if (content.find(world.objectCasting.potionBurst) === undefined) {
    return 1;
  }
  const view = { level: sheet.level, luck: sheet.worn.craft.luck };
  return ask.ask(cursedPotion, spells, view).probability(burst => burst === undefined);
}
