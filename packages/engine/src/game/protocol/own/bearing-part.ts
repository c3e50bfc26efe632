// How a creature in sight stands to the hero's walks and rests.

/** The part of a thing's view about it. */
export interface BearingPart {
  /** Asleep or helpless; absent: apparently able to act. */
  readonly inactive?: 'asleep' | 'helpless';
  /** It can't leave the water, and was never seen to harm from afar; absent: nothing is known to hold it. */
  readonly bound?: true;
  /** The player lets it be: it stops him only once it is beside him. */
  readonly spared?: true;
}
