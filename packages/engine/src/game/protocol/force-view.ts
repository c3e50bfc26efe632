// Lasting effects of spells, as the hero knows them.

/** A force that the hero bears. */
export interface ForceView {
  readonly id: number;
  /** `strength`. */
  readonly name: string;
  /** Turns left of the hero's own, rounded up. Absent: it doesn't end by itself. */
  readonly turns?: number;
  /** What it gives, by the keys of spells' files: points of `str`, percent of `resistFire`. */
  readonly gives: Readonly<Record<string, number>>;
  /** What it is: `aura` acts on its own, `unseen` hides its bearer, `recall` takes the hero home at its end. */
  readonly kind: 'ability' | 'aura' | 'glow' | 'unseen' | 'disease' | 'immunity' | 'recall';
  /** A disease or an immunity. Absent: it is neither. */
  readonly illness?: IllnessView;
  /** An aura's damage and its radius in squares. Absent: it isn't one. */
  readonly aura?: { readonly damage: number; readonly range: number };
  /** Players want it: faces show it in another colour than trouble. */
  readonly isBoon: boolean;
  readonly hue: string;
  readonly icon: string;
}

/** A disease of the hero, or his immunity to one. */
export interface IllnessView {
  readonly level: number;
  /** Hit points that its symptoms take each time; below 0: percent of the full ones; 0: none yet. */
  readonly damage: number;
  /** How it spreads. Absent: it is over. */
  readonly contagion?: ContagionView;
}

/** How a disease spreads. */
export interface ContagionView {
  /** Probability that a creature in range is infected at one turn of the disease. */
  readonly chance: number;
  /** Squares around the ill creature. */
  readonly range: number;
  /** Ticks between two turns of the disease. */
  readonly ticks: number;
}
