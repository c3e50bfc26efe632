// The effect of cancellation on an item. NetHack 3.6.7 src/zap.c (cancel_item).

import { type Notebook, silent } from '../../chance/index.ts';
import type { CancelRules } from '../slot/cancel-rules.ts';
import type { ChargingNotebook } from '../slot/facts.ts';
import type { Beatitude } from '../slot/names.ts';
import type { ChargingRules } from '../slot/rules.ts';

/** An item to be cancelled. */
export interface CancelView {
  /** Kebab case, without its class: `magic-missile`. */
  readonly kind: string;
  /** wand, ring, tool, spellbook, scroll, potion, weapon, armor … */
  readonly class: string;
  /** Its type is magical. */
  readonly magic: boolean;
  /** A tool wielded as a weapon. */
  readonly weaponTool: boolean;
  /** Charges or enchantment. */
  readonly charges: number;
  readonly recharged: number;
  readonly beatitude: Beatitude;
}

/** The cancelled item. */
export interface Cancelled {
  /** Its new kind within its class. */
  readonly kind: string;
  readonly charges: number;
  readonly recharged: number;
  readonly beatitude: Beatitude;
}

/** A class whose new kind doesn't keep the old number. */
const BLANK_SCROLL = 'scroll';

/**
 * An item after cancellation. Every item loses its blessing or curse. Source: NetHack 3.6.7 src/zap.c
 * (cancel_item)
 */
export function cancelled(
  rules: ChargingRules,
  view: CancelView,
  notes: Notebook = silent,
): Cancelled {
  const book: ChargingNotebook = notes;
  const { cancel } = rules;
  const { kind, charges, recharged } = view;
  const name = `${view.class}/${kind}`;
  if (!isAffected(cancel, view, name)) {
    book.note('cancel-untouched', charges);
    return { kind, charges, recharged, beatitude: 'uncursed' };
  }
  const left = cancel.keepCharges.includes(name)
    ? charges
    : (cancel.leaves[name] ?? cancel.leaves[view.class] ?? 0);
  book.note('cancelled-charges', left, charges);
  const becomes = cancel.becomes[name] ?? cancel.classBecomes[view.class];
  const now = becomes === undefined || cancel.keepKind.includes(name) ? kind : becomes;
  const blank = view.class === BLANK_SCROLL && now !== kind;
  return { kind: now, charges: blank ? 0 : left, recharged, beatitude: 'uncursed' };
}

/** Whether cancelling a shop's item means that it must be paid for. */
export function cancelCosts(rules: ChargingRules, view: CancelView): boolean {
  const after = cancelled(rules, view);
  return after.charges !== view.charges || after.kind !== view.kind;
}

function isAffected(cancel: CancelRules, view: CancelView, name: string): boolean {
  if (view.magic || cancel.affected.includes(name)) {
    return true;
  }
  const enchantable = view.weaponTool || cancel.enchantable.includes(view.class);
  return enchantable && view.charges !== 0;
}
