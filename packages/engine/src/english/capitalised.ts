// The capital letter at the beginning of a sentence.

/** The text with a capital first letter: `The jackal`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
