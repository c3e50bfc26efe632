// Reusable records of a running world, which are never saved.

import { type Creature, emptyMindView, type HeroPace, type MindView } from '../../actors/index.ts';
import { Enumerator } from '../../chance/index.ts';
import type { Archetype, GameObject, SpellFacts } from '../../objects/index.ts';
import type { Encumbrance } from '../../speed/index.ts';
import type { DrawListener } from './heard/draw.ts';

/** The working records of a world. */
export class Scratch {
  /** Answers questions for views, such as the order of moves. */
  readonly oracle: Enumerator = new Enumerator();
  /** The knowledge of the monster that is deciding; refilled for each. */
  readonly mind: MindView;
  /** What heroes' movement depends on, and their burdens, by the numbers of the seats. */
  readonly paces: HeroPace[] = [];
  readonly burdens: Encumbrance[] = [];
  /** All who may move, where they are on more than one level. */
  readonly movers: Creature[] = [];
  /** The square from which a creature of several squares casts at present; −1: from its head's. */
  aimsFrom = -1;
  /** Ticks that the present cast takes by its spell's effect; −1: its usual time. */
  frozenTicks = -1;
  /** Facts of spells that fixtures cast. */
  readonly spells: Map<Archetype, SpellFacts> = new Map();
  /** Items used up by the present command, so that its events can still name them. */
  readonly usedUp: Map<number, GameObject> = new Map();
  /** Told of the draws of a record that is looked back on; absent in play. */
  listener: DrawListener | undefined;

  /** @param example a creature whose traits initialise the mind record */
  constructor({ traits }: Creature) {
    this.mind = emptyMindView(traits);
  }
}
