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
  'legs',
] as const;

/**
 * What a body needs for a power of its kind: key `form_needs` of a spell. Breath is cut off by strangling, the voice
 * besides by silence, a gaze by blindness.
 */
export const FORM_NEEDS = ['breath', 'voice', 'eyes'] as const;

/** Sizes of bodies from the smallest. Key `body_size`. */
export const BODY_SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gigantic'] as const;

/** A size of bodies. */
export type BodySize = (typeof BODY_SIZES)[number];

/**
 * Words of the key `body_traits`. `no-limbs` includes `no-hands`. `whirly` bodies are wind, mist or fire, and
 * `noncorporeal` ones are ghosts: nothing hangs on them. `eats-iron` eats iron only. A `fixed` body is never a form.
 */
export const BODY_TRAITS = [
  'no-hands',
  'no-limbs',
  'no-head',
  'no-eyes',
  'silent',
  'buzzes',
  'burbles',
  'humanoid',
  'slithy',
  'hooves',
  'horns',
  'whirly',
  'noncorporeal',
  'strong',
  'eats-metal',
  'eats-iron',
  'passes-walls',
  'vampire',
  'fixed',
] as const;

/** A word of the key `body_traits`. */
export type BodyTrait = (typeof BODY_TRAITS)[number];

/** Shapes into which vampires turn. Key `vampire_shape`. */
export const VAMPIRE_SHAPES = ['mist', 'bat', 'wolf'] as const;
/** What a creature does to those who strike it: the last word of the key `passive`. */
export const PASSIVE_WORDS = ['acid', 'cold', 'fire', 'electricity', 'paralyse', 'stun'] as const;

/** One of them. */
export type PassiveWord = (typeof PASSIVE_WORDS)[number];

/** What a kind eats: the key `diet`. */
export const DIETS = ['meat', 'plants'] as const;
