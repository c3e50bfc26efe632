// Pets and steeds in the view.

/** A pet, as its master knows it. */
export interface PetView {
  /** 1…20. */
  readonly tameness: number;
  readonly hunger: 'fed' | 'hungry' | 'weak';
}

/** The hero’s steed. */
export interface SteedView extends PetView {
  readonly id: number;
  readonly name: string;
  /** Turns of its gallop that are left; 0: it doesn’t gallop. */
  readonly gallop: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  readonly hitPoints: readonly [now: number, most: number];
}

/** What shows of a creature as a companion. */
export interface CompanionPart {
  /** It is the hero’s own pet; absent: it isn’t. */
  readonly pet?: PetView;
  /** It wears a saddle. */
  readonly saddled?: true;
  /** What another hero rides; absent: nothing. */
  readonly rides?: string;
}
