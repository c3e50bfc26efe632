// Keeps nothing, for games of which nothing is kept.

/** A storage that is always empty. */
export const NO_STORE = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
