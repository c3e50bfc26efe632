// A shot or throw as far as the hero knows his launcher and his missile: an enchantment that isn't known
// enters as the prior, the distribution by which such things are made.

import { type HeroSheet, ringsAsKnown, wornAt } from '../../actors/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import type { Enchantment, SlayFlag, ThrowerView } from '../../combat/index.ts';
import {
  classOf,
  factOf,
  type GameObject,
  likelyEgos,
  slaysOf,
  slaysUnder,
  weaponFacts,
} from '../../objects/index.ts';
import type { MissilePlan } from '../actions/missiles/missile-plans.ts';
import type { GameState } from '../state/state.ts';
import { likelyConditions } from './known-weapon.ts';

/** A shot or throw that may be the one, and how likely that is. */
export interface LikelyPlan {
  readonly plan: MissilePlan;
  readonly probability: number;
}

/** Everything that a planned shot or throw may be; one when all is known. The probabilities sum to 1. */
export function likelyPlans(
  state: GameState,
  ask: Enumerator,
  plan: MissilePlan,
): readonly LikelyPlan[] {
  const { sheet } = state;
  const missiles = likelyThings(state, ask, plan.pile);
  const weapon = supposedWeapon(sheet, plan.by.weapon);
  const launcher = plan.how === 'shot' ? wornAt(sheet, 'launcher') : undefined;
  const launchers = launcher === undefined ? [] : likelyThings(state, ask, launcher);
  const equipment = ringsAsKnown(sheet, plan.by.equipment);
  return missiles.flatMap(({ probability, ...bonuses }): LikelyPlan[] => {
    const missile = { ...plan.missile, ...bonuses };
    if (plan.how === 'thrown') {
      return [{ plan: { ...plan, missile, by: { ...plan.by, weapon, equipment } }, probability }];
    }
    const by = { ...plan.by, weapon, equipment };
    return launchers.map(({ probability: share, flags: _, ...own }) => ({
      plan: {
        ...plan,
        missile,
        by: { ...by, launcher: by.launcher && { ...by.launcher, ...own } },
      },
      probability: probability * share,
    }));
  });
}

/** The weapon in the other hand, which only the explanation mentions: plain until more is known. */
function supposedWeapon(
  { weapon, lore }: HeroSheet,
  actual: ThrowerView['weapon'],
): ThrowerView['weapon'] {
  if (weapon === undefined || actual === undefined) {
    return undefined;
  }
  const { toHit, toDam } = weaponFacts(weapon.archetype);
  const plain = lore.knows(weapon, 'enchantment') ? {} : { toHit, toDam };
  return { ...actual, ...plain, blessed: lore.knows(weapon, 'beatitude') && actual.blessed };
}

/** What a missile or launcher may be, and how likely that is. */
interface LikelyThing {
  readonly toHit: number;
  readonly toDam: number;
  readonly flags: readonly SlayFlag[];
  readonly probability: number;
}

/** Classes whose things are made with an enchantment that flies with them. */
const ENCHANTED: readonly string[] = ['weapon', 'ammunition'];

function likelyThings(
  state: GameState,
  ask: Enumerator,
  thing: GameObject,
): readonly LikelyThing[] {
  const { sheet, content } = state;
  const egos = likelyEgos(ask, content, thing, sheet.lore);
  if (egos.length === 0) {
    return likelyBonuses(sheet, ask, thing, { toHit: 0, toDam: 0 }, slaysOf(thing));
  }
  return egos.flatMap(({ value, probability: share }) => {
    const flags = slaysUnder(thing.archetype, content.archetype(value.ego));
    return likelyBonuses(sheet, ask, thing, value, flags).map(({ probability, ...likely }) => ({
      ...likely,
      probability: share * probability,
    }));
  });
}

/** @param more points that the ego kind adds */
function likelyBonuses(
  sheet: HeroSheet,
  ask: Enumerator,
  thing: GameObject,
  more: Enchantment,
  flags: readonly SlayFlag[],
): readonly LikelyThing[] {
  const { archetype } = thing;
  const [toHit, toDam] = [factOf(archetype, 'toHit'), factOf(archetype, 'toDam')];
  if (sheet.lore.knows(thing, 'enchantment') || !ENCHANTED.includes(classOf(archetype))) {
    const own = { toHit: thing.fact('toHitBonus'), toDam: thing.fact('toDamBonus') };
    return [{ toHit: toHit + own.toHit, toDam: toDam + own.toDam, flags, probability: 1 }];
  }
  const shares = new Map<number, number>();
  for (const { value, probability } of likelyConditions(sheet, ask, thing)) {
    shares.set(value.enchantment, (shares.get(value.enchantment) ?? 0) + probability);
  }
  return [...shares].map(([points, probability]) => ({
    toHit: toHit + points + more.toHit,
    toDam: toDam + points + more.toDam,
    flags,
    probability,
  }));
}
