// Numbers of the faith of heroes: altars on levels, prayers at them, gifts, help in need.

/** What an angry god does, in the order of the weights. */
export const GODLY_ANGER = ['displeased', 'curses', 'punishes', 'sends'] as const;

/** What a pleased god gives besides help, in the order of the weights. */
export const GODLY_BOONS = ['nothing', 'weapon', 'glow', 'uncurse', 'gift', 'crown'] as const;

/** Prayers to the hero's own god, anywhere. Patience is counted in turns until the god hears him again. */
interface PrayerRules {
  /** The turn from which a new hero is heard. */
  readonly firstHeard: number;
  /** Turns that may be left for a hero in each kind of trouble. */
  readonly patience: Readonly<Record<'minor' | 'none', number>>;
  /** Turns until he is heard again: `least` and one of `values`. */
  readonly again: { readonly least: number; readonly values: number };
  /** A prayer too soon takes this much favour, and adds these turns. */
  readonly tooSoon: { readonly favour: number; readonly turns: number };
  /** Favour lies within these, and moves 1 towards 0 in this many turns. */
  readonly favour: { readonly least: number; readonly most: number; readonly fadesEvery: number };
  /** Favour for slaying a creature that the god slays, up to `most` in all, and for slaying one of its own. */
  readonly slaying: { readonly foe: number; readonly most: number; readonly own: number };
  /** Weights of GODLY_ANGER; each point of favour below 0 moves 1 from the first to each other. */
  readonly anger: readonly number[];
  /** Weights of GODLY_BOONS; crowning counts from a level and a favour on, and once. */
  readonly boons: readonly number[];
  readonly crown: { readonly level: number; readonly favour: number; readonly resists: number };
  /** Greatest hit points that a golden glow adds. */
  readonly glow: number;
}

/** A sin at an altar: it takes favour and wisdom, and the god is angry. */
interface SinRules {
  readonly favour: number;
  readonly wisdom: number;
}

/** Bodies that are offered at altars. */
interface OfferingRules {
  /** A body counts up to this many turns after the death. */
  readonly freshFor: number;
  /** Points that a body is worth above the level of its kind; `foe` more if the god slays it. `most` counts as whole. */
  readonly worth: { readonly sure: number; readonly foe: number; readonly most: number };
  /** What a body that is worth `most` brings: favour of an angry god, turns of its patience, favour of a kind one. */
  readonly brings: { readonly anger: number; readonly turns: number; readonly favour: number };
  /** A hero of this level gets an artifact with probability 1 in `oneIn` and `perGift` for each that he had. */
  readonly gift: { readonly level: number; readonly oneIn: number; readonly perGift: number };
  /** Bodies of the hero's own race, of a companion, and of the god's own races. */
  readonly sins: Readonly<Record<Sin, SinRules>>;
  /**
   * The altar of another god: a number below `sides` and the level that exceeds `holds` turns it; either way favour
   * moves by `favour`.
   */
  readonly conversion: { readonly sides: number; readonly holds: number; readonly favour: number };
  /** A hero with whom his own god is angry goes over to the altar's: favour and patience of the new god. */
  readonly desertion: { readonly favour: number; readonly turns: number };
}

/** Why a god doesn't want a body. */
export type Sin = 'own-race' | 'companion' | 'gods-own';

/** Altars and prayers. */
export interface FaithRules {
  /** A level has an altar with probability 1 in this number. */
  readonly altarOneIn: number;
  /** Grace that a prayer at an altar of one's god brings back: `sure`, and 1 for each `wisdomOver` points of wisdom. */
  readonly prayer: { readonly sure: number; readonly wisdomOver: number };
  /** Calls for help, anywhere. */
  readonly help: HelpRules;
  /** A god gives something to a hero who has gained this many levels since its last gift. */
  readonly levelsPerGift: number;
  readonly prayers: PrayerRules;
  readonly offerings: OfferingRules;
}

/** When a god helps a hero in need. */
interface HelpRules {
  /** Hit points at which he is in need: up to this number, or up to the maximum over `over`. */
  readonly hitPoints: { readonly least: number; readonly over: number };
  /** Nutrition of a hero who has been fed; he is in need when he is weak from hunger. */
  readonly nutrition: number;
  /** Turns from one call to the next that is heard: of a hero who follows a god, and of one who follows none. */
  readonly again: { readonly follower: number; readonly nobody: number };
}
