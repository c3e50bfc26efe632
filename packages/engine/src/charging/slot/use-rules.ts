// The parts of the slot that are about offering things to be charged, and about things without charges.

/** A thing that might be offered to be charged. */
export interface OfferView {
  /** wand, ring, tool … */
  readonly class: string;
  /** Kebab case: `oil-lamp`. */
  readonly kind: string;
  /** Its type is flagged as having charges, or as a ring an enchantment. */
  readonly charged: boolean;
  readonly weaponTool: boolean;
  /** Its number of charges is known. */
  readonly chargesKnown: boolean;
  /** Its type is identified. */
  readonly identified: boolean;
  /** The player has named its type. */
  readonly named: boolean;
  /** It has been seen. */
  readonly seen: boolean;
}

/** Offered at once, listed when asked for, or only to be named by the player. */
export type Offered = 'offered' | 'on-request' | 'not-offered';

/** What comes of using a thing that has no charges left. */
export type EmptyUse = 'fizzles' | 'nothing' | 'haze' | 'mundane' | 'container' | 'dark';

/** Things without charges. */
export interface EmptyRules {
  /** By kind: what comes of using one; a wand fizzles. */
  readonly uses: Readonly<Record<string, EmptyUse>>;
  /** The plain kin as which a magical instrument then acts. */
  readonly mundane: Readonly<Record<string, string>>;
  /** Conditions in which a magical instrument acts as its plain kin anyway. */
  readonly plainWhen: readonly string[];
}

/** A ring on a hand. */
export interface WornRing {
  /** Kebab case: `protection`. */
  readonly ring: string;
  readonly enchantment: number;
  /** It is of a kind that has an enchantment. */
  readonly chargeable: boolean;
}

/** Both hands and what else protects. */
export interface RingHungerView {
  readonly left?: WornRing | undefined;
  readonly right?: WornRing | undefined;
  /** Protection comes from something else that is worn. */
  readonly otherProtection: boolean;
}
