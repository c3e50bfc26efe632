// What spells that change sides come to in a preview, and what the hero knows for it.

import type { God, Sending } from '../../objects/index.ts';
import type {
  GolemFailure,
  GolemKind,
  MindFacts,
  MoodChange,
  WeaponFacts,
} from '../../spells/index.ts';

/** What the hero knows of minds, golems and his own weapons. */
export interface PreviewedSides {
  /** A known creature's mind; undefined for a hero. */
  mind(creature: number): MindFacts | undefined;
  isHero(creature: number): boolean;
  /** As in SidesPort. */
  golemOf(owner: number): number;
  sentBy(god: God, what: Sending): readonly number[];
  golemKind(kind: number): GolemKind;
  weapon(owner: number, item: number): WeaponFacts | GolemFailure;
  /** Name of a kind. @param kind archetype index */
  nameOf(kind: number): string;
}

/** The outcomes of a spell that changes sides. */
export type SideOutcome =
  | { readonly what: 'changes-mood'; readonly square: number; readonly mood: keyof MoodChange }
  | {
      readonly what: 'golem';
      readonly name: string;
      readonly hitPoints: number;
      readonly damage: number;
      /** Ticks until it has worn out. */
      readonly ticks: number;
    }
  | { readonly what: 'dismisses' }
  | { readonly what: 'steers' }
  | { readonly what: 'no-golem'; readonly why: GolemFailure };
