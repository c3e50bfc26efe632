// A shot or throw as far as the hero knows his launcher and missile. Unknown enchantments enter as the prior:
// the distribution by which such items are generated.

import { equipmentFor, type HeroSheet, wornAt } from '../../actors/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import {
  type Enchantment,
  type ShooterView,
  type SlayFlag,
  shotSums,
  type ThrowerView,
  toHitBonus,
  type WeaponView,
} from '../../combat/index.ts';
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

/** A possible shot or throw, and its probability. */
export type LikelyMissile = { readonly missile: WeaponView; readonly probability: number } & (
  | { readonly how: 'shot'; readonly by: ShooterView }
  | { readonly how: 'thrown'; readonly by: ThrowerView }
);

/** All possibilities of a planned shot or throw; one if everything is known. The probabilities sum to 1. */
export function likelyMissiles(
  state: GameState,
  ask: Enumerator,
  plan: MissilePlan,
): readonly LikelyMissile[] {
  const { sheet, ruleset } = state;
  const known = {
    weapon: supposedWeapon(sheet, plan.by.weapon),
    equipment: equipmentFor(ruleset, sheet, plan.skill, true),
  };
  const missiles = likelyThings(state, ask, plan.pile).map(({ probability, ...bonuses }) => ({
    missile: { ...plan.missile, ...bonuses },
    probability,
  }));
  if (plan.how === 'thrown') {
    const by = { ...plan.by, ...known };
    return missiles.map(likely => ({ ...likely, how: 'thrown', by }));
  }
  const by = { ...plan.by, ...known };
  const launcher = wornAt(sheet, 'launcher');
  const launchers = launcher === undefined ? [] : likelyThings(state, ask, launcher);
  return likelyShots(state, by, missiles, launchers);
}

/** Each missile from each launcher; pairs that the rule of shots can't distinguish are merged. */
function likelyShots(
  { ruleset }: GameState,
  by: ShooterView,
  missiles: readonly Omit<LikelyMissile, 'how' | 'by'>[],
  launchers: readonly LikelyThing[],
): readonly LikelyMissile[] {
  const rules = ruleset.slots.combat;
  const characterToHit = toHitBonus(rules, by).bonus;
  const sums = new Map<string, LikelyMissile>();
  for (const { missile, probability } of missiles) {
    const flags = missile.flags.join(' ');
    for (const { toHit, toDam, probability: share } of launchers) {
      const own = { toHit, toDam };
      const sum = shotSums(rules, { launcher: own, missile, characterToHit });
      const key = `${sum.toHit} ${sum.criticalBonus} ${sum.toDam} ${flags}`;
      const known = sums.get(key);
      const together = (known?.probability ?? 0) + probability * share;
      sums.set(
        key,
        known === undefined
          ? {
              how: 'shot',
              by: { ...by, launcher: by.launcher && { ...by.launcher, ...own } },
              missile,
              probability: together,
            }
          : { ...known, probability: together },
      );
    }
  }
  return [...sums.values()];
}

/** The wielded melee weapon, which only the explanation mentions: assumed plain while unknown. */
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

/** A possible missile or launcher, and its probability. */
interface LikelyThing {
  readonly toHit: number;
  readonly toDam: number;
  readonly flags: readonly SlayFlag[];
  readonly probability: number;
}

/** Classes whose enchantment applies in flight. */
const ENCHANTED: readonly string[] = ['weapon', 'ammunition'];

function likelyThings(state: GameState, ask: Enumerator, item: GameObject): readonly LikelyThing[] {
  const { sheet, content } = state;
  const egos = likelyEgos(ask, content, item, sheet.lore);
  if (egos.length === 0) {
    return likelyBonuses(state, ask, item, { toHit: 0, toDam: 0 }, slaysOf(item));
  }
  return merged(
    egos.flatMap(({ value, probability: share }) => {
      const flags = slaysUnder(item.archetype, content.archetype(value.ego));
      return likelyBonuses(state, ask, item, value, flags).map(({ probability, ...likely }) => ({
        ...likely,
        probability: share * probability,
      }));
    }),
  );
}

/** Merges equal ones. */
function merged(things: readonly LikelyThing[]): readonly LikelyThing[] {
  const sums = new Map<string, LikelyThing>();
  for (const item of things) {
    const key = `${item.toHit} ${item.toDam} ${item.flags.join(' ')}`;
    const probability = (sums.get(key)?.probability ?? 0) + item.probability;
    sums.set(key, { ...item, probability });
  }
  return [...sums.values()];
}

/** @param more bonus of the ego kind */
function likelyBonuses(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  more: Enchantment,
  flags: readonly SlayFlag[],
): readonly LikelyThing[] {
  const { archetype } = item;
  const { sheet } = state;
  const [toHit, toDam] = [factOf(archetype, 'toHit'), factOf(archetype, 'toDam')];
  if (sheet.lore.knows(item, 'enchantment') || !ENCHANTED.includes(classOf(archetype))) {
    const own = { toHit: item.fact('toHitBonus'), toDam: item.fact('toDamBonus') };
    return [{ toHit: toHit + own.toHit, toDam: toDam + own.toDam, flags, probability: 1 }];
  }
  const shares = new Map<number, number>();
  for (const { value, probability } of likelyConditions(state, ask, item)) {
    shares.set(value.enchantment, (shares.get(value.enchantment) ?? 0) + probability);
  }
  return [...shares].map(([points, probability]) => ({
    toHit: toHit + points + more.toHit,
    toDam: toDam + points + more.toDam,
    flags,
    probability,
  }));
}
