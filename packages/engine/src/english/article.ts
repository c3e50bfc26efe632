// The articles of names. The indefinite one depends on how a name sounds, not on how it is spelled.

/** Begins with a vowel and sounds like `you` or `one`. */
const LIKE_A_CONSONANT = /^(?:uni[cfqtv]|us[eu]|eu|one\b)/i;

/** Begins with a silent h. */
const SILENT = /^(?:hour|honest|honour|heir)/i;

/** `an` before what sounds like a vowel, else `a`: `a jackal`, `an orc`, `a unicorn horn`, `an uncursed sling`. */
export function articleOf(name: string): 'a' | 'an' {
  const soundsOpen = /^[aeiou]/i.test(name) && !LIKE_A_CONSONANT.test(name);
  return soundsOpen || SILENT.test(name) ? 'an' : 'a';
}

/**
 * A name with its article: `a jackal`, `an orc`. Proper names, which begin with a capital letter, numbers
 * (`3 arrows`) and names that have an article stand as they are.
 */
export function withArticle(name: string): string {
  return /^(?:an? |the |their own |[\p{Lu}\d])/u.test(name) ? name : `${articleOf(name)} ${name}`;
}

/**
 * A creature's name with the definite article: `the jackal`, `Snagtooth the Tollkeeper`. Proper names begin
 * with a capital letter and take none. A test over the content checks that uniques, and only they, have one.
 */
export function withThe(creature: string): string {
  return /^\p{Lu}/u.test(creature) ? creature : `the ${creature}`;
}
