// Charging wands. NetHack 3.6.7 src/read.c (recharge).

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import { type Aim, type Beatitude, type ExplosionCause, MOST_RECHARGED } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';
import type { WandRow } from '../slot/wand-rules.ts';
import { strippedCharges } from './strip.ts';

/** A wand and the source that charges it. */
export interface WandChargeView {
  /** Kebab case: `magic-missile`. */
  readonly wand: string;
  readonly aim: Aim;
  readonly source: Beatitude;
  /** The wand's beatitude. */
  readonly beatitude: Beatitude;
  /** −1: cancelled. */
  readonly charges: number;
  /** Number of previous rechargings, 0…7. */
  readonly recharged: number;
  /** Absent: no. */
  readonly artifact?: boolean | undefined;
}

/** The result. */
export type WandCharged =
  | { readonly kind: 'charged'; readonly charges: number; readonly recharged: number }
  | { readonly kind: 'exploded'; readonly cause: ExplosionCause };

/** The row for charging a wand. */
export function wandRow({ wands }: ChargingRules, wand: string, aim: Aim): WandRow {
  return wands.special[wand] ?? wands.byAim[aim];
}

/**
 * Charges a wand. It may explode and be destroyed; otherwise its recharge count always rises. Labels:
 * `explosion`, `charges`, `part` (of an uncursed source). Source: NetHack 3.6.7 src/read.c (recharge)
 */
export function chargeWand(
  chance: Chance,
  rules: ChargingRules,
  view: WandChargeView,
): WandCharged {
  const notes: ChargingNotebook = chance;
  const before = Math.max(0, view.charges);
  const { source, beatitude } = view;
  if (rules.steps.shrugsOff(beatitude, source)) {
    notes.note('shrugged-off');
    return { kind: 'charged', charges: before, recharged: view.recharged };
  }
  const row = wandRow(rules, view.wand, view.aim);
  const { k, n } = rules.steps.explosion(rules, row, view.recharged, view.artifact ?? false);
  notes.note('wand-explosion-odds', k, n);
  if (chance.test(k, n, 'explosion')) {
    return { kind: 'exploded', cause: 'recharge-limit' };
  }
  const recharged = Math.min(MOST_RECHARGED, view.recharged + 1);
  notes.note('recharge-count', recharged);
  if (source === 'cursed') {
    return { kind: 'charged', charges: strippedCharges(before, beatitude, notes), recharged };
  }
  const charges = chargedTo(chance, rules, row, before, source);
  if (row.burstsAbove !== undefined && charges > row.burstsAbove) {
    notes.note('wand-bursts', charges, row.burstsAbove);
    return { kind: 'exploded', cause: 'wishing-overcharge' };
  }
  return { kind: 'charged', charges: inRange(rules, charges), recharged };
}

/** The charges of a wand or book after charging. */
export function chargedTo(
  chance: Chance,
  rules: ChargingRules,
  row: WandRow,
  before: number,
  source: Beatitude,
): number {
  const notes: ChargingNotebook = chance;
  const full = row.least + chance.below(row.limit - row.least + 1, 'charges');
  const drawn = source === 'blessed' ? full : 1 + chance.below(full, 'part');
  notes.note('charges-drawn', drawn, row.limit);
  if (before < drawn) {
    notes.note('charges-set', drawn, before);
    return drawn;
  }
  const after = rules.steps.beyond(before, row.limit);
  notes.note(after === before ? 'charge-held' : 'charge-beyond', after, row.limit);
  return after;
}

/** Charges clamped to the ruleset's range. */
export function inRange({ range }: ChargingRules, charges: number): number {
  return clamp(charges, range.least, range.most);
}
