// Wielding, putting on and taking off: restrictions, duration, and discoveries. NetHack 3.6.7 src/wield.c
// (dowield, ready_weapon), src/do_wear.c (dowear, dotakeoff, armoroff).

import { ringKind, ringShows } from '../../actors/index.ts';
import {
  beatitudeOf,
  type GameObject,
  hasPaths,
  isArmourSlot,
  isArtifact,
  putOn,
  TYPE,
  takeOff,
  textOf,
  type WearResult,
  wearKindOf,
} from '../../objects/index.ts';
import { holdAndTell } from '../body/helpless.ts';
import { beginStrangling, endStrangling } from '../body/strangling.ts';
import { hamperedBy } from '../forms/hampered.ts';
import { ruleKind } from '../items/charge-view.ts';
import { foundStuck } from '../items/cursed-items.ts';
import { emptySlot, equip } from '../items/equip.ts';
import { isHeld } from '../items/held.ts';
import { isBurnedOut } from '../items/lamp.ts';
import { learnKind, learnPart, learnThing } from '../items/learn-kind.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import { SPEED_TELLINGS } from '../protocol/event-words.ts';
import { breakConduct } from '../state/conducts.ts';
import { ask } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';
import { Watch } from '../turn/alertness.ts';
import { passTime } from '../turn/turns.ts';

/** Wields a weapon or launcher, or readies ammunition; item 0 empties the weapon hand. */
export function wield(state: GameState, itemId: number): ActionResult {
  const { inventory, equipment } = state.sheet;
  if (itemId === 0) {
    return equipment.weapon === 0 ? refuse('empty-handed') : takeOffThing(state, equipment.weapon);
  }
  const item = inventory.find(itemId);
  if (item !== undefined && !isHeld(item.archetype)) {
    return refuse('not-wieldable');
  }
  return dress(state, itemId, 'wielded');
}

/** Puts on an item. */
export function wearThing(state: GameState, itemId: number): ActionResult {
  const item = state.sheet.inventory.find(itemId);
  if (item !== undefined && isHeld(item.archetype) !== false) {
    return refuse('not-wearable');
  }
  if (item !== undefined && isBurnedOut(item)) {
    state.logFelt('light-dark', state.hero.id, itemId);
    return { refused: 'no-fuel', usesMove: true };
  }
  return dress(state, itemId, 'worn');
}

function dress(state: GameState, itemId: number, event: 'wielded' | 'worn'): ActionResult {
  const { sheet, hero } = state;
  const wanted = sheet.inventory.find(itemId);
  const unfit = wanted && hamperedBy(state, wanted);
  if (unfit !== undefined) {
    return unfit;
  }
  const result = putOn(sheet.inventory, sheet.equipment, itemId);
  if (result.kind === 'refused') {
    const inItsPlace =
      result.reason === 'place-taken' ? sheet.inventory.find(result.by) : undefined;
    if (inItsPlace === undefined) {
      return notDone(state, result);
    }
    if (wearKindOf(inItsPlace.archetype) === 'ring') {
      ask(state, { about: 'ring-to-replace', facts: { ring: itemId }, paid: false });
      return { cost: 0 };
    }
    return changeClothes(state, inItsPlace.id, itemId);
  }
  const item = sheet.inventory.find(itemId)!;
  equip(state, result.equipment);
  if (isArmourSlot(result.slot)) {
    breakConduct(state, 'nudist');
  }
  if (result.slot === 'light') {
    tellLight(state, itemId, result.replaced);
  } else {
    state.logFelt(event, hero.id, itemId);
  }
  feel(state, item, event);
  beginStrangling(state, item);
  if (result.turns > 0) {
    holdAndTell(state, 'dressing', result.turns);
  }
  return { cost: state.ruleset.bridges.beats.move };
}

/**
 * Takes off the item in the slot, then puts on the new one, each with its duration. Of two rings the hero is asked
 * which one. An enemy or harm in between ends it there. House rule:
 * NetHack requires taking off first.
 */
export function changeClothes(state: GameState, worn: number, itemId: number): ActionResult {
  const watch = new Watch(state);
  const off = takeOffThing(state, worn);
  if ('refused' in off) {
    return off;
  }
  if (off.cost > 0) {
    passTime(state, off.cost);
  }
  if (watch.disturbed()) {
    if (state.ending === undefined) {
      state.logFelt('change-interrupted', state.hero.id, itemId);
    }
    return { cost: 0 };
  }
  // The item may have been stolen or burnt in the meantime.
  const on = state.ending === undefined ? dress(state, itemId, 'worn') : refuse('game-over');
  return 'refused' in on ? { cost: 0 } : on;
}

/** A light is lit when it is equipped, and the previous one is extinguished. */
function tellLight(state: GameState, lit: number, before: number): void {
  if (before !== 0) {
    state.logFelt('light-put-out', before);
  }
  state.logFelt('light-lit', lit);
}

/** The powers of an ego kind are felt at once (ammunition must hit first); artifacts become fully known. */
function feelPowers(state: GameState, item: GameObject): void {
  if (isArtifact(item.archetype)) {
    learnThing(state, item);
  } else if (item.ego !== undefined && item.archetype.type !== TYPE.ammunition) {
    if (learnPart(state, item, 'ego')) {
      state.logFelt('recognised', state.hero.id, item.id);
    }
  }
}

/**
 * What equipping reveals: armour shows its enchantment; a cursed weapon sticks to the hand. Source: NetHack
 * 3.6.7 src/do_wear.c (Armor_on: known), src/wield.c (ready_weapon: bknown).
 */
function feel(state: GameState, item: GameObject, event: 'wielded' | 'worn'): void {
  feelPowers(state, item);
  feelPaths(state, item);
  if (ringKind(item) !== '') {
    feelRing(state, item);
  } else if (event === 'worn') {
    if (hasPoints(item)) {
      learnKind(state, item);
    }
    learnPart(state, item, 'enchantment');
    feelBoots(state, item, true);
  } else if (isStuck(state, item)) {
    foundStuck(state, item);
  }
}

/** A ring or an amulet of points to hit and of damage is felt in the hand at once. House rule. */
function hasPoints({ archetype }: GameObject): boolean {
  return textOf(archetype, 'toHitDice') !== '' || textOf(archetype, 'toDamDice') !== '';
}

/** The wearer feels the spell paths of an item at once, and so recognises its kind. House rule. */
function feelPaths(state: GameState, thing: GameObject): void {
  if (hasPaths(thing.archetype)) {
    learnKind(state, thing);
  }
}

/**
 * A ring that visibly changes its wearer is recognised; a ring of a known kind shows its number. Source:
 * NetHack 3.6.7 src/do_wear.c (learnring).
 */
function feelRing(state: GameState, ring: GameObject): void {
  if (ringShows(ring)) {
    learnKind(state, ring);
  }
  if (state.sheet.lore.isIdentified(ring.archetype)) {
    learnPart(state, ring, 'enchantment');
  }
}

/** Speed boots are recognised when they are put on or taken off. */
function feelBoots(state: GameState, item: GameObject, on: boolean): void {
  const { worn } = state.ruleset.slots.speed.quickness;
  const { sheet, hero } = state;
  if (!worn.includes(ruleKind(item)) || sheet.conditions.has('very-fast')) {
    return;
  }
  const telling = on ? (sheet.powers.fast ? 'faster' : 'much-faster') : 'slow-down';
  state.logFelt('speed-changed', hero.id, SPEED_TELLINGS.indexOf(telling));
  learnKind(state, item);
}

/** Ammunition in the quiver isn't wielded. */
function isStuck({ sheet }: GameState, item: GameObject): boolean {
  return beatitudeOf(item) === 'cursed' && sheet.equipment.quiver !== item.id;
}

/** A curse is discovered by trying, which costs the move; other obstacles are visible beforehand. */
function notDone(
  state: GameState,
  { reason, by }: Extract<WearResult, { kind: 'refused' }>,
): ActionResult {
  const obstacle = state.sheet.inventory.find(by);
  if (reason !== 'cursed' || obstacle === undefined) {
    return refuse(reason);
  }
  foundStuck(state, obstacle);
  return { refused: reason, usesMove: true };
}

/** Takes off or unwields an item. It protects until the end of its removal time. */
export function takeOffThing(state: GameState, itemId: number): ActionResult {
  const { sheet, hero, ruleset } = state;
  const item = sheet.inventory.find(itemId);
  const result = takeOff(sheet.inventory, sheet.equipment, itemId);
  if (result.kind === 'refused') {
    return notDone(state, result);
  }
  if (result.turns > 0) {
    holdAndTell(state, 'undressing', result.turns);
    passTime(state, ruleset.bridges.beats.move);
    if (state.ending !== undefined) {
      return { cost: 0 };
    }
  }
  emptySlot(state, result.slot);
  if (result.slot === 'light') {
    state.logFelt('light-put-out', itemId);
  } else {
    const held = item !== undefined && isHeld(item.archetype) === true;
    state.logFelt('taken-off', hero.id, itemId, Number(held));
  }
  if (item !== undefined) {
    feelBoots(state, item, false);
    endStrangling(state, item);
  }
  return { cost: result.turns > 0 ? 0 : ruleset.bridges.beats.move };
}
