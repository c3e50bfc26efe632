// Our side of G13: a level with targets that don't move and casters that aren't on it, and what effects do there.

import { Generator, PlayedChance } from '@roguewright/engine/chance';
import { loadContent } from '@roguewright/engine/game';
import { type Content, spellFacts } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import {
  CASTS,
  creatureHit,
  EffectPool,
  type Insight,
  NO_BEARERS,
  NO_FAITH,
  type SpellWorld,
  subtypeOf,
  tickEffects,
} from '@roguewright/engine/spells';
import { LevelMap } from '@roguewright/engine/world';
import type { Workload } from './workloads.ts';

const HIT_POINTS = 25_000;
const RESISTANCE = 95;

/** The casters learn nothing. */
const NO_INSIGHT: Insight = {
  chart: () => false,
  perceiveSelf: () => false,
  identify: () => 0,
  uncurse: () => 0,
};

/** The spells of the workloads, by their numbers. */
const SPELLS = `Object comet
type 101
subtype 5
level 16
attacktype 256
dam 75
dam_modifier 1
food 10
duration 10
duration_modifier 4
range 12
other_arch meteor
end
Object meteor
type 102
subtype 5
speed 1
other_arch burst
end
Object large
type 101
subtype 5
level 10
attacktype 6
dam 8
dam_modifier 4
food 4
duration 4
range 8
other_arch ball
end
Object ball
type 102
subtype 5
speed 1
other_arch burst
end
Object burst
type 102
subtype 6
attacktype 4
speed 0.2
weight 500
end
Object fan
type 101
subtype 7
level 1
attacktype 6
dam 4
dam_modifier 4
duration 2
range 5
range_modifier 4
other_arch flame
end
Object flame
type 102
subtype 7
speed 1
weight 500
end
Object ice
type 101
subtype 7
level 1
attacktype 18
dam 4
dam_modifier 3
duration 2
range 3
range_modifier 5
other_arch cold
end
Object cold
type 102
subtype 7
speed 1
weight 500
end
`;

/** However many effects live: the engine's bound on them is below what the workloads come to. */
class BoundlessPool extends EffectPool {
  override get full(): boolean {
    return false;
  }

  override get crowded(): boolean {
    return false;
  }
}

/** A level with targets that stand on its middle row and its diagonal. */
export class Hall {
  readonly world: SpellWorld;
  readonly #content: Content;
  readonly #map: LevelMap;
  readonly #workload: Workload;
  readonly #spell: ReturnType<Content['archetype']>;
  readonly #facts: ReturnType<typeof spellFacts>;
  readonly #hitPoints: Int32Array;
  readonly #squares: number[] = [];
  #tick = 0;
  /** The square of the caster. */
  #here = 0;

  constructor(workload: Workload) {
    const { side, casters } = workload;
    const content = loadContent([{ path: 'bench.arc', text: SPELLS }]);
    const map = new LevelMap(side, side);
    for (let at = 0; at < side * side; at++) {
      map.setTerrain(map.square(at % side, Math.floor(at / side)), 'floor');
    }
    const hitPoints = new Int32Array(map.size);
    for (let at = 0; at < side; at++) {
      hitPoints[map.square(at, side >> 1)] = HIT_POINTS;
      hitPoints[map.square(at, at)] = HIT_POINTS;
    }
    const room = side - 10;
    for (let caster = 0; caster < casters; caster++) {
      const x = casters === 1 ? side >> 1 : 5 + ((37 * caster) % room);
      const y = casters === 1 ? side - 1 : 5 + ((59 * caster + Math.floor(caster / room)) % room);
      this.#squares.push(map.square(x, y));
    }
    this.#content = content;
    this.#map = map;
    this.#workload = workload;
    this.#spell = content.archetype(workload.spell);
    this.#facts = spellFacts(this.#spell);
    this.#hitPoints = hitPoints;
    this.world = this.#worldWith(hitPoints);
  }

  #worldWith(hitPoints: Int32Array): SpellWorld {
    const { spells: rules } = createRulesets().resolve('crossfire').slots;
    const chance = new PlayedChance(new Generator(13));
    const resistances = Object.fromEntries(
      Array.from({ length: 26 }, (_, kind) => [kind, RESISTANCE]),
    );
    const hit = {
      ...{ damage: 0, attackType: 0, strikerLevel: 1, slaying: '' },
      ...{ level: 1, resistances, kindName: '', race: '', undead: false, lifeless: false },
      ...{ life: 30, experience: 100 },
    };
    return {
      rules,
      chance,
      pool: new BoundlessPool(),
      ground: this.#map,
      living: {
        isLiving: square => hitPoints[square]! > 0,
        idOn: square => (hitPoints[square]! > 0 ? square + 1 : 0),
        isQuarry: () => false,
        reflectorsOn: () => 0,
        strike: ({ square, damage, attackType }) => {
          hit.damage = damage;
          hit.attackType = attackType;
          const dealt = creatureHit(chance, rules, hit);
          hitPoints[square]! -= dealt;
          return dealt;
        },
        friendOn: () => 0,
        helpedBy: caster => caster,
        heal: () => 0,
        restore: () => false,
        cure: () => false,
        isOpposed: () => false,
        squareOf: () => this.#here,
        isOn: () => true,
      },
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
      detection: { detect: () => undefined, markOwn: () => {} },
      bearers: NO_BEARERS,
      insight: NO_INSIGHT,
      daylight: { darkness: 0, setDarkness: () => {} },
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
      archetypeAt: index => this.#content.archetypeAt(index),
      archetype: id => this.#content.archetype(id),
      find: id => this.#content.find(id),
    };
  }

  /** The casters whose turn it is cast. @returns the number of effects after that */
  cast(): number {
    const { casters, every, casts, level } = this.#workload;
    if (casts === undefined || this.#tick < casts * every) {
      const plain = { level, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };
      const [spell, facts] = [this.#spell, this.#facts];
      for (let caster = 0; caster < casters; caster++) {
        if ((this.#tick + caster) % every === 0) {
          // The casters aren't on the map: nobody owns what they cast, and pieces of all of them may merge.
          this.#here = this.#squares[caster]!;
          const order = { spell, facts, caster: 0, direction: 1 + (caster % 8) };
          subtypeOf(spell.subtype).cast(this.world, { ...plain, ...order });
        }
      }
    }
    this.#tick++;
    return this.world.pool.count;
  }

  /** All effects act. */
  act(): void {
    tickEffects(this.world);
  }

  /** Those of the targets on the middle row. */
  get hitPointsOfRow(): number {
    const { side } = this.#workload;
    let sum = 0;
    for (let x = 0; x < side; x++) {
      sum += Math.max(0, this.#hitPoints[this.#map.square(x, side >> 1)]!);
    }
    return sum;
  }
}
