// The spells that a hero keeps up, and the parts of a point of energy that they and time leave over.

/** A spell that lasts until it is cast again. */
export interface MaintainedSpell {
  readonly spell: number;
  /** What it takes off regeneration each turn, in hundredths of energy. */
  readonly hundredths: number;
}

/** The same as it is saved. */
export interface MaintainedState {
  readonly spells: readonly MaintainedSpell[];
  readonly parts: number;
}

/** What is maintained, in the order in which it was cast. */
export class MaintainedSpells {
  spells: readonly MaintainedSpell[] = [];
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

  save(): MaintainedState {
    return { spells: this.spells, parts: this.parts };
  }

  load({ spells, parts }: MaintainedState = { spells: [], parts: 0 }): void {
    this.spells = spells;
    this.parts = parts;
  }
}
