// Capitalisation of sentences.

/** The text with its first letter capitalised: `The jackal`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
