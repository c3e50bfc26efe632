// Words in monsters' files for their behaviour.

/** What a kind does with closed doors: the key `doors`. */
export const DOOR_WAYS = ['none', 'open', 'break'] as const;

/** What a kind does with closed doors. */
export type DoorWay = (typeof DOOR_WAYS)[number];

/** How a kind moves: the key `gait`. */
export const GAITS = ['walk', 'fly', 'swim'] as const;

/** How a kind moves. Swimmers never leave the water. */
export type Gait = (typeof GAITS)[number];

/** The size of a kind's groups: the key `company`. */
export const COMPANIES = ['alone', 'few', 'many'] as const;

/** The size of a kind's groups. */
export type Company = (typeof COMPANIES)[number];

/** Flags that the casting slot's spells check: the key `spell_flags`. */
export const SPELL_FLAGS = [
  'resists-magic',
  'resists-sleep',
  'resists-drain',
  'not-living',
  'sees-invisible',
] as const;

/** A blow's side effect: the word after its dice. */
export const BLOW_WORDS = [
  'paralyse',
  'stun',
  'confuse',
  'blind',
  'poison',
  'slow',
  'terrify',
] as const;

/** What a creature does to those who strike it: the last word of the key `passive`. */
export const PASSIVE_WORDS = ['acid', 'cold', 'fire', 'electricity', 'paralyse', 'stun'] as const;

/** One of them. */
export type PassiveWord = (typeof PASSIVE_WORDS)[number];

/** What a kind eats: the key `diet`. */
export const DIETS = ['meat', 'plants'] as const;
