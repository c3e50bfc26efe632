// Possible weapons of a kind of monster: the rules that arm monsters (`makeMonster`, `makeTreasure`), asked
// for the weapon only. It is the prior for an unknown creature.

import type { Chance, Enumerator, Outcome } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import {
  type Archetype,
  type Condition,
  type Content,
  type DrawnEgo,
  drawCondition,
  drawEgo,
  drawTreasure,
  egosFor,
  generationView,
  type TreasureOrder,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import { heldView, strongest } from './monster-weapon.ts';
import { type ArmsMaking, type Held, type LikelyHeld, rememberedArms } from './remembered-arms.ts';

/** A kind of weapon from a treasure list. */
export interface OrderedWeapon extends Pick<TreasureOrder, 'archetype' | 'magic'> {
  /** The hero level at generation. */
  readonly level: number;
  /** The depth at generation, 1 or more. */
  readonly depth: number;
}

/**
 * The possible weapons of a new monster of a kind with their probabilities: the strongest of its kit and of
 * its treasure list's items.
 */
export function likelyArms(ask: Enumerator, making: ArmsMaking, id: string): readonly LikelyHeld[] {
  return rememberedArms(making, id, () => armsOf(ask, making, id));
}

function armsOf(ask: Enumerator, making: ArmsMaking, id: string): readonly LikelyHeld[] {
  const { content } = making;
  const kind = content.archetype(id);
  const kit = strongest(kitOf(content, kind));
  const list = textOf(kind, 'randomitems');
  if (list === '') {
    return [{ weapon: kit, probability: 1 }];
  }
  const level = kind.numbers.level ?? 0;
  const depth = Math.max(1, level);
  const view = { list, difficulty: depth, kindsOnly: true, onlyType: TYPE.weapon };
  const sums = new WeaponSums();
  for (const { value: orders, probability } of ask.ask(drawOrders, content, view).list) {
    let held: readonly LikelyHeld[] = [{ weapon: kit, probability }];
    for (const order of orders) {
      const drawn = likelyWeapon(ask, making, { ...order, level, depth });
      held = held.flatMap(one => drawn.map(other => strongerOf(one, other)));
    }
    for (const one of held) {
      sums.add(one);
    }
  }
  return sums.list;
}

function drawOrders(
  chance: Chance,
  { treasure }: Content,
  view: Parameters<typeof drawTreasure>[2],
): readonly TreasureOrder[] {
  return drawTreasure(chance, treasure, view);
}

function strongerOf(one: LikelyHeld, other: LikelyHeld): LikelyHeld {
  const both = [one.weapon, other.weapon].filter(weapon => weapon !== undefined);
  return { weapon: strongest(both), probability: one.probability * other.probability };
}

/** The weapons that a kind's file gives to every monster. */
function kitOf(content: Content, { inventory }: Archetype): NonNullable<Held>[] {
  return inventory.flatMap(({ archetype: id, numbers }) => {
    const archetype = content.archetype(id);
    const { toHitBonus = 0, toDamBonus = 0 } = numbers;
    return archetype.type === TYPE.weapon ? [heldView(archetype, toHitBonus, toDamBonus)] : [];
  });
}

/** A weapon ordered by a list in every condition, plain or of an ego kind, with probabilities. */
export function likelyWeapon(
  ask: Enumerator,
  { content, ruleset }: ArmsMaking,
  { archetype: id, level, depth, magic }: OrderedWeapon,
): readonly LikelyHeld[] {
  const archetype = content.archetype(id);
  const { dice, toHit: own, ...held } = heldView(archetype, 0, 0);
  // Thousands of pairs of enchantment and ego kind reduce to about a hundred weapons.
  const sums = new Map<number, number>();
  const egos = egosFor(content, archetype);
  const { egos: egoRules, generation } = ruleset.slots.world;
  const view = generationView(archetype, level, magic);
  const enchantments = enchantmentsOf(ask.remember(drawCondition, generation, view));
  for (const { value, probability: share } of outcomesOf<DrawnEgo | undefined>(
    ask.remember(drawEgo, egoRules, { egos, depth }),
  )) {
    const { toHit = 0, toDam = 0 } = value ?? {};
    for (const [enchantment, probability] of enchantments) {
      const key = (toHit + enchantment) * SPAN + toDam + enchantment + HALF_SPAN;
      sums.set(key, (sums.get(key) ?? 0) + share * probability);
    }
  }
  return [...sums].map(([key, probability]) => {
    const toHit = floorDiv(key, SPAN);
    const bonus = dice.bonus + key - toHit * SPAN - HALF_SPAN;
    return { weapon: { ...held, dice: { ...dice, bonus }, toHit: own + toHit }, probability };
  });
}

/** Packs two bonuses into one number. */
const SPAN = 1024;
const HALF_SPAN = 512;

/** A cached answer of an enumerator. */
type Remembered = ReturnType<Enumerator['remember']>;

/** The outcomes of a rule that isn't numeric. */
function outcomesOf<Value>({ outcomes }: Remembered): readonly Outcome<Value>[] {
  return (outcomes?.list ?? []) as readonly Outcome<Value>[];
}

/** The enchantments of a new item, regardless of beatitude. */
function enchantmentsOf(answer: Remembered): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { value, probability } of outcomesOf<Condition>(answer)) {
    sums.set(value.enchantment, (sums.get(value.enchantment) ?? 0) + probability);
  }
  return sums;
}

/** Merges equal weapons. */
export class WeaponSums {
  readonly #sums = new Map<string, { weapon: Held; probability: number }>();

  add({ weapon, probability }: LikelyHeld): void {
    const { dice, toHit, attackTypes = 0 } = weapon ?? {};
    const key =
      dice === undefined ? '' : `${dice.count} ${dice.sides} ${dice.bonus} ${toHit} ${attackTypes}`;
    const sum = this.#sums.get(key);
    if (sum === undefined) {
      this.#sums.set(key, { weapon, probability });
    } else {
      sum.probability += probability;
    }
  }

  get list(): readonly LikelyHeld[] {
    return [...this.#sums.values()];
  }
}
