// The subtypes whose scenes are played, one line each: which fields of what are compared.

import type { Scene } from '../scene-file.ts';
import { hasMonsters, hasOtherPlayers, hasSeveralMonsters, hasWalkers } from './undetermined.ts';

/** What is compared of a subtype's scenes. Fields are called as in recordings. */
export interface Compared {
  /** Of players. */
  readonly heroes?: readonly string[];
  /** Of monsters, golems and pets. */
  readonly creatures?: readonly string[];
  /** Of forces that creatures carry: abilities, auras, glows. */
  readonly forces?: readonly string[];
  /** Of items on the floor and in packs; `flag:` and a name stands for a flag. */
  readonly things?: readonly string[];
  /** Of what stands on squares: walls, runes, signs. */
  readonly fixtures?: readonly string[];
  /** The darkness of the level, and the maps that the hero is shown. */
  readonly level?: true;
  /** Of spell effects on the map, pictures among them. Absent: they aren't compared. */
  readonly effects?: readonly string[];
  /** Names of choices that the original draws on behalf of a player: two raw numbers each. */
  readonly paired?: readonly string[];
  /**
   * Random scenes whose numbers can't be fed, because other parts of the server draw in between: fields that may
   * have any value.
   */
  readonly free?: readonly string[];
  /** Further fields that may have any value in random scenes of which something is true. */
  readonly freeWhere?: readonly {
    readonly holds: (scene: Scene) => boolean;
    readonly fields: readonly string[];
  }[];
  /**
   * Streams of luck that recorded numbers are fed to, although fields are free: what they draw for comes before the
   * other draws of its tick. Absent: all if no field is free, else none.
   */
  readonly fed?: readonly string[];
}

/** A player's pools and place. */
export const HERO = ['x', 'y', 'hp', 'sp', 'grace', 'food'];

/** What a level gained changes. */
const POINTS: readonly string[] = ['hp', 'sp', 'grace'];

/** A monster's place and hit points. */
const CREATURE = ['x', 'y', 'hp'];

/** The clock, the life and the strength of an effect. */
const EFFECT = ['range', 'dam', 'direction', 'attackType', 'duration', 'food', 'speedLeft'];

/** An effect that only shows a picture. */
export const PICTURE = ['food', 'speedLeft'];

/** A hero with what forces give him. */
const BEARER = [...HERO, 'str', 'con', 'int', 'cha', 'resist', 'moveType'];

/** A force, but for what only auras have. */
const FORCE = ['name', 'level', 'duration', 'speed', 'speedLeft', 'resist', 'moveType'];

/** Points that an ability gives. */
const GIFTS = ['str', 'dex', 'con', 'int', 'wis', 'cha', 'ac', 'wc', 'hp', 'attackType'];

/** Paths of a creature, or that a force gives. */
const PATHS = ['pathAttuned', 'pathRepelled', 'pathDenied'];

/** An aura. */
const AURA = ['level', 'duration', 'speed', 'speedLeft', 'dam', 'range', 'attackType', 'resist'];

/** A disease, its symptoms, and the immunity to it. */
const SICKNESS = [
  ...['name', 'level', 'food', 'dam', 'wc', 'magic', 'hp', 'sp', 'maxHp', 'maxGrace', 'value'],
  ...['lastSp', 'lastGrace', 'str', 'dex', 'con', 'int', 'wis', 'cha', 'speed', 'speedLeft'],
  'attackType',
];

/** What flies and burns. */
const FLYING: Compared = { heroes: HERO, creatures: CREATURE, effects: EFFECT };

/** A golem: its clock, its strength and where it goes. */
const GOLEM = [
  ...[...CREATURE, 'maxHp', 'dam', 'wc', 'speed', 'attackType', 'direction', 'speedLeft'],
  ...['owner', 'flag:friendly'],
];

/** A monster with its moods. */
const MINDED = [...CREATURE, 'owner', 'flag:friendly', 'flag:unaggressive', 'flag:berserk'];

/** By subtype. A subtype that is finished gets its line here. */
export const COMPARED: Readonly<Record<number, Compared>> = {
  1: { heroes: HERO, things: ['level'], effects: PICTURE },
  2: {
    heroes: HERO,
    creatures: CREATURE,
    fixtures: ['level', 'hp', 'dam', 'cha', 'direction', 'food', 'invisible'],
    effects: PICTURE,
    freeWhere: [{ holds: hasOtherPlayers, fields: ['invisible'] }],
  },
  3: { heroes: HERO, fixtures: ['level', 'hp', 'message'] },
  4: FLYING,
  5: FLYING,
  6: FLYING,
  7: FLYING,
  // The direction of a recorded cone is in another field.
  9: {
    ...FLYING,
    effects: EFFECT.filter(field => field !== 'direction'),
  },
  10: { ...FLYING, paired: ['strengthens'] },
  11: FLYING,
  12: {
    heroes: HERO,
    creatures: GOLEM,
  },
  13: { heroes: HERO },
  14: { heroes: HERO, effects: PICTURE, level: true },
  15: {
    heroes: HERO,
    creatures: CREATURE,
    fixtures: ['level', 'hp', 'maxHp'],
    effects: EFFECT,
    free: ['hp'],
  },
  16: { heroes: HERO, creatures: CREATURE, effects: PICTURE },
  17: { heroes: HERO },
  18: { heroes: [...HERO, 'map'], things: ['nrof'], forces: ['speed', 'speedLeft'] },
  19: {
    heroes: [...HERO, 'invisible'],
  },
  20: { heroes: HERO, creatures: ['hp'] },
  21: { heroes: HERO, effects: PICTURE, paired: ['healing'] },
  22: { heroes: HERO, things: ['nrof', 'food'] },
  23: { heroes: HERO, fixtures: ['hp', 'maxHp'] },
  24: {
    heroes: BEARER,
    forces: [...FORCE, ...GIFTS],
    effects: PICTURE,
  },
  25: {
    heroes: [...BEARER, ...PATHS],
    forces: [...FORCE, ...GIFTS, ...PATHS, 'slaying'],
    effects: PICTURE,
  },
  26: {
    heroes: HERO,
    creatures: [...CREATURE, ...PATHS],
    forces: [...FORCE, ...GIFTS, ...PATHS],
    effects: PICTURE,
  },
  27: {
    heroes: HERO,
    creatures: ['x', 'y', 'flag:friendly'],
    paired: ['count'],
  },
  28: { heroes: HERO, things: ['nrof'], effects: EFFECT, paired: ['wand-explodes'] },
  // What a thing or a creature becomes is drawn from lists that differ.
  29: {
    heroes: HERO,
    effects: PICTURE,
    fed: ['casting'],
    freeWhere: [{ holds: hasMonsters, fields: ['hp'] }],
  },
  30: { heroes: HERO, things: ['nrof', 'value'] },
  31: { heroes: HERO, things: ['flag:cursed', 'flag:damned', 'flag:knownCursed', 'value'] },
  32: { heroes: HERO, effects: PICTURE, things: ['flag:identified'] },
  33: {
    heroes: HERO,
    effects: PICTURE,
    things: ['flag:knownMagical', 'flag:knownCursed'],
    fixtures: ['invisible', 'cha'],
    paired: ['finds'],
  },
  // Experience follows the world's rules, and so do the points that come with a level.
  34: {
    heroes: HERO.filter(field => !POINTS.includes(field)),
    creatures: MINDED,
    effects: PICTURE,
    paired: ['mood', 'mood-immunity'],
  },
  37: {
    heroes: HERO,
    creatures: [...CREATURE, 'sp'],
    effects: EFFECT,
    paired: ['ball-damage', 'ball-radius'],
  },
  38: { heroes: HERO, fixtures: ['hp', 'cha'], paired: ['disarms'] },
  39: { heroes: HERO, things: ['nrof', 'magic'] },
  40: { heroes: HERO, fixtures: ['level'] },
  41: { heroes: HERO, creatures: [...GOLEM, 'resist'], things: ['nrof'] },
  42: FLYING,
  43: { heroes: HERO, level: true },
  44: {
    heroes: HERO,
    creatures: CREATURE,
    forces: ['speed', 'speedLeft', 'glowRadius'],
    effects: PICTURE,
  },
  45: {
    heroes: ['x', 'y', 'grace', 'str', 'con', 'int', 'cha'],
    creatures: ['x', 'y', 'hp'],
    forces: SICKNESS,
    effects: PICTURE,
    paired: ['hero-catches', 'hero-symptoms'],
    freeWhere: [
      { holds: hasWalkers, fields: ['x', 'y', 'hp'] },
      { holds: hasSeveralMonsters, fields: ['dam', 'hp'] },
    ],
    fed: ['spells'],
  },
  46: {
    heroes: BEARER,
    creatures: CREATURE,
    forces: AURA,
    effects: PICTURE,
  },
  49: {
    heroes: HERO,
    things: [
      'flag:cursed',
      'flag:blessed',
      'flag:startequip',
      'flag:identified',
      'flag:knownCursed',
    ],
  },
  47: { heroes: [...HERO, 'map'], fixtures: ['food', 'hp', 'sp'] },
  50: { heroes: BEARER, creatures: CREATURE, forces: AURA, effects: PICTURE },
  // Levels and what they give are counted otherwise here; a hero keeps his.
  51: { heroes: ['x', 'y', 'map', 'sp', 'exp'], forces: ['speed', 'speedLeft'] },
  52: { heroes: [...HERO, 'map'], fixtures: ['food', 'hp', 'sp'] },
};
