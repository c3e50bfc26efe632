// What decides a creature's side: its master and its moods; and what makes it a golem.

import { Lasting } from '../shared/lasting.ts';
import type { GolemState } from './golem.ts';
import { type Mood, moodBit } from './moods.ts';

/** The side of a creature. */
export abstract class Sided extends Lasting {
  /** Id of its master, 0 for none. */
  master = 0;
  /** Bits of its moods (`moods.ts`). */
  moods = 0;
  /** It is a hero's golem, which acts by a clock of its own; undefined: it isn't. */
  golem: GolemState | undefined;
  /** What a summoner's level adds to the hits of its blows, in twentieths. */
  prowess = 0;

  /** Whether it has a mood. */
  feels(mood: Mood): boolean {
    return (this.moods & moodBit(mood)) !== 0;
  }
}
