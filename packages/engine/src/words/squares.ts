// What the hero knows of one square, in words for every face: terrain, items and creatures.

import { withArticle } from '../english/index.ts';
import type { TerrainName, ThingView } from '../game/index.ts';
import { tellPet } from './companions/pet-lines.ts';
import { tellContagion } from './lasting/illness.ts';
import { tellBearing } from './monsters/bearing.ts';

const GROUND: Readonly<Record<TerrainName, string>> = {
  unknown: 'unknown',
  rock: 'solid rock',
  wall: 'a wall',
  floor: 'floor',
  corridor: 'a corridor',
  'closed-door': 'a closed door',
  'open-door': 'an open door',
  'stairs-up': 'stairs up',
  'stairs-down': 'stairs down',
  water: 'deep water',
  'locked-door': 'a locked door',
  'broken-door': 'a broken door',
  doorway: 'a doorway',
  'cave-floor': 'cave floor',
  'cave-wall': 'a cave wall',
  'shallow-water': 'shallow water',
  lava: 'lava',
  ice: 'ice',
  sewage: 'sewage',
  tree: 'a tree',
  bridge: 'a bridge',
  'branch-stairs': 'stairs down into a branch',
};

const HEALTH: Readonly<Record<ThingView['health'], string>> = {
  '': '',
  unhurt: '',
  hurt: 'hurt',
  'badly-hurt': 'badly hurt',
  'almost-dead': 'almost dead',
};

/** What is drawn on top comes first. */
const ORDER: readonly ThingView['kind'][] = ['hero', 'creature', 'effect', 'item', 'fixture'];

/** One square as a view has it. */
export interface KnownSquare {
  readonly ground: TerrainName;
  /** The items and creatures there, the hero included. */
  readonly things: readonly ThingView[];
  /** Whether it is seen now; otherwise it is remembered. */
  readonly visible: boolean;
  /** Whether it is lit; otherwise it is known by touch. */
  readonly lit: boolean;
}

/**
 * What the hero knows of a square: `a jackal, hurt; a dagger; floor`, `a closed door (remembered)`,
 * `floor (dark)`, `unknown`.
 */
export function tellSquare(square: KnownSquare): string {
  const { ground } = square;
  const things = square.things
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
    .map(describeThing);
  const parts = ground === 'unknown' && things.length > 0 ? things : [...things, GROUND[ground]];
  return `${parts.join('; ')}${howKnown(square)}`;
}

/** Moods of creatures, as adjectives. */
const STANCES: Readonly<Record<Exclude<NonNullable<ThingView['stance']>, 'servant'>, string>> = {
  friend: 'friendly',
  neutral: 'neutral',
  calm: 'peaceful',
  berserk: 'berserk',
};

/**
 * What a creature is to the hero, as an adjective: `tame` for a pet, `yours` for a servant, `peaceful`, `hostile`;
 * empty for what isn't a creature.
 */
export function tellMood({ kind, hostile, pet, stance }: ThingView): string {
  if (kind !== 'creature') {
    return '';
  }
  if (pet !== undefined) {
    return 'tame';
  }
  if (stance === undefined) {
    return hostile ? 'hostile' : 'peaceful';
  }
  return stance === 'servant' ? 'yours' : STANCES[stance];
}

/** Where the hero's golem goes, by directions. */
const HEADINGS: Readonly<Record<NonNullable<ThingView['heading']>, string>> = {
  ...{ 0: 'standing', 1: 'going north', 2: 'going north-east', 3: 'going east' },
  ...{ 4: 'going south-east', 5: 'going south', 6: 'going south-west' },
  ...{ 7: 'going west', 8: 'going north-west' },
};

function describeThing(thing: ThingView): string {
  const {
    kind,
    name,
    hostile,
    health,
    text,
    hitPoints,
    forces = [],
    stance,
    heading,
    rides,
  } = thing;
  const spread = (thing.contagion ?? []).flatMap(tellContagion);
  if (kind === 'hero') {
    return 'you';
  }
  const words =
    thing.pet !== undefined
      ? `your tame ${name}`
      : stance === undefined || stance === 'servant'
        ? kind === 'creature' && !hostile
          ? `your ${name}`
          : withArticle(name)
        : withArticle(`${STANCES[stance]} ${name}`);
  const points = hitPoints === undefined ? '' : `${hitPoints.join(' of ')} hit points`;
  const going = heading === undefined ? '' : HEADINGS[heading];
  const riding = rides === undefined ? '' : `riding ${withArticle(rides)}`;
  const own = [riding, ...tellPet(thing)];
  const told = [
    words,
    ...tellBearing(thing),
    HEALTH[health],
    ...own,
    points,
    going,
    ...forces,
    ...spread,
  ]
    .filter(part => part !== '')
    .join(', ');
  return text === undefined ? told : `${told} (“${text}”)`;
}

function howKnown({ ground, visible, lit }: KnownSquare): string {
  if (visible) {
    return lit ? '' : ' (dark)';
  }
  return ground === 'unknown' ? '' : ' (remembered)';
}
