// The spells that a hero maintains, and the fractions of a point of energy that accumulate over turns.

/** A spell that lasts until it is cast again. */
export interface MaintainedSpell {
  readonly spell: number;
  /** Energy that it costs each turn, in hundredths, deducted from regeneration. */
  readonly hundredths: number;
}

/** The saved form of a maintained spell. */
export interface MaintainedState {
  readonly spells: readonly MaintainedSpell[];
  readonly parts: number;
}

/** Maintained spells, in the order of casting. */
export class MaintainedSpells {
  spells: readonly MaintainedSpell[] = [];
  /** Hundredths of energy beyond whole points, 0…99. */
  parts = 0;

  /** Whether there is anything to save. */
  get used(): boolean {
    return this.spells.length > 0 || this.parts !== 0;
  }

  /** Total cost each turn, in hundredths of energy, deducted from regeneration. */
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
