// Makes items from treasure lists: each ordered item is made, filled by its own list and given a condition.
// Crossfire common/treasure.c (create_treasure, fix_generated_item) for the items and the contents of casting
// items; NetHack 3.6.7 src/mkobj.c (mksobj) for beatitude, enchantment, charges. Changed texts (`change_name`
// …) become the item's own. Artifacts are placed by `game/dungeon/artifacts.ts`: a
// game has one of each.

import { type Chance, type Dice, parseDice, rollDice } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { ARMOUR_POINTS, type GenerationRules } from '../../worldrules/index.ts';
import { type Archetype, factOf, TYPE, textOf } from '../archetype.ts';
import { drawBox } from '../boxes.ts';
import { carrierKindOf, isFilled } from '../carriers/carrier-kind.ts';
import { finishCarrier } from '../carriers/fill-carrier.ts';
import {
  beatitudeOf,
  classOf,
  enchantmentsOf,
  setBeatitude,
  setCharges,
  setEnchantments,
} from '../condition.ts';
import type { Content } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import { canBeProofed, setProofed } from '../item-states.ts';
import { makeObject } from '../make.ts';
import { drawTreasure, type TreasureOrder } from '../treasure/draw-treasure.ts';
import { type Condition, drawCondition, generationView } from './draw-condition.ts';
import { type DrawnEgo, drawEgo, egosFor } from './draw-ego.ts';

/** A request for treasure. */
export interface TreasureWish {
  /** The treasure list's name. */
  readonly list: string;
  /** Depth of the level, 1 or more. It opens lists. */
  readonly difficulty: number;
  /** Level of the hero, 1…30. It limits enchantments. */
  readonly level: number;
  /** Excludes kinds that are always cursed. */
  readonly onlyGood?: boolean;
  /** Initial charges by the rules of the game. Absent or undefined: by the item's file. */
  readonly chargesOf?: (archetype: Archetype) => Dice | undefined;
  /** Conditions of new things, frequency of ego kinds, and numbers of carriers. */
  readonly ruleset: Ruleset;
}

/**
 * Makes the items of a treasure list in creation order. Throws a ContentError for an unknown list.
 * @param nextId gives unused ids
 */
export function makeTreasure(
  chance: Chance,
  content: Content,
  wish: TreasureWish,
  nextId: () => number,
): GameObject[] {
  const things: GameObject[] = [];
  for (const order of drawTreasure(chance, content.treasure, wish)) {
    const item = makeOrdered(chance, content, wish, order, nextId);
    if (item !== undefined) {
      things.push(item);
    }
  }
  return things;
}

function makeOrdered(
  chance: Chance,
  content: Content,
  wish: TreasureWish,
  order: TreasureOrder,
  nextId: () => number,
): GameObject | undefined {
  const archetype = content.archetype(order.archetype);
  if (factOf(archetype, 'intangible') !== 0) {
    return undefined;
  }
  const item = makeObject(content, archetype, nextId, Math.max(1, order.count));
  for (const [key, text] of Object.entries(order.changes ?? {})) {
    item.setText(key, text);
  }
  if (archetype.type === TYPE.spell) {
    return item;
  }
  if (isFilled(archetype)) {
    return fillCarrier(chance, content, wish, item, nextId);
  }
  const { egos: egoRules, generation } = wish.ruleset.slots.world;
  const charges = wish.chargesOf?.(archetype);
  applyCondition(
    item,
    drawCondition(chance, generation, generationView(archetype, wish.level, order.magic, charges)),
  );
  drawProof(chance, generation, item);
  drawFuel(chance, item, archetype);
  drawPoints(chance, item, archetype);
  drawBox(chance, wish.ruleset.slots.world.tools.boxes, item);
  const egos = egosFor(content, archetype);
  const drawn = drawEgo(chance, egoRules, { egos, depth: wish.difficulty });
  if (drawn !== undefined) {
    applyEgo(content, item, drawn);
  }
  const list = textOf(archetype, 'randomitems');
  if (list !== '') {
    return fill(chance, content, { ...wish, list }, item, nextId);
  }
  return item;
}

/** Some arms are proof against acid when they are made. Label: `proofed`. NetHack 3.6.7 src/mkobj.c (mkobj_erosions). */
export function drawProof(
  chance: Chance,
  { proofedOneIn }: GenerationRules,
  item: GameObject,
): void {
  if (canBeProofed(item.archetype) && chance.test(1, proofedOneIn, 'proofed')) {
    setProofed(item, true);
  }
}

/** Draws a lamp's oil in turns. Label: `fuel`. NetHack 3.6.7 src/mkobj.c (mksobj). */
export function drawFuel(chance: Chance, item: GameObject, archetype: Archetype): void {
  const dice = textOf(archetype, 'fuelDice');
  if (dice !== '') {
    item.setFact('fuel', rollDice(chance, parseDice(dice, 'fuel_dice'), 'fuel'));
  }
}

/**
 * Draws the to-hit and damage points of a ring or an amulet that has both; a cursed one takes them. Labels:
 * `to-hit-points`, `to-dam-points`. Angband 3.0.5 src/object2.c (a_m_aux_3: SV_RING_SLAYING).
 */
function drawPoints(chance: Chance, item: GameObject, archetype: Archetype): void {
  const sign = beatitudeOf(item) === 'cursed' ? -1 : 1;
  const drawn = (key: string, field: string, label: string) => {
    const dice = textOf(archetype, key);
    return dice === '' ? 0 : sign * rollDice(chance, parseDice(dice, field), label);
  };
  const toHit = drawn('toHitDice', 'to_hit_dice', 'to-hit-points');
  const toDam = drawn('toDamDice', 'to_dam_dice', 'to-dam-points');
  if (toHit !== 0 || toDam !== 0) {
    setEnchantments(item, { toHit, toDam });
  }
}

/** Runs the list of an item that carries no spell. The things made lie inside the item. */
function fill(
  chance: Chance,
  content: Content,
  wish: TreasureWish,
  item: GameObject,
  nextId: () => number,
): GameObject {
  for (const order of drawTreasure(chance, content.treasure, wish)) {
    const inner = makeOrdered(chance, content, wish, { ...order, count: 1 }, nextId);
    if (inner !== undefined) {
      inner.count = Math.max(1, order.count);
      item.inventory.push(inner);
    }
  }
  return item;
}

/**
 * Runs the list of a carrier, whose first spell is the one that it carries, and draws its numbers. The count of
 * that spell is the number of charges of a wand, or of pieces of a pile: a count of 0 makes none at all.
 */
function fillCarrier(
  chance: Chance,
  content: Content,
  wish: TreasureWish,
  item: GameObject,
  nextId: () => number,
): GameObject | undefined {
  const list = textOf(item.archetype, 'randomitems');
  const orders = drawTreasure(chance, content.treasure, { ...wish, list });
  const order = orders.find(({ archetype }) => content.archetype(archetype).type === TYPE.spell);
  const piles = carrierKindOf(item.archetype) === 'scroll';
  if (order === undefined || (piles && order.count === 0)) {
    return undefined;
  }
  const spell = content.archetype(order.archetype);
  item.inventory.push(makeObject(content, spell, nextId));
  const { difficulty, onlyGood = false, ruleset } = wish;
  finishCarrier(chance, ruleset, item, spell, { difficulty, count: order.count, onlyGood });
  return item;
}

/** Applies a condition to a new item. Kinds that are inherently cursed or blessed stay so. */
export function applyCondition(item: GameObject, condition: Condition): void {
  const { archetype } = item;
  const { beatitude, enchantment, charges } = condition;
  if (beatitude !== 'uncursed') {
    setBeatitude(item, beatitude);
  }
  switch (classOf(archetype)) {
    case 'weapon':
    case 'ammunition':
      setEnchantments(item, { toHit: enchantment, toDam: enchantment });
      break;
    case 'armour':
      setEnchantments(item, { armour: enchantment * ARMOUR_POINTS });
      break;
    case 'ring':
      item.setFact('power', enchantment);
      break;
    default:
      if (charges > 0) {
        setCharges(item, { left: charges, recharged: 0 });
      }
  }
}

/** Gives a new item an ego kind, whose bonuses add to its own enchantment. */
export function applyEgo(content: Content, item: GameObject, drawn: DrawnEgo): void {
  const { toHit, toDam, armour } = enchantmentsOf(item);
  item.ego = content.archetype(drawn.ego);
  setEnchantments(item, {
    toHit: toHit + drawn.toHit,
    toDam: toDam + drawn.toDam,
    armour: armour + drawn.armour,
  });
  item.setFact('bonus', drawn.bonus);
  if (drawn.cursed) {
    setBeatitude(item, 'cursed');
  }
}
