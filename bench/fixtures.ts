// Turns of a hall with 200 fixtures whose clocks run, beside the same hall without them. The hall is full of
// jackals, as in hero-turns. The fixtures are runes and firewalls that shoot at the wall before them, as far as
// the content has them: what is measured is what the clocks cost, and the few casts that they come to.

import { readContent } from '@roguewright/content';
import { makeMonster } from '@roguewright/engine/actors';
import {
  Fixture,
  type GameState,
  loadContent,
  newGame,
  performCommand,
} from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { WALK } from '@roguewright/engine/world';
import type { Bench, Benchmark, Row } from './goal.ts';
import { definedDraws } from './workload.ts';

const FIXTURES = 200;
const JACKALS = 200;
const TURNS = 4000;
const WARM_UP = 1000;

/** What is made good before every command, so that nobody dies or starves. */
const HIT_POINTS = 20_000;
const NUTRITION = 900;

const WAIT = { kind: 'rest', count: 1 } as const;
/** The kinds in turn, in the order in which they are placed. */
const KINDS = ['rune_of_spores', 'ticking_spout', 'rune_of_rime', 'coughing_stove'];

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A level with jackals and, perhaps, fixtures under nobody's feet. */
class Hall {
  readonly #state: GameState;

  constructor(fixtures: number, seed: number) {
    const start = { heroName: 'Bench', role: 'valkyrie', race: 'human', seed: `hall ${seed}` };
    this.#state = newGame(content, house, start);
    const { level } = this.#state;
    const { map } = level;
    level.restless = false;
    for (const creature of [...level.creatures.all]) {
      map.occupant[creature.square] = 0;
      level.creatures.remove(creature);
    }
    const below = definedDraws(seed);
    const chance = this.#state.luck('bench');
    for (let placed = 0; placed < JACKALS; ) {
      const square = map.square(below(map.width), below(map.height));
      if ((map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0) {
        const kind = content.archetype('jackal');
        level.place(makeMonster(chance, house, content, kind, square, () => this.#state.newId()));
        placed++;
      }
    }
    for (let placed = 0; placed < fixtures; placed++) {
      this.#placeFixture(KINDS[placed % KINDS.length]!, below);
    }
  }

  /** In a wall that faces rock, so that nobody steps on it and what it shoots ends at once. */
  #placeFixture(id: string, below: (n: number) => number): void {
    const { level } = this.#state;
    const { map } = level;
    const thing = makeObject(content, content.archetype(id), () => this.#state.newId());
    thing.setOwn('direction', 1);
    for (;;) {
      const square = map.square(below(map.width), below(map.height));
      const north = map.neighbour(square, 1);
      if (map.terrainAt(square) === 'rock' && !map.openToEffects(north)) {
        level.fixtures.place(new Fixture(thing, square));
        return;
      }
    }
  }

  play(turns: number): void {
    const { hero, sheet, level } = this.#state;
    const { all } = level.creatures;
    for (let turn = 0; turn < turns; turn++) {
      hero.hitPoints = HIT_POINTS;
      sheet.nutrition = NUTRITION;
      for (let place = 0; place < all.length; place++) {
        const jackal = all[place]!;
        jackal.hunts = true;
        jackal.target = hero.square;
        jackal.lost = 0;
      }
      performCommand(this.#state, WAIT);
    }
  }
}

/** Thousands of turns a second. */
function rateOf(fixtures: number, seed: number): number {
  const hall = new Hall(fixtures, seed);
  hall.play(WARM_UP);
  const before = process.threadCpuUsage();
  hall.play(TURNS);
  const { user, system } = process.threadCpuUsage(before);
  return (TURNS * 1000) / Math.max(1, user + system);
}

function measure({ effort, say }: Bench): Row[] {
  const ratios: number[] = [];
  for (let round = 1; round <= effort.rounds; round++) {
    const without = rateOf(0, round);
    ratios.push(rateOf(FIXTURES, round) / without);
  }
  const sorted = ratios.toSorted((one, other) => one - other);
  const [low, middle, high] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!];
  say(
    `${FIXTURES} fixtures among ${JACKALS} jackals: ${middle.toFixed(2)} ` +
      `(${low.toFixed(2)}–${high.toFixed(2)}) times the turns of the same hall without; goal 0.90`,
  );
  return [];
}

/** The benchmark of active fixtures. */
export const fixturesBench: Benchmark = {
  name: 'fixtures',
  about: 'turns of a hall with 200 active fixtures, beside the same hall without',
  measure,
};
