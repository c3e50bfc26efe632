// A hall under fire with what stands in it: 200 casters of a great fireball, as in the workload f2 of G13, in the game
// itself; and the same hall with 200 walls, 50 runes and 20 creatures in auras. What is measured is what those cost.
// In the hall without them rock stands where they have walls, so that the same flights end and explode there. What is
// left is that auras lay embers: the line tells how many effects live in either.

import { readContent } from '@roguewright/content';
import { HeroSheet } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { loadContent, Stage } from '@roguewright/engine/game';
import { makeObject, spellFacts } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { castSpell } from '@roguewright/engine/spells';
import { LevelMap } from '@roguewright/engine/world';
import type { Bench, Benchmark, Row } from './goal.ts';

const SIDE = 100;
const CASTERS = 200;
/** Ticks between two casts of a caster. */
const EVERY = 20;
const TICKS_OF_A_TURN = 10;
const WARM_UP = 60;
const WALLS = 200;
const RUNES = 50;
const AURAS = 20;
/** Level of every cast. */
const LEVEL = 20;
/** So many that nothing dies or ends. */
const MANY = 1_000_000;
/** Clocks of fixtures begin here. */
const FRESH_CLOCK = -0.1;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const fireball = content.archetype('spell_great_fireball');
const ring = content.archetype('spell_ember_ring');
const facts = { fireball: spellFacts(fireball), ring: spellFacts(ring) };
const plain = { level: LEVEL, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };

/** Ten ability scores that matter to nobody here. */
const SCORES = {
  ...{ strength: 12, dexterity: 12, constitution: 12 },
  ...{ intelligence: 12, wisdom: 12, charisma: 12 },
};

/** A hall in the game. */
class Hall {
  readonly #stage: Stage;
  readonly #squares: number[] = [];
  #here = 0;
  #tick = 0;

  /** @param isFull walls, runes and auras stand in it */
  constructor(isFull: boolean, seed: number) {
    const map = new LevelMap(SIDE, SIDE);
    for (let at = 0; at < SIDE * SIDE; at++) {
      map.setTerrain(map.square(at % SIDE, Math.floor(at / SIDE)), 'floor');
    }
    const room = SIDE - 10;
    for (let caster = 0; caster < CASTERS; caster++) {
      const x = 5 + ((37 * caster) % room);
      const y = 5 + ((59 * caster + Math.floor(caster / room)) % room);
      this.#squares.push(map.square(x, y));
    }
    this.#stage = new Stage({
      ...{ content, ruleset: house, streams: new Streams(`standing ${seed}`), map, further: [] },
      hero: {
        archetype: content.archetype('role_wizard'),
        square: map.square(1, 1),
        sheet: new HeroSheet('Bench', 'wizard', 'human', SCORES),
        hitPoints: MANY,
        maxHitPoints: MANY,
      },
      companions: [],
    });
    this.#furnish(isFull);
  }

  /** Walls stand on the edge, where flights end anyway; runes and bearers of auras in the two rows before it. */
  #furnish(isFull: boolean): void {
    const stage = this.#stage;
    const { state } = stage;
    const { map } = state.level;
    const put = (id: string, square: number) => {
      const thing = makeObject(content, content.archetype(id), () => stage.newId());
      stage.putFixture(thing, square, FRESH_CLOCK);
      return thing;
    };
    for (let bearer = 0; bearer < AURAS; bearer++) {
      const square = map.square(10 + 4 * bearer, SIDE - 3);
      const creature = stage.putCreature(content.archetype('ogre'), square, MANY, {
        maxHitPoints: MANY,
      });
      if (isFull) {
        castSpell(state.spells, {
          ...{ ...plain, spell: ring, facts: facts.ring, caster: creature.id, direction: 0 },
        });
        for (const force of creature.forces.all) {
          force.duration = MANY;
        }
      }
    }
    for (let wall = 0; wall < WALLS; wall++) {
      const along = wall % SIDE;
      const square = wall < SIDE ? map.square(along, 0) : map.square(0, along);
      if (!isFull) {
        map.setTerrain(square, 'rock');
        continue;
      }
      const thing = put('bank_of_earth', square);
      thing.setFact('hp', MANY);
      thing.setFact('maxhp', MANY);
    }
    for (let rune = 0; isFull && rune < RUNES; rune++) {
      put('rune_of_rime', map.square(2 + rune, SIDE - 1));
    }
  }

  /** The living, of whom the hero casts from another square each time. */
  #elsewhere<Living extends object>(living: Living): Living {
    return new Proxy(living, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        const bound = typeof own === 'function' ? own.bind(target) : own;
        return name === 'squareOf' ? () => this.#here : bound;
      },
    });
  }

  /** One tick: the casters whose turn it is cast, then everything acts. @returns the number of effects */
  step(): number {
    const { state } = this.#stage;
    const { spells } = state;
    const world = { ...spells, living: this.#elsewhere(spells.living) };
    for (let caster = 0; caster < CASTERS; caster++) {
      if ((this.#tick + caster) % EVERY === 0) {
        this.#here = this.#squares[caster]!;
        const direction = 1 + (caster % 8);
        castSpell(world, {
          ...{ ...plain, spell: fireball, facts: facts.fireball, caster: state.hero.id, direction },
        });
      }
    }
    // As a command does.
    if (this.#tick % TICKS_OF_A_TURN === 0) {
      state.log.clear();
    }
    this.#tick++;
    this.#stage.tick();
    return state.level.effects.count;
  }
}

/** Ticks a millisecond, and the mean number of live effects. */
function rateOf(isFull: boolean, seed: number, milliseconds: number): readonly [number, number] {
  const hall = new Hall(isFull, seed);
  for (let tick = 0; tick < WARM_UP; tick++) {
    hall.step();
  }
  let [ticks, live, spent] = [0, 0, 0];
  while (spent < milliseconds * 1000) {
    const before = process.threadCpuUsage();
    for (let tick = 0; tick < EVERY; tick++) {
      live += hall.step();
    }
    const { user, system } = process.threadCpuUsage(before);
    spent += user + system;
    ticks += EVERY;
  }
  return [(ticks * 1000) / spent, live / ticks];
}

function measure({ effort, say }: Bench): Row[] {
  const ratios: number[] = [];
  let [bareLive, fullLive] = [0, 0];
  for (let round = 1; round <= effort.rounds; round++) {
    const [bare, one] = rateOf(false, round, effort.pieceMilliseconds);
    const [full, other] = rateOf(true, round, effort.pieceMilliseconds);
    ratios.push(bare / full);
    bareLive += one / effort.rounds;
    fullLive += other / effort.rounds;
  }
  const sorted = ratios.toSorted((one, other) => one - other);
  const [low, middle, high] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!];
  say(
    `${WALLS} walls, ${RUNES} runes and ${AURAS} auras beside f2: ${middle.toFixed(2)} ` +
      `(${low.toFixed(2)}–${high.toFixed(2)}) times the time of a tick without them; goal 1.30; ` +
      `live effects ${fullLive.toFixed(0)} beside ${bareLive.toFixed(0)}`,
  );
  return [];
}

/** The benchmark of a hall under fire with what stands in it. */
export const standingBench: Benchmark = {
  name: 'standing',
  about: 'ticks of a hall under 200 fireball casters, with walls, runes and auras and without',
  measure,
};
