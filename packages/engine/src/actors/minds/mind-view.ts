// A monster's knowledge when it decides: its own body and surroundings as plain numbers. One record, refilled
// for each monster, serves all monsters of a game.

import type { PatternRules } from '../../worldrules/index.ts';
import type { MonsterTraits } from '../shared/monster-traits.ts';

/**
 * When an ability is useful: always, only with the hero adjacent, only with him at a distance, only while the
 * monster isn't fast, or only while few others hunt.
 */
export type AbilityMoment = 'any' | 'beside' | 'apart' | 'unhurried' | 'few';

/** An ability that a monster can use now. */
export interface AbilityView {
  /** It goes along a ray. */
  readonly needsDirection: boolean;
  readonly moment: AbilityMoment;
  /** It heals its caster. */
  readonly heals: boolean;
  /** Range in squares. */
  readonly reach: number;
}

/** State of an adjacent square. A wall can be torn down. */
export const WAY = { blocked: 0, free: 1, door: 2, taken: 3, wall: 4 } as const;

/** A monster's knowledge. */
export interface MindView {
  traits: MonsterTraits;
  hitPoints: number;
  maxHitPoints: number;
  afraid: boolean;
  confused: boolean;
  /** Helpless or asleep. */
  helpless: boolean;
  /** It hunts the hero. */
  hunts: boolean;
  /** It currently sees the hero. */
  seesHero: boolean;
  /** Distance in squares to the hero, or to where it believes him to be. */
  distance: number;
  /** Direction of the hero if he is adjacent, else 0. */
  beside: number;
  /** Where there are walls to be torn down: direction of the hero, or of where it believes him to be. Else 0. */
  towards: number;
  /** For shooters and casters: direction of an unobstructed ray to the hero, else 0. */
  aim: number;
  /** Steps to its goal from each adjacent square by direction, and from its own at 0; −1 for no path or a taken square. */
  readonly steps: Int32Array;
  /** State of each adjacent square by direction: values of WAY. */
  readonly ways: Uint8Array;
  /** Whether an adjacent square may be free or have a door; false: surely none. */
  hasWay: boolean;
  /** It has an ability, carries something or shoots; else it isn't asked what it would do with any of that. */
  equipped: boolean;
  abilities: readonly AbilityView[];
  /** It uses one that would reach in 1 of this many moves. */
  abilityOneIn: number;
  /** It is currently fast. */
  fast: boolean;
  /** For summoners: enough monsters on this level hunt the hero, itself included. */
  crowded: boolean;
  /** It carries missiles that it can shoot or throw. */
  hasMissiles: boolean;
  /** Inventory index of a healing potion, −1 for none. */
  healingPotion: number;
  /** Inventory index of a scroll that takes it away from here, −1 for none. */
  escapeScroll: number;
  /** Inventory index of a wand that attacks along a ray, −1 for none. */
  wand: number;
  /** It zaps it with probability 1 in this number. */
  zapsOneIn: number;
  /** Items lie underfoot. */
  thingsUnderfoot: boolean;
  /** The numbers of how its kind fights; undefined: it attacks at once. */
  patterns: PatternRules | undefined;
  /** Moves into its pattern. A behaviour that follows a pattern counts on. */
  patternAt: number;
}

/** An empty record. */
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
    towards: 0,
    aim: 0,
    steps: new Int32Array(9),
    ways: new Uint8Array(9),
    hasWay: true,
    equipped: true,
    abilities: [],
    abilityOneIn: traits.abilityOneIn,
    fast: false,
    crowded: false,
    hasMissiles: false,
    healingPotion: -1,
    escapeScroll: -1,
    wand: -1,
    zapsOneIn: 1,
    thingsUnderfoot: false,
    patterns: undefined,
    patternAt: 0,
  };
}

/** Whether it loses heart: it is afraid, or its wounds are such that its kind does. */
export function losesHeart(view: MindView): boolean {
  return view.afraid || losesHeartByWounds(view);
}

/** Whether its hit points are below the share at which its kind loses heart. */
export function losesHeartByWounds({
  hitPoints,
  maxHitPoints,
  traits,
}: Pick<MindView, 'hitPoints' | 'maxHitPoints' | 'traits'>): boolean {
  return 100 * hitPoints < traits.fleesBelow * maxHitPoints;
}
