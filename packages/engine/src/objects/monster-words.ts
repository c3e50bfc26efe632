// The words by which the file of a monster says how it behaves.

/** What a kind does about closed doors: the key `doors`. */
export const DOOR_WAYS = ['none', 'open', 'break'] as const;

/** What a kind does about closed doors. */
export type DoorWay = (typeof DOOR_WAYS)[number];

/** How a kind gets about: the key `gait`. */
export const GAITS = ['walk', 'fly', 'swim'] as const;

/** How a kind gets about: swimmers never leave the water. */
export type Gait = (typeof GAITS)[number];

/** In what company a kind is met: the key `company`. */
export const COMPANIES = ['alone', 'few', 'many'] as const;

/** In what company a kind is met. */
export type Company = (typeof COMPANIES)[number];

/** What spells of the casting slot ask: the key `spell_flags`. */
export const SPELL_FLAGS = [
  'resists-magic',
  'resists-sleep',
  'resists-drain',
  'not-living',
  'sees-invisible',
] as const;

/** What a blow brings besides damage: the word after its dice. */
export const BLOW_WORDS = [
  'paralyse',
  'stun',
  'confuse',
  'blind',
  'poison',
  'slow',
  'terrify',
] as const;
