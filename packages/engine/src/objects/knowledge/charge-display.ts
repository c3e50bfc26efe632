// What is shown of the number of a thing: (recharged:left) of wands and charged tools, a signed number
// of rings and weapon-tools. NetHack 3.6.7 src/objnam.c (doname_base).

/** A thing as far as its number is shown. */
export interface ChargeDisplayView {
  /** wand, ring, tool, spellbook … */
  readonly class: string;
  /** Things of its kind have charges, or an enchantment as a number; lamps and candles don't. */
  readonly charged: boolean;
  /** A tool that is wielded as a weapon. */
  readonly weaponTool: boolean;
  /** Charges or enchantment; −1 of a wand: cancelled. */
  readonly amount: number;
  /** 0…7. */
  readonly recharged: number;
  /** The number is known. */
  readonly known: boolean;
}

/** What is shown; absent: nothing. */
export interface ChargeDisplay {
  /** `(0:5)`. */
  readonly counter?: string;
  /** `+1`, `-2`, `+0`. */
  readonly enchantment?: string;
}

/** What is shown of a thing whose kind is identified. */
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

/** A number with its sign; 0 is +0. */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}
