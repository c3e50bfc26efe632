// Parts of the slot: offering items for charging, and items without charges.

/** An item that may be offered for charging. */
export interface OfferView {
  /** wand, ring, tool … */
  readonly class: string;
  /** Kebab case: `oil-lamp`. */
  readonly kind: string;
  /** Its type is flagged as charged, or for rings as enchanted. */
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

/** Offered at once, listed on request, or only if the player names it. */
export type Offered = 'offered' | 'on-request' | 'not-offered';

/** The result of using an item without charges. */
export type EmptyUse = 'fizzles' | 'nothing' | 'haze' | 'mundane' | 'container' | 'dark';

/** Items without charges. */
export interface EmptyRules {
  /** By kind; a wand fizzles. */
  readonly uses: Readonly<Record<string, EmptyUse>>;
  /** The plain kind that a magical instrument then acts as. */
  readonly mundane: Readonly<Record<string, string>>;
  /** Conditions in which a magical instrument always acts as its plain kind. */
  readonly plainWhen: readonly string[];
}

/** A ring on a hand. */
export interface WornRing {
  /** Kebab case: `protection`. */
  readonly ring: string;
  readonly enchantment: number;
  /** Its kind has an enchantment. */
  readonly chargeable: boolean;
}

/** The rings of both hands, and other protection. */
export interface RingHungerView {
  readonly left?: WornRing | undefined;
  readonly right?: WornRing | undefined;
  /** Another worn item protects. */
  readonly otherProtection: boolean;
}
