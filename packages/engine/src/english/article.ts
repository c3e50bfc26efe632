// The indefinite article, which goes by the sound and not by the letter.

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
