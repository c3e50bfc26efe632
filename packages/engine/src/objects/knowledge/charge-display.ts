// How charges and numbers are displayed: (recharged:left) for wands and charged tools, a signed number for
// rings and weapon-tools. NetHack 3.6.7 src/objnam.c (doname_base).

/** The displayed facts of an item. */
export interface ChargeDisplayView {
  /** wand, ring, tool, spellbook … */
  readonly class: string;
  /** The kind has charges or a numeric enchantment; lamps and candles don't. */
  readonly charged: boolean;
  /** A tool wielded as a weapon. */
  readonly weaponTool: boolean;
  /** Charges or enchantment; −1 for a cancelled wand. */
  readonly amount: number;
  /** 0…7. */
  readonly recharged: number;
  /** The number is known. */
  readonly known: boolean;
}

/** The display; absent parts aren't shown. */
export interface ChargeDisplay {
  /** `(0:5)`. */
  readonly counter?: string;
  /** `+1`, `-2`, `+0`. */
  readonly enchantment?: string;
}

/** The display for an item of an identified kind. */
export function chargeDisplay(view: ChargeDisplayView): ChargeDisplay {
  const { class: itemClass, charged, weaponTool, amount, recharged, known } = view;
  if (!known) {
    return {};
  }
  if (weaponTool || (itemClass === 'ring' && charged)) {
    return { enchantment: signed(amount) };
  }
  const counted = itemClass === 'wand' || (itemClass === 'tool' && charged);
  return counted ? { counter: `(${recharged}:${amount})` } : {};
}

/** A number with its sign; 0 becomes +0. */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}
