// What a monster knows when it decides: its own body and what is around it, as plain numbers. One
// such record serves all monsters of a game; it is filled anew for each.

import type { MonsterTraits } from '../shared/monster-traits.ts';

/**
 * When an ability is of use: at any time, only with the hero beside it, only with him farther off, only
 * while it isn't fast already, or only while few are with it.
 */
export type AbilityMoment = 'any' | 'beside' | 'apart' | 'unhurried' | 'few';

/** An ability that a monster may use now. */
export interface AbilityView {
  /** It goes along a ray. */
  readonly needsDirection: boolean;
  readonly moment: AbilityMoment;
  /** It gives hit points back to whoever casts it. */
  readonly heals: boolean;
  /** Squares that it reaches. */
  readonly reach: number;
}

/** What stands in a direction. */
export const WAY = { blocked: 0, free: 1, door: 2, taken: 3 } as const;

/** What a monster knows. */
export interface MindView {
  traits: MonsterTraits;
  hitPoints: number;
  maxHitPoints: number;
  afraid: boolean;
  confused: boolean;
  /** Helpless or asleep. */
  helpless: boolean;
  /** It is after the hero. */
  hunts: boolean;
  /** It sees the hero now. */
  seesHero: boolean;
  /** Squares to the hero, or to where it believes him. */
  distance: number;
  /** Direction of the hero when he stands beside it, else 0. */
  beside: number;
  /** For those who shoot or cast: direction of a ray to the hero with nobody in between, else 0. */
  aim: number;
  /** Steps to its goal from each neighbouring square by direction, from here at 0; −1 for no way. */
  readonly steps: Int32Array;
  /** What stands in each direction: the numbers of WAY. */
  readonly ways: Uint8Array;
  abilities: readonly AbilityView[];
  /** It is fast at present. */
  fast: boolean;
  /** For those who call others: enough hunt the hero on this level, itself included. */
  crowded: boolean;
  /** It carries what it can shoot. */
  hasMissiles: boolean;
  /** Place of a healing potion among what it carries, −1 for none. */
  healingPotion: number;
  /** Place of a scroll that takes it away from here, −1 for none. */
  escapeScroll: number;
  /** Place of a wand that strikes along a ray, −1 for none. */
  wand: number;
  /** Things lie underfoot. */
  thingsUnderfoot: boolean;
}

/** A record to be filled. */
export function emptyMindView(traits: MonsterTraits): MindView {
  return {
    traits,
    hitPoints: 0,
    maxHitPoints: 0,
    afraid: false,
    confused: false,
    helpless: false,
    hunts: false,
    seesHero: false,
    distance: 0,
    beside: 0,
    aim: 0,
    steps: new Int32Array(9),
    ways: new Uint8Array(9),
    abilities: [],
    fast: false,
    crowded: false,
    hasMissiles: false,
    healingPotion: -1,
    escapeScroll: -1,
    wand: -1,
    thingsUnderfoot: false,
  };
}

/** Fewer hit points left than the share at which its kind loses heart. */
export function losesHeart({ hitPoints, maxHitPoints, traits, afraid }: MindView): boolean {
  return afraid || 100 * hitPoints < traits.fleesBelow * maxHitPoints;
}
