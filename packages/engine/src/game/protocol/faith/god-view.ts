// A god as a hero knows it: gods have no secrets from those who can read.

import type { AttackType } from '../../../spellcraft/index.ts';
import type { SpellPathView } from '../path-view.ts';

/** What a prayer to the hero's god would bring now. */
export interface PrayerView {
  /** Turns until the god hears a hero without trouble, 0: at once. */
  readonly heardIn: number;
  /** The trouble that the hero knows of. */
  readonly trouble: 'minor' | 'none';
  /** −10…10. */
  readonly favour: number;
  readonly crowned: boolean;
  /** Each outcome that is possible, with its chance in percent, the likeliest first. */
  readonly outcomes: readonly { readonly outcome: PrayerOutcome; readonly percent: number }[];
}

/** What a prayer may bring. */
export type PrayerOutcome =
  | 'help'
  | 'displeased'
  | 'curses'
  | 'punishes'
  | 'sends'
  | 'nothing'
  | 'weapon'
  | 'glow'
  | 'uncurse'
  | 'gift'
  | 'crown';

/** A god. */
export interface GodView {
  readonly name: string;
  /** A sentence or two about it. */
  readonly about: string;
  /** Races that it slays, and races of its own. */
  readonly slays: readonly string[];
  readonly owns: readonly string[];
  /** The god that it opposes; empty for none. */
  readonly enemy: string;
  readonly icon: string;
  readonly hue: string;
  /** Of the hero's own god. Absent: it is another's. */
  readonly prayer?: PrayerView;
}

/** A god to whom a hero may choose to pray, with what it gives. */
export interface GodOffer extends GodView {
  readonly id: string;
  /** The paths to which it attunes, from which it repels and which it denies. */
  readonly paths: readonly SpellPathView[];
  /** Percent that its followers resist, by attack type; negative: they are weak against it. */
  readonly resistances: readonly { readonly type: AttackType; readonly percent: number }[];
  /** Names of the prayers that it teaches at its altars. */
  readonly teaches: readonly string[];
  /** Names of the things that it may give at its altars. */
  readonly gifts: readonly string[];
}

/** The part of the view about the altar on which the hero stands. */
export interface AltarPart {
  /** Absent: he knows of no altar there. */
  readonly altar?: {
    /** The name of its god; empty: it is nobody’s. */
    readonly god: string;
    /** The hero carries a body that could be offered, or one lies there. */
    readonly hasBody: boolean;
  };
}
