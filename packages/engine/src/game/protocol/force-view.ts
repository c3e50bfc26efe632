// Lasting effects of spells, as the hero knows them.

/** A force that the hero bears. */
export interface ForceView {
  readonly id: number;
  /** `strength`. */
  readonly name: string;
  /** Turns left of the hero's own, rounded up. */
  readonly turns: number;
  /** What it gives, by the keys of spells' files: points of `str`, percent of `resistFire`. */
  readonly gives: Readonly<Record<string, number>>;
  /** What it is: `aura` acts on its own, `unseen` hides its bearer, `recall` takes the hero home at its end. */
  readonly kind: 'ability' | 'aura' | 'glow' | 'unseen' | 'recall';
  /** An aura's damage and its radius in squares. Absent: it isn't one. */
  readonly aura?: { readonly damage: number; readonly range: number };
  /** Players want it: faces show it in another colour than trouble. */
  readonly isBoon: boolean;
  readonly hue: string;
  readonly icon: string;
}
