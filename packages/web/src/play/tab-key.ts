// What the Tab key means: a blow while an enemy is in sight, else the next button.

/** Milliseconds after a blow in which another Tab goes to no button: the enemy fell before it. */
const OVERSHOT = 1000;

/** A press of the key. */
interface TabPress {
  /** Milliseconds of the page's clock. */
  readonly timeStamp: number;
  readonly shiftKey: boolean;
}

/** Where a press meets the page. */
interface TabPlace {
  /** On the map, or with nothing focused. */
  readonly isOnMap: boolean;
  /** The hero sees an enemy and may strike. */
  readonly canFight: boolean;
}

/** The key over time. */
export class TabKey {
  #struck = Number.NEGATIVE_INFINITY;

  /** Whether a press is a blow, or one too many that means nothing, or goes to the next button. */
  meaningOf({ timeStamp, shiftKey }: TabPress, place: TabPlace): 'fight' | 'too-many' | 'button' {
    if (shiftKey || !place.isOnMap) {
      return 'button';
    }
    const isTooMany = timeStamp - this.#struck < OVERSHOT;
    if (!place.canFight && !isTooMany) {
      return 'button';
    }
    this.#struck = timeStamp;
    return place.canFight ? 'fight' : 'too-many';
  }
}
