// Things around the caster turn to gold nuggets. Crossfire server/spell_effect.c (alchemy).

import { factOf } from '../../../objects/index.ts';
import { addGold, goldOf, goldPercent, type Nuggets } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { squareBeside } from '../../seeking.ts';
import type { CastOrder, SpellWorld, Subtype } from '../../spell-world.ts';
import { fail, matterOf } from '../../told/told-order.ts';

/** Squares around the caster. */
const RADIUS = 1;

/** Alchemy: subtype 30. It ends with the pile by which it exceeds the weight that it can melt. */
export const alchemy: Subtype = {
  number: 30,
  name: 'alchemy',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    if (world.creatures?.isHero(order.caster) !== true) {
      return false;
    }
    const rules = world.rules.matter.alchemy;
    const { damageAdjustment, duration } = adjustedSpell(world, order);
    const percent = goldPercent(rules, damageAdjustment);
    const most = rules.gramsPerPoint * duration;
    let melted = 0;
    let any = false;
    const from = world.living.squareOf(order.caster);
    for (let y = -RADIUS; y <= RADIUS && melted <= most; y++) {
      for (let x = -RADIUS; x <= RADIUS && melted <= most; x++) {
        const square = squareBeside(world, from, x, y);
        if (square >= 0 && isOpen(world, square)) {
          const weight = meltOn(world, square, percent, most - melted);
          any ||= weight > 0;
          melted += weight;
        }
      }
    }
    if (!any) {
      fail(world, order, 'nothing-to-melt');
    }
    return true;
  },
};

function isOpen({ ground, living }: SpellWorld, square: number): boolean {
  return !ground.barsMagic(square) && (ground.openToWalking(square) || living.isLiving(square));
}

/** Melts the piles of a square. @param left grams that can still be melted @returns grams that were */
function meltOn(world: SpellWorld, square: number, percent: number, left: number): number {
  const { chance, rules } = world;
  const port = matterOf(world);
  const { smallNugget, largeNugget } = rules.matter.alchemy;
  const small = world.find(smallNugget);
  const large = world.find(largeNugget);
  if (small === undefined || large === undefined) {
    return 0;
  }
  const values = {
    smallValue: Math.max(1, factOf(small, 'value')),
    largeValue: Math.max(1, factOf(large, 'value')),
  };
  let nuggets: Nuggets = { small: 0, large: 0 };
  let weight = 0;
  for (const pile of port.meltableOn(square)) {
    const gold = goldOf(chance, rules.matter.alchemy, { ...pile, percent });
    nuggets = addGold(nuggets, gold, values);
    port.melt(square, pile.id, gold);
    weight += pile.weight;
    if (weight > left) {
      break;
    }
  }
  if (nuggets.small > 0) {
    port.strew(square, small, nuggets.small);
  }
  if (nuggets.large > 0) {
    port.strew(square, large, nuggets.large);
  }
  return weight;
}
