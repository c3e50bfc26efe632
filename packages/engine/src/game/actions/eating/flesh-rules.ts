// What eating flesh may do: taint, poison, acid, and what it gives. NetHack 3.6.7 src/eat.c (eatcorpse, cpostfx,
// should_givit, givit).

import type { Flesh, FleshGift } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { Beatitude } from '../../../objects/index.ts';
import type { FleshRules } from '../../../worldrules/index.ts';

/** Flesh that is about to be eaten. */
export interface FleshView {
  readonly flesh: Pick<Flesh, 'poisonous' | 'acidic' | 'gives'>;
  /** Level of its kind. */
  readonly level: number;
  /** Turns since its death; −1: it was tinned. */
  readonly age: number;
  readonly beatitude: Beatitude;
  readonly poisonResistant: boolean;
  readonly acidResistant: boolean;
}

/** What the first bite does. */
export interface FleshBite {
  /** `tainted` ends the meal, and brings a disease; `ill` hurts. */
  readonly taint: 'none' | 'ill' | 'tainted';
  /** Hit points lost by taint, poison and acid. */
  readonly damage: number;
  /** Strength lost to poison. */
  readonly weakness: number;
  /** It is poisonous, and this was noticed. */
  readonly poisoned: boolean;
  /** It tastes bad, and feeds half. */
  readonly rotten: boolean;
}

/** Age in steps of rot. Label: `rot`. */
function rotOf(chance: Chance, rules: FleshRules, { age, beatitude }: FleshView): number {
  if (age < 0) {
    return 0;
  }
  const step = rules.rot.least + chance.below(rules.rot.spread, 'rot');
  const shift = Number(beatitude === 'cursed') - Number(beatitude === 'blessed');
  return floorDiv(age, step) + shift * rules.rot.favour;
}

/**
 * The first bite. Labels: `rot`, `still-good`, `acid`, `spared`, `weakness`, `poison`, `ill`, `tastes-bad`.
 */
export function fleshBite(chance: Chance, rules: FleshRules, view: FleshView): FleshBite {
  const { flesh, age, beatitude } = view;
  const rot = rotOf(chance, rules, view);
  const none = { damage: 0, weakness: 0, poisoned: false, rotten: false };
  if (rot > rules.rot.tainted) {
    return { ...none, taint: 'tainted' };
  }
  const acid = flesh.acidic && !view.acidResistant ? chance.roll(1, rules.acid, 'acid') : 0;
  if (flesh.poisonous && !chance.test(1, rules.poison.sparesOneIn, 'spared')) {
    const harms = !view.poisonResistant;
    return {
      taint: 'none',
      weakness: harms ? chance.roll(1, rules.poison.weakness, 'weakness') : 0,
      damage: acid + (harms ? chance.roll(1, rules.poison.damage, 'poison') : 0),
      poisoned: true,
      rotten: false,
    };
  }
  if (rot > rules.rot.ill && !chance.test(1, rules.rot.stillGoodOneIn, 'still-good')) {
    return { ...none, taint: 'ill', damage: acid + chance.roll(1, rules.rot.illness, 'ill') };
  }
  const stale = age >= 0 && beatitude !== 'blessed';
  const rotten = stale && chance.test(1, rules.rot.tastesBadOneIn, 'tastes-bad');
  return { ...none, taint: 'none', damage: acid, rotten };
}

/**
 * What a finished meal gives: one of what the flesh has, each as likely as the other, if the level is above a draw.
 * Labels: `which-gift`, `gift`.
 */
export function fleshGift(
  chance: Chance,
  rules: FleshRules,
  { flesh: { gives }, level }: Pick<FleshView, 'flesh' | 'level'>,
): FleshGift | undefined {
  if (gives.length === 0) {
    return undefined;
  }
  const gift = gives[chance.below(gives.length, 'which-gift')]!;
  // Strength comes whenever it is chosen.
  return gift === 'strength' || chance.test(Math.min(level, rules.giftOf), rules.giftOf, 'gift')
    ? gift
    : undefined;
}
