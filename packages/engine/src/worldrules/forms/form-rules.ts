// The numbers of forms: how heroes and monsters change, how long a hero keeps a form, and what eaters of metal gain.

import type { TurnRange } from '../dungeon-rules.ts';

/** What changes of form depend on. */
export interface FormRules {
  /** Turns for which a hero keeps a form at most. One below the form's level keeps it for level / form level of them. */
  readonly turns: TurnRange;
  /** Hit points: a die of `levelDie` for each level of the form; for one of level 0 one of `lowestDie`. */
  readonly hitPoints: { readonly levelDie: number; readonly lowestDie: number };
  /** Dragons have `sure` points and a die of `die` for each level instead. */
  readonly dragon: { readonly sure: number; readonly die: number };
  /** A form ends when fewer hit points than this are left. */
  readonly endsBelow: number;
  /** In a form one hit point comes back every this many turns. */
  readonly healsEvery: number;
  /** Strength on Angband's scale: of strong forms, and at most of all others. */
  readonly strength: { readonly strong: number; readonly others: number };
  /** A change without control is a shock if a draw below `outOf` exceeds the constitution: a die of `die` hit points. */
  readonly shock: { readonly outOf: number; readonly die: number };
  /** Any change makes a new self instead, 1 in this. */
  readonly newSelfOneIn: number;
  /** Names that a hero with control may try. */
  readonly tries: number;
  readonly newSelf: NewSelfRules;
  /** A ring that changes its wearer does so 1 in this many turns. */
  readonly ringOneIn: number;
  /** What eaters of metal gain. */
  readonly eaten: EatenRules;
  /** A vampire that changes becomes something else of its family: 1 in these, else the last. */
  readonly vampire: VampireRules;
  /** Energy that a hero pays for a power of his form: for one that attacks, and for any other. */
  readonly powers: { readonly attackEnergy: number; readonly otherEnergy: number };
  /** Load of monsters in tenths of a pound: of one of `body`, halved for those that aren't strong. */
  readonly load: {
    readonly most: number;
    readonly body: number;
    readonly bodySize: number;
    readonly weakOver: number;
  };
}

/** A hero who becomes a new version of himself. */
interface NewSelfRules {
  /** His level changes by −`levels` to `levels`; below 1 he dies. */
  readonly levels: number;
  /** Greatest hit points and energy are kept in tenths: `leastTenths` and up to `tenths` values more. */
  readonly leastTenths: number;
  readonly tenths: number;
  /** Strength, dexterity, constitution and charisma change by −`attributes` to `attributes`. */
  readonly attributes: number;
  readonly nutrition: { readonly least: number; readonly values: number };
}

/** Rings and amulets eaten by a form that eats metal. */
export interface EatenRules {
  /** They do something 1 in these. */
  readonly ringOneIn: number;
  readonly amuletOneIn: number;
  /** Nutrition of each; of other metal its weight in tenths of a pound, at most `most`. */
  readonly ringNutrition: number;
  readonly amuletNutrition: number;
  readonly mostNutrition: number;
  /** Growth of to-hit, damage and protection is a draw from `slowFrom` on, at most 1 from `pointFrom`, and none from `endsAt`. */
  readonly slowFrom: number;
  readonly pointFrom: number;
  readonly endsAt: number;
}

/** The family of vampires. */
interface VampireRules {
  /** 1 in this a vampire becomes mist, else a bat. */
  readonly mistOneIn: number;
  /** 1 in this a vampire of `lordLevel` or more becomes a wolf. */
  readonly wolfOneIn: number;
  readonly lordLevel: number;
}
