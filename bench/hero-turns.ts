// G1 and G2: whole turns of the game with every rule, a hero who lets time pass among hostile jackals.
// NetHack can't be built here, so that our monster actions a second are printed beside its published
// cost of one, and what the jackals did beside them: attacks, moves, and actions that came to neither.

import { readContent } from '@roguewright/content';
import { makeMonster } from '@roguewright/engine/actors';
import { type GameState, loadContent, newGame, performCommand } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { WALK } from '@roguewright/engine/world';
import type { Bench, Benchmark, Row } from './goal.ts';
import { definedDraws } from './workload.ts';

/** Numbers of jackals, with the published hero turns a second, in thousands. */
const WORKLOADS: readonly (readonly [jackals: number, published: number])[] = [
  [0, 5090],
  [10, 300],
  [50, 51.4],
  [200, 16.8],
];

const TURNS = 20_000;
const WARM_UP = 2000;
/** Turns that are watched to see what the jackals do. */
const WATCHED = 1000;

/** What is made good before every command, so that nobody dies or starves. */
const HIT_POINTS = 20_000;
const NUTRITION = 900;

const WAIT = { kind: 'rest', count: 1 } as const;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** A Valkyrie on a level of 80 × 21 squares with `jackals` jackals; no other monsters arrive. */
class Den {
  readonly #state: GameState;

  constructor(jackals: number, seed: number) {
    const start = { heroName: 'Bench', role: 'valkyrie', race: 'human', seed: `bench ${seed}` };
    this.#state = newGame(content, house, start);
    this.#clear();
    const { level } = this.#state;
    const { map } = level;
    const below = definedDraws(seed);
    const chance = this.#state.luck('bench');
    for (let placed = 0; placed < jackals; ) {
      const square = map.square(below(map.width), below(map.height));
      if ((map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0) {
        const kind = content.archetype('jackal');
        level.place(makeMonster(chance, house, content, kind, square, () => this.#state.newId()));
        placed++;
      }
    }
  }

  #clear(): void {
    const { level } = this.#state;
    level.restless = false;
    for (const creature of [...level.creatures.all]) {
      level.map.occupant[creature.square] = 0;
      level.creatures.remove(creature);
    }
  }

  /** One turn, the jackals hunting wherever they are. */
  turn(): void {
    const { hero, sheet, level } = this.#state;
    hero.hitPoints = HIT_POINTS;
    sheet.nutrition = NUTRITION;
    const { all } = level.creatures;
    for (let place = 0; place < all.length; place++) {
      const jackal = all[place]!;
      jackal.hunts = true;
      jackal.target = hero.square;
      jackal.lost = 0;
    }
    performCommand(this.#state, WAIT);
  }

  play(turns: number): void {
    for (let turn = 0; turn < turns; turn++) {
      this.turn();
    }
  }

  /** Plays on and counts what the jackals do. @returns attacks and moves, and actions in all, a turn */
  watch(turns: number): readonly [attacks: number, moves: number, actions: number] {
    const { all } = this.#state.level.creatures;
    let [attacks, moves] = [0, 0];
    for (let turn = 0; turn < turns; turn++) {
      const before = all.map(({ square }) => square);
      this.turn();
      moves += all.filter(({ square }, place) => square !== before[place]).length;
      const events = this.#state.log.perceived();
      attacks += events.filter(({ kind }) => kind === 'hit' || kind === 'missed').length;
    }
    return [attacks / turns, moves / turns, all.length];
  }
}

function measure({ effort, say }: Bench): Row[] {
  for (const [jackals, published] of WORKLOADS) {
    const rates: number[] = [];
    const did = [0, 0, 0];
    for (let round = 1; round <= effort.rounds; round++) {
      const den = new Den(jackals, round);
      den.play(WARM_UP);
      const before = process.threadCpuUsage();
      den.play(TURNS);
      const { user, system } = process.threadCpuUsage(before);
      rates.push((TURNS * 1000) / Math.max(1, user + system));
      for (const [place, count] of den.watch(WATCHED).entries()) {
        did[place]! += count / effort.rounds;
      }
    }
    say(lineOf(jackals, published, rates, did));
  }
  say('published: NetHack 3.6.7 in C, on another run of another machine: a reference');
  return [];
}

function lineOf(
  jackals: number,
  published: number,
  rates: readonly number[],
  did: readonly number[],
): string {
  const sorted = rates.toSorted((one, other) => one - other);
  const [low, middle, high] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!];
  const [attacks, moves, actions] = did as [number, number, number];
  const ratio = (middle / published).toFixed(2);
  const turns = `${middle.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) k turns/s`;
  const each = jackals === 0 ? '' : `${((middle * actions) / 1000).toFixed(2)} M actions/s, `;
  const rest = (actions - attacks - moves).toFixed(1);
  const what = `a turn ${attacks.toFixed(1)} attacks, ${moves.toFixed(1)} moves, ${rest} neither`;
  return `${jackals} jackals: ${turns}; ${each}${what}; published ${published} k: ${ratio}×`;
}

/** The benchmark of G1 and G2. */
export const heroTurns: Benchmark = {
  name: 'hero-turns',
  about: 'turns of a hero among jackals, beside published figures',
  measure,
};
