// The spells that a hero keeps up, and the parts of a point of energy that they and time leave over.

/** A spell that lasts until it is cast again. */
export interface KeptUpSpell {
  readonly spell: number;
  /** What it takes off regeneration each turn, in hundredths of energy. */
  readonly hundredths: number;
}

/** The same as it is saved. */
export interface KeptUpState {
  readonly spells: readonly KeptUpSpell[];
  readonly parts: number;
}

/** What is kept up, in the order in which it was cast. */
export class KeptUpSpells {
  spells: readonly KeptUpSpell[] = [];
  /** Hundredths of energy beyond the whole points, 0…99. */
  parts = 0;

  /** Whether there is anything to save. */
  get used(): boolean {
    return this.spells.length > 0 || this.parts !== 0;
  }

  /** What all of them take off regeneration each turn, in hundredths of energy. */
  get maintenance(): number {
    return this.spells.reduce((sum, { hundredths }) => sum + hundredths, 0);
  }

  has(spell: number): boolean {
    return this.spells.length > 0 && this.spells.some(kept => kept.spell === spell);
  }

  save(): KeptUpState {
    return { spells: this.spells, parts: this.parts };
  }

  load({ spells, parts }: KeptUpState = { spells: [], parts: 0 }): void {
    this.spells = spells;
    this.parts = parts;
  }
}
