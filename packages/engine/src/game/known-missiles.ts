// A shot or throw as the hero can foresee it: who in sight stands first in its way, and how far away.

import { wornAt } from '../actors/index.ts';
import type { Enumerator } from '../chance/index.ts';
import type { CombatRules, Enchantment } from '../combat/index.ts';
import { enchantmentsOf, type GameObject, knownThing } from '../objects/index.ts';
import type { RefusalReason } from './commands.ts';
import { gridsBetween, missileWay } from './flight.ts';
import { type KnownCreature, knownCreatures } from './known.ts';
import { isPrecious } from './landing.ts';
import { isInRange, type MissilePlan, planShot, planThrow } from './missile-plans.ts';
import type { GameState } from './state.ts';

/** What a missile may be, and how likely that is. */
interface LikelyPlan {
  readonly plan: MissilePlan;
  readonly probability: number;
}

/** A missile on its way to somebody in sight. */
export interface KnownMissile {
  /** One when the hero knows his things, else one for each enchantment that they may have. */
  readonly plans: readonly LikelyPlan[];
  /** It never breaks. */
  readonly artifact: boolean;
  /** Who is first in its way: whom it was aimed at, or somebody before him. */
  readonly meets: KnownCreature;
  /** Grids to whom it meets. */
  readonly distance: number;
}

/** Why nothing can be foreseen. */
export interface NoKnownMissile {
  readonly refused: RefusalReason;
}

/**
 * What the hero would shoot or throw at somebody in sight. All squares of a clear line to what is seen
 * are seen, and so is whoever stands on them: nothing hidden is asked.
 * @param question its item as in the commands fire and throw
 */
export function knownMissile(
  state: GameState,
  ask: Enumerator,
  question: { readonly ask: 'fire' | 'throw'; readonly item: number },
  target: KnownCreature,
): KnownMissile | NoKnownMissile {
  const { item } = question;
  const plan = question.ask === 'fire' ? planShot(state, item) : planThrow(state, item);
  if ('refused' in plan) {
    return plan;
  }
  if (!isInRange(state, plan, target.square)) {
    return { refused: 'out-of-range' };
  }
  const rules: CombatRules = state.ruleset.slots.combat;
  const { hero, level } = state;
  const { map } = level;
  const aim = { from: hero.square, towards: target.square, range: plan.range };
  const { met } = missileWay(rules, map, aim);
  const meets = knownCreatures(state).find(({ id }) => id === met);
  if (meets === undefined) {
    return { refused: 'blocked' };
  }
  const distance = gridsBetween(rules, map, hero.square, meets.square);
  const plans = likelyPlans(state, ask, plan);
  return { plans, artifact: isPrecious(plan.pile), meets, distance };
}

/** Everything that the missile and the launcher in hand may be, with the probabilities; they sum to 1. */
function likelyPlans(state: GameState, ask: Enumerator, plan: MissilePlan): LikelyPlan[] {
  const bow = wornAt(state.sheet, 'launcher');
  const held = plan.by.launcher;
  const launchers =
    bow === undefined || held === undefined
      ? [{ numbers: held, probability: 1 }]
      : likelyNumbers(state, ask, bow, held);
  const weapon = knownWeapon(state, plan);
  return likelyNumbers(state, ask, plan.pile, plan.missile).flatMap(missile =>
    launchers.map(launcher => {
      const by = { ...plan.by, weapon, launcher: launcher.numbers };
      return {
        plan: { ...plan, missile: missile.numbers, by } as MissilePlan,
        probability: missile.probability * launcher.probability,
      };
    }),
  );
}

/**
 * The weapon in hand, which only weighs on the arm: what isn't known of it is left out. Those who mind
 * whether it is blessed see that.
 */
function knownWeapon({ sheet }: GameState, { by }: MissilePlan): MissilePlan['by']['weapon'] {
  const thing = sheet.weapon;
  const held = by.weapon;
  if (thing === undefined || held === undefined) {
    return held;
  }
  const { toHit, toDam } = enchantmentsOf(thing);
  const known = sheet.lore.knows(thing, 'enchantment');
  return {
    ...held,
    toHit: known ? held.toHit : held.toHit - toHit,
    toDam: known ? held.toDam : held.toDam - toDam,
    blessed: held.blessed && (sheet.role === 'priest' || sheet.lore.knows(thing, 'beatitude')),
  };
}

/** The numbers of a thing; where the hero doesn't know its enchantment, those that it may have. */
function likelyNumbers<Numbers extends Enchantment>(
  { sheet }: GameState,
  ask: Enumerator,
  thing: GameObject,
  numbers: Numbers,
): { readonly numbers: Numbers; readonly probability: number }[] {
  if (sheet.lore.knows(thing, 'enchantment')) {
    return [{ numbers, probability: 1 }];
  }
  const { toHit, toDam } = enchantmentsOf(thing);
  const shares = new Map<number, number>();
  for (const { value, probability } of knownThing(ask, thing, sheet.lore, sheet.level).condition
    .list) {
    shares.set(value.enchantment, (shares.get(value.enchantment) ?? 0) + probability);
  }
  return [...shares].map(([bonus, probability]) => ({
    numbers: {
      ...numbers,
      toHit: numbers.toHit - toHit + bonus,
      toDam: numbers.toDam - toDam + bonus,
    },
    probability,
  }));
}
