// A tame animal: what it has besides a creature's fields. NetHack 3.6.7 include/mextra.h (edog).

/** The state of a tame animal. */
export interface PetState {
  /** Its loyalty, 1…20. */
  tameness: number;
  /** The turn from which it is hungry. */
  hungryAt: number;
  /** How often its master struck it. */
  abused: number;
  /** Greatest hit points that it lost when it weakened from hunger; 0: it isn't weak. */
  weakened: number;
  /** Its own moves until it has eaten what it is eating. */
  eating: number;
  /** The last turn in which there was a hero on its level. */
  metAt: number;
}

/** The saved form of a pet: fields with their usual value 0 are left out. */
export interface SavedPet {
  readonly tameness: number;
  readonly hungryAt: number;
  readonly abused?: number;
  readonly weakened?: number;
  readonly eating?: number;
  readonly metAt?: number;
}

/** A pet as it is saved. */
export function savePet({ tameness, hungryAt, ...others }: PetState): SavedPet {
  const used = Object.entries(others).filter(([, value]) => value !== 0);
  return { tameness, hungryAt, ...Object.fromEntries(used) };
}

/** A saved pet. */
export function restorePet(saved: SavedPet): PetState {
  return { abused: 0, weakened: 0, eating: 0, metAt: 0, ...saved };
}
