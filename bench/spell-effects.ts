// G13: effects on a map. The server that is the measure can't be built here, so that our effect-ticks a
// second are printed beside its published ones, and our counts of live effects beside its counts: equal
// counts show that both do the same work.

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
import type { Bench, Benchmark, Row } from './goal.ts';

/** One workload of the definition. */
interface Workload {
  readonly name: string;
  readonly spell: string;
  readonly casters: number;
  /** Squares of a side of the map. */
  readonly side: number;
  /** Published: effect-ticks a second in millions, and live effects, mean and most. */
  readonly published?: readonly [rate: number, live: number, most: number];
}

const LEVEL = 20;
/** Ticks between two casts of a caster. */
const EVERY = 20;
const WARM_UP = 60;

/** The casters learn nothing. */
const NO_INSIGHT: Insight = {
  chart: () => false,
  perceiveSelf: () => false,
  identify: () => 0,
  uncurse: () => 0,
};

const WORKLOADS: readonly Workload[] = [
  { name: 'f1-like, balls in a small hall', spell: 'large', casters: 30, side: 40 },
  {
    name: 'f2 large fireballs, 200 casters',
    spell: 'large',
    casters: 200,
    side: 100,
    published: [16.7, 4063, 4318],
  },
  {
    name: 'f2 large fireballs, 20 casters',
    spell: 'large',
    casters: 20,
    side: 100,
    published: [27.6, 405, 514],
  },
  {
    name: 'f3 fans of fire, 200 casters',
    spell: 'fan',
    casters: 200,
    side: 100,
    published: [5.8, 23_314, 23_477],
  },
  {
    name: 'f3 fans of fire, 20 casters',
    spell: 'fan',
    casters: 20,
    side: 100,
    published: [18, 2222, 2400],
  },
  {
    name: 'f4 cones of ice, 200 casters',
    spell: 'ice',
    casters: 200,
    side: 100,
    published: [13, 11_650, 11_710],
  },
];

/** The spells of the workloads, by their numbers. */
const SPELLS = `Object large
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

/** A level with targets that stand on its middle row and its diagonal. */
class Hall {
  readonly world: SpellWorld;
  readonly #content: Content;
  readonly #map: LevelMap;
  readonly #workload: Workload;
  #squares: number[] = [];
  #tick = 0;
  /** The caster's square. */
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
      hitPoints[map.square(at, side >> 1)] = 25_000;
      hitPoints[map.square(at, at)] = 25_000;
    }
    const room = side - 10;
    for (let caster = 0; caster < casters; caster++) {
      const x = 5 + ((37 * caster) % room);
      const y = 5 + ((59 * caster + Math.floor(caster / room)) % room);
      this.#squares.push(map.square(x, y));
    }
    this.#content = content;
    this.#map = map;
    this.#workload = workload;
    this.world = this.#worldWith(hitPoints);
  }

  #worldWith(hitPoints: Int32Array): SpellWorld {
    const { spells: rules } = createRulesets().resolve('crossfire').slots;
    const chance = new PlayedChance(new Generator(13));
    const resistances = Object.fromEntries(Array.from({ length: 26 }, (_, kind) => [kind, 95]));
    const hit = {
      ...{ damage: 0, attackType: 0, strikerLevel: 1, slaying: '' },
      ...{ level: 1, resistances, kindName: '', race: '', undead: false, lifeless: false },
      ...{ life: 30, experience: 100 },
    };
    return {
      rules,
      chance,
      pool: new EffectPool(),
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

  /** One tick: the caster whose turn it is casts, then all effects act. @returns the number of effects */
  step(): number {
    const spell = this.#content.archetype(this.#workload.spell);
    const facts = spellFacts(spell);
    for (let caster = 0; caster < this.#workload.casters; caster++) {
      if ((this.#tick + caster) % EVERY === 0) {
        const direction = 1 + (caster % 8);
        const plain = { level: LEVEL, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };
        // The casters aren't on the map, so that nobody owns what they cast and pieces of all of them merge.
        const order = { spell, facts, caster: 0, direction, ...plain };
        this.#here = this.#squares[caster]!;
        subtypeOf(spell.subtype).cast(this.world, order);
      }
    }
    this.#tick++;
    const live = this.world.pool.count;
    tickEffects(this.world);
    return live;
  }
}

function measure({ effort, say }: Bench): Row[] {
  for (const workload of WORKLOADS) {
    const rates: number[] = [];
    let live = 0;
    let most = 0;
    let ticks = 0;
    let worst = 0;
    for (let round = 0; round < effort.rounds; round++) {
      const hall = new Hall(workload);
      for (let tick = 0; tick < WARM_UP; tick++) {
        hall.step();
      }
      let [units, spent] = [0, 0];
      while (spent < effort.pieceMilliseconds * 1000) {
        const before = process.threadCpuUsage();
        const start = process.hrtime.bigint();
        for (let tick = 0; tick < EVERY; tick++) {
          const now = hall.step();
          units += now;
          most = Math.max(most, now);
        }
        worst = Math.max(worst, Number(process.hrtime.bigint() - start) / 1e6 / EVERY);
        const { user, system } = process.threadCpuUsage(before);
        spent += user + system;
        ticks += EVERY;
      }
      live += units;
      rates.push(units / spent);
    }
    say(lineOf(workload, rates, live / ticks, most, worst));
  }
  say(
    'published by the definition of the workloads, on another run of another machine: a reference',
  );
  return [];
}

function lineOf(
  { name, published }: Workload,
  rates: readonly number[],
  live: number,
  most: number,
  worst: number,
): string {
  const sorted = rates.toSorted((one, other) => one - other);
  const [low, middle, high] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!];
  const range = `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) M effect-ticks/s`;
  const ours = `${Math.round(live)} live, at most ${most}, ${worst.toFixed(2)} ms a tick at worst`;
  if (published === undefined) {
    return `${name}: ${range}; ${ours}`;
  }
  const [rate, theirs, theirMost] = published;
  const ratio = (middle / rate).toFixed(1);
  return `${name}: ${range}; ${ours}; published ${rate} M, ${theirs} live, at most ${theirMost}: ${ratio}×`;
}

/** The benchmark of G13. */
export const spellEffects: Benchmark = {
  name: 'spell-effects',
  about: 'effects of spells on a map, beside published figures',
  measure,
};
