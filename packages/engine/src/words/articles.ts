// Articles before the names of creatures. A proper name begins with a capital letter and has none; a test over
// the content holds that exactly those of whom there is only one have such a name.

export { withArticle } from '../english/index.ts';

/** `the jackal`, `Snagtooth the Tollkeeper`. */
export function withThe(creature: string): string {
  return /^\p{Lu}/u.test(creature) ? creature : `the ${creature}`;
}

/** The same at the beginning of a sentence. */
export function beginning(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
