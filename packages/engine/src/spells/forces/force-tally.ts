// How many of the creatures or fixtures of one place bear forces, so that a place without any asks none of them.

/** Counts that the bearers who have joined keep up to date. */
export class ForceTally {
  /** Bearers of at least one force. */
  bearing = 0;
  /** Bearers of an aura. */
  auras = 0;
}
