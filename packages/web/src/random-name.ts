// Names and seeds by chance, where luck decides nothing in a game.

/** A unique name: 24 letters and digits. Works on pages without TLS, too. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

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
