// Ports of a preview: they count what a spell would do, and change nothing.

import type {
  ManaStores,
  PowerHit,
  SpellPort,
  SpellTarget,
  SpellWorld,
} from '../../spells/index.ts';
import type { PreviewedPort, PreviewView } from './preview-view.ts';

/** Mana isn't moved; the creature whose mana a spell would move is touched. */
export function previewedMana(
  { squares }: PreviewView,
  touch: (square: number) => void,
): ManaStores {
  const reach = (creature: number) => {
    const square = squares.get(creature);
    if (square !== undefined) {
      touch(square);
    }
  };
  return {
    pointsOf: () => 0,
    mostOf: () => 0,
    give: reach,
    take: reach,
    setPoints: () => {},
    overcharge: () => {},
    metNobody: () => {},
  };
}

/** A target that every ray hits, which minimises the ray's range. */
const EASY_TARGET: SpellTarget = {
  isHero: false,
  level: 0,
  baseLevel: 0,
  armourClass: 100,
  resistance: 0,
  immune: 0,
  magicResistant: false,
  sleepResistant: false,
  drainResistant: false,
  notLiving: false,
  undead: false,
  demon: false,
  hitPoints: 0,
  mostHitPoints: 0,
};

/** The casting slot's port on that ground: it counts hits, and leaves doors and walls unchanged. */
function countingPort(
  { ground, crowd, friends }: PreviewView,
  { rules, powers, way, seen, target, steedOn, canLeap }: PreviewedPort,
  occupants: ReadonlyMap<number, number>,
  touch: (square: number) => void,
  meets: (creature: number, square: number, hit: PowerHit) => void,
): SpellPort {
  const count = (square: number, hit: PowerHit) => {
    const creature = occupants.get(square);
    if (creature !== undefined) {
      meets(creature, square, hit);
    }
  };
  return {
    rules,
    powers,
    way,
    seen,
    targetOn: square => {
      const creature = occupants.get(square);
      const isUnknown = creature === undefined && crowd === 'everybody';
      return isUnknown ? EASY_TARGET : creature === undefined ? undefined : target(creature);
    },
    steedOn,
    meet: (square, hit) => {
      touch(square);
      count(square, hit);
    },
    missed: () => {},
    explode: (squares, hit) => {
      for (const square of squares) {
        count(square, hit);
      }
    },
    meetSelf: () => {},
    charmDoor: () => false,
    stoneToFlesh: () => false,
    dig: square => (ground.openToEffects(square) ? 'open' : 'wall'),
    leap: (_, square, reach) => {
      const lands = canLeap(square, reach);
      if (lands) {
        touch(square);
      }
      return lands;
    },
    release: () => false,
    foesOf: caster =>
      [...occupants].flatMap(([square, creature]) =>
        creature === caster || friends?.has(creature) === true ? [] : [square],
      ),
    // The hero knows only of creatures he can see.
    inSight: () => true,
    metNobody: () => {},
  };
}

/** Writes down the squares that effects come to, and those that reflect them. */
export function watcherOf(
  touch: (square: number) => void,
  reflected: (square: number) => void,
): SpellWorld['watcher'] {
  return {
    reflected,
    born: (_id, _archetype, square) => touch(square),
    moved: (_id, _archetype, square) => touch(square),
    ended: () => {},
  };
}

/** The casting slot's port, if the view has one. @param count of a hit on a creature */
export function portOf(
  view: PreviewView,
  occupants: ReadonlyMap<number, number>,
  touch: (square: number) => void,
  count: Parameters<typeof countingPort>[4],
): { readonly port?: SpellPort } {
  return view.port === undefined
    ? {}
    : { port: countingPort(view, view.port, occupants, touch, count) };
}
