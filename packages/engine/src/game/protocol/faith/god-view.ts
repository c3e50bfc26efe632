// A god as a hero knows it: gods have no secrets from those who can read.

/** A god. */
export interface GodView {
  readonly name: string;
  /** A sentence or two about it. */
  readonly about: string;
  /** Races that it slays, and races of its own. */
  readonly slays: readonly string[];
  readonly owns: readonly string[];
  /** The god that it opposes; empty for none. */
  readonly enemy: string;
  readonly icon: string;
  readonly hue: string;
}
