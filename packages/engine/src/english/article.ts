// Articles of names. The indefinite one depends on a name's sound, not on its spelling.

/** Starts with a vowel but sounds like `you` or `one`. */
const LIKE_A_CONSONANT = /^(?:uni[cfqtv]|us[eu]|eu|one\b)/i;

/** Starts with a silent h. */
const SILENT = /^(?:hour|honest|honour|heir)/i;

/** `an` before a vowel sound, else `a`: `a jackal`, `an orc`, `a unicorn horn`, `an uncursed sling`. */
export function articleOf(name: string): 'a' | 'an' {
  const soundsOpen = /^[aeiou]/i.test(name) && !LIKE_A_CONSONANT.test(name);
  return soundsOpen || SILENT.test(name) ? 'an' : 'a';
}

/**
 * A name with its article: `a jackal`, `an orc`. Proper names (capitalised), numbers (`3 arrows`) and names
 * with an article are unchanged.
 */
export function withArticle(name: string): string {
  return /^(?:an? |the |their own |[\p{Lu}\d])/u.test(name) ? name : `${articleOf(name)} ${name}`;
}

/**
 * A creature's name with the definite article: `the jackal`, `Snagtooth the Tollkeeper`. Proper names
 * (capitalised) take none. A test over the content checks that uniques, and only they, have one.
 */
export function withThe(creature: string): string {
  return /^\p{Lu}/u.test(creature) ? creature : `the ${creature}`;
}
