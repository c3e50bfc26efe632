// What decides a creature's side: its master and its moods; and what makes it a golem.

import { Lasting } from '../shared/lasting.ts';
import type { CompanionKind } from './companions/companion-kind.ts';
import type { PetState } from './companions/pet.ts';
import type { GolemState } from './golem.ts';
import { type Mood, moodBit } from './moods.ts';

/** The side of a creature. */
export abstract class Sided extends Lasting {
  /** What its kind is as a companion. */
  readonly nature: CompanionKind;
  /** Id of its master, 0 for none. */
  master = 0;
  /** Bits of its moods (`moods.ts`). */
  moods = 0;
  /** It is a hero's golem, which acts by a clock of its own; undefined: it isn't. */
  golem: GolemState | undefined;
  /** It is a tame animal; undefined: it isn't. */
  pet: PetState | undefined;
  /** The name that a hero gave it; empty: none. */
  given = '';
  /** What a summoner's level adds to the hits of its blows, in twentieths. */
  prowess = 0;

  constructor(nature: CompanionKind) {
    super();
    this.nature = nature;
  }

  /** Whether it has a mood. */
  feels(mood: Mood): boolean {
    return (this.moods & moodBit(mood)) !== 0;
  }
}
