// The map of a film: empty apart from walls, mirrors and creatures to be hit.

import type { Chance } from '@roguewright/engine/chance';
import type { Content } from '@roguewright/engine/objects';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import {
  CASTS,
  creatureHit,
  EffectPool,
  type Ground,
  type Living,
  NO_BEARERS,
  NO_FAITH,
  newResult,
  type SpellWorld,
  type Strike,
  type Striker,
} from '@roguewright/engine/spells';
import { LevelMap } from '@roguewright/engine/world';

/** Id of the caster. */
export const CASTER = 1;

/** A creature on the map of a film. */
interface Actor {
  readonly square: number;
  hitPoints: number;
  readonly invulnerable: boolean;
  /** On the players' side. */
  readonly friendly: boolean;
}

/** Where and among whom a spell is cast. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly (readonly [x: number, y: number])[];
  readonly mirrors: readonly (readonly [x: number, y: number])[];
  /** A player seeks monsters, which the targets are then; anything else seeks players, and there are none. */
  readonly caster: { readonly x: number; readonly y: number; readonly kind?: string };
  readonly targets: readonly {
    readonly x: number;
    readonly y: number;
    readonly hp: number;
    readonly noDamage?: boolean;
    readonly friendly?: boolean;
  }[];
}

/** A stage as spells see it. */
export interface SetStage {
  readonly map: LevelMap;
  readonly actors: readonly Actor[];
  readonly world: SpellWorld;
}

/** An effect without a source. */
const NOBODY: Striker = {
  ...{ alive: false, life: 0, mostLife: 0, experience: 0, turnLevel: 1, wisdom: 0, god: '' },
  ...{ oneHit: false, friendly: false },
};

/** The kinds of casters on the players' side. */
const FRIENDS: readonly string[] = ['friend', 'player'];

/** Level of everybody on a stage. */
const LEVEL = 1;

/** Sets a stage up for one ruleset. */
export function setStage(
  stage: Stage,
  content: Content,
  rules: SpellcraftRules,
  chance: Chance,
): SetStage {
  const map = new LevelMap(stage.width, stage.height);
  const fill = (x: number, y: number, terrain: 'floor' | 'wall') =>
    map.setTerrain(map.square(x, y), terrain);
  for (let y = 0; y < stage.height; y++) {
    for (let x = 0; x < stage.width; x++) {
      fill(x, y, 'floor');
    }
  }
  for (const [x, y] of stage.walls) {
    fill(x, y, 'wall');
  }
  const actors = stage.targets.map(({ x, y, hp, noDamage = false, friendly = false }) => ({
    square: map.square(x, y),
    hitPoints: hp,
    invulnerable: noDamage,
    friendly,
  }));
  const home = map.square(stage.caster.x, stage.caster.y);
  const world: SpellWorld = {
    rules,
    chance,
    pool: new EffectPool(),
    ground: groundOf(map, stage),
    living: livingOf(actors, home, stage.caster.kind, rules, chance),
    // Nothing lies on a stage, and those who stand there are too heavy to be pushed.
    pushing: {
      countOn: () => 0,
      weightAt: () => -1,
      squaresAt: () => 1,
      fliesAt: () => false,
      push: () => false,
    },
    lying: { hasThings: () => false, strike: () => {} },
    summoning: { listed: () => [], hasRoom: () => false, summon: () => {} },
    faith: NO_FAITH,
    detection: { detect: () => undefined, markOwn: () => {} },
    bearers: NO_BEARERS,
    insight: { chart: () => false, perceiveSelf: () => false, identify: () => 0, uncurse: () => 0 },
    daylight: { darkness: 0, setDarkness: () => {} },
    building: {
      blocksAll: () => false,
      takesRune: () => false,
      build: () => false,
      tearDown: () => {},
      removableOn: () => undefined,
      dexterityOf: () => undefined,
      removed: () => {},
      inscribed: () => undefined,
      failed: () => {},
    },
    drawing: { drawn: () => undefined, pays: () => true },
    mana: {
      pointsOf: () => 0,
      mostOf: () => 0,
      give: () => {},
      take: () => {},
      setPoints: () => {},
      overcharge: () => {},
      metNobody: () => {},
    },
    casts: CASTS,
    watcher: { born: () => {}, moved: () => {}, ended: () => {} },
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
    find: id => content.find(id),
  };
  return { map, actors, world };
}

function groundOf(map: LevelMap, { mirrors }: Stage): Ground {
  const mirrored = new Set(mirrors.map(([x, y]) => map.square(x, y)));
  return {
    has: square => map.has(square),
    openToEffects: square => map.openToEffects(square),
    openToSight: square => map.openToSight(square),
    barsMagic: () => false,
    openToWalking: square => map.openToWalking(square),
    isMirror: square => mirrored.has(square),
    neighbour: (square, direction) => map.neighbour(square, direction),
  };
}

/** Those on the stage: of level 1, without resistances, too heavy to be pushed. */
function livingOf(
  actors: readonly Actor[],
  home: number,
  kind: string | undefined,
  rules: SpellcraftRules,
  chance: Chance,
): Living {
  const find = (square: number) =>
    actors.find(actor => actor.square === square && actor.hitPoints >= 0);
  const hit = (strike: Strike) => {
    const { square, damage, attackType, level, slaying, oneHit } = strike;
    const actor = find(square);
    if (actor === undefined || actor.invulnerable) {
      return 0;
    }
    const view = {
      ...{ damage, attackType, strikerLevel: level, slaying },
      ...{ level: LEVEL, resistances: {}, race: '', kindName: '', undead: false, lifeless: false },
      ...{ life: actor.hitPoints, experience: 0 },
    };
    const result = newResult();
    const dealt = creatureHit(chance, rules, { ...view, striker: { ...NOBODY, oneHit } }, result);
    strike.ends = result.strikerEnds;
    actor.hitPoints -= dealt;
    return dealt;
  };
  return {
    isLiving: square => find(square) !== undefined,
    idOn: square => (find(square) === undefined ? 0 : square + 1),
    isQuarry: square => kind === 'player' && find(square) !== undefined,
    reflectorsOn: () => 0,
    strike: hit,
    friendOn: () => 0,
    helpedBy: caster => caster,
    heal: () => 0,
    restore: () => false,
    cure: () => false,
    isOpposed: square => {
      const target = find(square);
      return target !== undefined && target.friendly !== FRIENDS.includes(kind ?? '');
    },
    squareOf: creature => (creature === CASTER ? home : creature - 1),
    isOn: (creature, square) => creature === CASTER && square === home,
  };
}
