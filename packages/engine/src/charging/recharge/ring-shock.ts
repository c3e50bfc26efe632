// Effects of electricity on rings, which it may charge. NetHack 3.7 src/zap.c (maybe_destroy_item).

import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { ShockRules } from '../slot/ring-rules.ts';
import type { ChargingRules } from '../slot/rules.ts';
import { chargeRing } from './ring.ts';

/** A ring hit by electricity. */
export interface ShockedRingView {
  /** Kebab case: `protection`. */
  readonly ring: string;
  readonly enchantment: number;
  /** The bearer's resistance to electricity, besides an intrinsic one. */
  readonly resistance: 'none' | 'worn' | 'carried-artifact';
  /** It is worn under non-metallic gloves. */
  readonly underGloves: boolean;
  readonly bearer: 'hero' | 'monster';
}

/** The result. */
export type ShockedRing =
  | { readonly kind: 'unharmed' }
  | { readonly kind: 'charged'; readonly enchantment: number }
  | { readonly kind: 'exploded'; readonly damage: number }
  | { readonly kind: 'destroyed' };

/**
 * Maximum number of stacks that a shock affects. Label: `one-more-stack`. Source: NetHack 3.7 src/zap.c
 * (destroy_items). Rulesets without such shocks: 0.
 */
export function shockedStacks(chance: Chance, rules: ChargingRules, damage: number): number {
  if (rules.shock === undefined) {
    return 0;
  }
  const { pointsPerStack, mostStacks } = rules.shock;
  const sure = floorDiv(damage, pointsPerStack);
  const over = damage % pointsPerStack;
  return Math.min(mostStacks, sure + (chance.test(over, pointsPerStack, 'one-more-stack') ? 1 : 0));
}

/** Whether a shock affects this stack. Each remaining stack has the same chance. Label: `touched`. */
export function shockTouches(chance: Chance, affected: number, stacks: number): boolean {
  return chance.test(Math.min(affected, stacks), stacks, 'touched');
}

/** One of several rings that a shock may affect. */
export interface RingAmongView {
  /** Damage of the shock. */
  readonly damage: number;
  /** Stacks at risk, this one included. */
  readonly stacks: number;
  readonly ring: ShockedRingView;
}

/** The effect of a shock on one ring among several. Labels: those of its parts. */
export function shockRingAmong(
  chance: Chance,
  rules: ChargingRules,
  { damage, stacks, ring }: RingAmongView,
): ShockedRing {
  const affected = shockedStacks(chance, rules, damage);
  return shockTouches(chance, affected, stacks)
    ? shockRing(chance, rules, ring)
    : { kind: 'unharmed' };
}

/**
 * The effect of a shock on one ring. Labels: `spared`, `charged`, `destroyed`, and those of charging. Source:
 * NetHack 3.7 src/zap.c (maybe_destroy_item)
 */
export function shockRing(
  chance: Chance,
  rules: ChargingRules,
  view: ShockedRingView,
): ShockedRing {
  const notes: ChargingNotebook = chance;
  const { shock } = rules;
  if (shock === undefined || isSpared(chance, shock, view)) {
    notes.note('ring-spared');
    return { kind: 'unharmed' };
  }
  const { charges, destroys } = shock;
  if (rules.rings.chargeable.includes(view.ring)) {
    notes.note('ring-shock-odds', charges.k, charges.n);
    if (chance.test(charges.k, charges.n, 'charged')) {
      return charged(chance, rules, view);
    }
  }
  return chance.test(destroys.k, destroys.n, 'destroyed')
    ? { kind: 'destroyed' }
    : { kind: 'unharmed' };
}

function isSpared(chance: Chance, shock: ShockRules, view: ShockedRingView): boolean {
  const { resistance, bearer } = view;
  const protects =
    resistance === 'worn' || (resistance === 'carried-artifact' && shock.carriedArtifactSpares);
  if (bearer === 'hero' && protects && chance.test(shock.spared.k, shock.spared.n, 'spared')) {
    return true;
  }
  return view.underGloves || shock.immune.includes(view.ring);
}

/** A monster's ring stays unchanged. */
function charged(chance: Chance, rules: ChargingRules, view: ShockedRingView): ShockedRing {
  if (view.bearer === 'monster') {
    return { kind: 'unharmed' };
  }
  const { ring, enchantment } = view;
  const outcome = chargeRing(chance, rules, { ring, enchantment, source: 'uncursed' });
  return outcome.kind === 'loss' ? { kind: 'unharmed' } : outcome;
}
