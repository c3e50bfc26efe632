// Whether a text has the words that a player looks for.

/**
 * Whether a text has every word of a search, in any order and as parts of words: `heal pot` finds `potion of healing`.
 * A word behind a minus must be absent: `potion -water`. Capitals don't matter. No words find everything.
 */
export function matchesWords(text: string, search: string): boolean {
  const within = text.toLowerCase();
  return wordsOf(search).every(word =>
    word.length > 1 && word.startsWith('-')
      ? !within.includes(word.slice(1))
      : within.includes(word),
  );
}

/** The words of a search, in small letters. */
function wordsOf(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
}
