// What a running world keeps at hand and never saves: records that are filled anew for each use.

import { type Creature, emptyMindView, type MindView } from '../../actors/index.ts';
import { Enumerator } from '../../chance/index.ts';
import type { GameObject } from '../../objects/index.ts';

/** The working records of a world. */
export class Scratch {
  /** Answers questions of certain views, such as who moves next. */
  readonly oracle = new Enumerator();
  /** What the monster that is to decide knows; filled anew for each. */
  readonly mind: MindView;
  /** Things used up by the present command, so that its events can still name them. */
  readonly usedUp = new Map<number, GameObject>();

  /** @param anybody a creature whose traits fill the record of the mind until the first use */
  constructor({ traits }: Creature) {
    this.mind = emptyMindView(traits);
  }
}
