// Transfers of mana: what the target has afterwards, what the caster gains, and what too much of it does.
// Crossfire server/spell_effect.c (cast_transfer, charge_mana_effect).

import type { Chance } from '../../chance/index.ts';
import { floorDiv, truncDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';
import type { Overcharge } from './release-rules.ts';

/** A transfer to or from one target. */
export interface ManaTransferView {
  /** The spell's base damage: points given, or below 0 the percentage taken. */
  readonly base: number;
  /** The level adjustment of the spell's damage. */
  readonly adjustment: number;
  /** The target's points. */
  readonly points: number;
  /** The caster's points. */
  readonly own: number;
}

/** A transfer's result. */
export interface ManaTransfer {
  /** The target's points afterwards. */
  readonly points: number;
  /** The caster's points afterwards. */
  readonly own: number;
}

/** The points that a transfer moves. A drain pays its caster the same share of what it took. */
export function manaTransfer(
  { releases }: SpellcraftRules,
  { base, adjustment, points, own }: ManaTransferView,
): ManaTransfer {
  if (base >= 0) {
    return { points: points + base + adjustment, own };
  }
  const rate = Math.min(releases.mana.mostDrained, adjustment - base);
  const taken = truncDiv(points * rate, 100);
  return { points: points - taken, own: own + truncDiv(taken * rate, 100) };
}

/** A creature that has just gained mana. */
export interface OverchargeView {
  readonly points: number;
  /** Its maximum; 0: it can't be overcharged. */
  readonly most: number;
  /** 1 or more. */
  readonly casterLevel: number;
}

/** What the gain does besides. */
export interface OverchargeEnd {
  readonly effect: Overcharge;
  /** Its points afterwards. */
  readonly points: number;
  /** The fireball on its square, if its head explodes. */
  readonly burst?: { readonly damage: number; readonly radius: number; readonly duration: number };
}

/** The effect of points beyond the maximum. Labels: `ball-damage`, `ball-radius`. */
export function overcharge(
  chance: Chance,
  { releases }: SpellcraftRules,
  { points, most, casterLevel }: OverchargeView,
): OverchargeEnd {
  const { overcharge: bands, ball } = releases.mana;
  const reached = (percent: number) => points * 100 >= most * percent;
  const band = most > 0 ? bands.find(({ percent }) => reached(percent)) : undefined;
  if (band?.effect !== 'explosion') {
    return { effect: band?.effect ?? 'energy', points };
  }
  const damage = floorDiv(1 + chance.below(casterLevel, 'ball-damage'), ball.damageOver);
  const radius = floorDiv(1 + chance.below(casterLevel, 'ball-radius'), ball.radiusOver);
  return {
    effect: 'explosion',
    points: truncDiv(most * band.percent, 100),
    burst: {
      damage: ball.leastDamage + damage,
      radius: ball.leastRadius + radius,
      duration: ball.duration,
    },
  };
}
