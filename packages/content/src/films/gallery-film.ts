// What a film of the gallery is.

/** A film of the gallery. */
export interface GalleryFilm {
  /** Subtype of the spell, 1…52. */
  readonly subtype: number;
  /** Id of the spell's archetype. */
  readonly spell: string;
  /** What to look at, in one or two sentences. */
  readonly about: string;
  /** A drawing and its settings, as the engine's `readFilmSet` takes them. */
  readonly set: string;
}
