// What a kick may come to, for odds.

/** One outcome of a kick. */
export interface KickOutcome {
  readonly kind:
    | 'hits'
    | 'blocked'
    | 'misses'
    | 'door-breaks'
    | 'door-holds'
    | 'wall'
    | 'wall-lames'
    | 'sink'
    | 'slides'
    | 'box-opens'
    | 'lid'
    | 'stays'
    | 'air'
    | 'unknown';
  /** Who is kicked, as in a sentence. */
  readonly name?: string;
  /** Hit points, or squares. */
  readonly least?: number;
  readonly most?: number;
}
