// Seeds by chance, for games that are begun without one.

const SEED_WORDS = [
  'amber',
  'ash',
  'candle',
  'ember',
  'ink',
  'lantern',
  'quill',
  'raven',
  'vellum',
  'wick',
];

/** A seed that can be read aloud, such as `ember-4711`. */
export function randomSeed(): string {
  const [word, figure] = crypto.getRandomValues(new Uint32Array(2));
  return `${SEED_WORDS[word! % SEED_WORDS.length]}-${1000 + (figure! % 9000)}`;
}
