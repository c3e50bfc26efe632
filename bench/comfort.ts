// What a player waits for between two acts: the danger of six enemies in sight, a search over 26 levels, and the last
// fifty turns of a game weighed one by one. Milliseconds of processor time, beside their limits.

import { readContent } from '@roguewright/content';
import { Enumerator } from '@roguewright/engine/chance';
import { filterFinds } from '@roguewright/engine/face';
import { type GameState, loadContent, performCommand } from '@roguewright/engine/game';
import {
  answerQuestion,
  Chronicle,
  LocalGame,
  lastMoves,
  Recorder,
  SimplePlayer,
  weighMoves,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { hall } from './aiming.ts';
import type { Bench, Benchmark, Row } from './goal.ts';

const DANGER_MS = 30;
const FIND_MS = 20;
const POST_MORTEM_MS = 2000;
const LEVELS = 26;
/** Commands of the game that is looked back on. */
const COMMANDS = 200;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** The middle of some rounds, in milliseconds of processor time. */
function middleOf(rounds: number, work: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.sort((one, other) => one - other)[times.length >> 1]!;
}

/**
 * A hero who remembers whole levels, with everything that lies there.
 * @param levels how many
 */
function explored(levels: number): GameState {
  const state = hall();
  const remember = () => {
    const { level, memory } = state;
    for (let square = 0; square < level.map.size; square++) {
      memory.remembered[square] = level.map.terrain[square]!;
      const pile = level.items.get(square);
      if (pile !== undefined) {
        memory.rememberedItems.set(square, pile.at(-1)!.archetype);
      }
    }
  };
  for (let count = 0; count < levels; count++) {
    state.hero.hitPoints = state.hero.maxHitPoints;
    const { map } = state.level;
    const down = Array.from({ length: map.size }, (_, square) => square).find(
      square => map.terrainAt(square) === 'stairs-down',
    );
    // The hall has no stairs: they are put under the hero.
    if (down === undefined || map.occupant[down] !== 0) {
      map.setTerrain(state.hero.square, 'stairs-down');
    } else {
      map.occupant[state.hero.square] = 0;
      state.hero.square = down;
      map.occupant[down] = state.hero.id;
    }
    remember();
    performCommand(state, { kind: 'descend' });
  }
  remember();
  return state;
}

/** A recorded game of the simple player. */
function recorded() {
  const start = { heroName: 'Bench', role: 'valkyrie', race: 'human', seed: 'comfort bench' };
  const game = LocalGame.create(content, house, start);
  const recorder = new Recorder(game);
  const player = new SimplePlayer('comfort bench');
  let performed = game.look();
  for (let count = 0; count < COMMANDS && performed.view.ending === undefined; count++) {
    performed = recorder.perform(player.next(performed));
  }
  return recorder.file();
}

function measure({ effort, say }: Bench): Row[] {
  const tell = (what: string, took: number, limit: number) =>
    say(`${what}: ${took.toFixed(1)} ms${took > limit ? ', over' : ' of'} ${limit} ms`);
  for (const kind of ['jackal', 'goblin_archer', 'ogre']) {
    const state = hall(kind, true);
    state.hero.hitPoints = 30;
    const question = { ask: 'survival', moves: 5 } as const;
    const danger = () => answerQuestion(state, new Enumerator(), question);
    const { foes, played } = danger().survival!;
    const how = played === 0 ? 'exact' : `${played} fights`;
    tell(
      `danger of ${foes.length} × ${kind} (${how})`,
      middleOf(2 * effort.rounds, danger),
      DANGER_MS,
    );
  }
  const state = explored(LEVELS);
  const find = () => {
    const { found = [] } = answerQuestion(state, new Enumerator(), { ask: 'find' });
    return [found.length, filterFinds(found, 'potion').length];
  };
  const [all, potions] = find();
  const levels = state.seat.memories.size;
  const what = `${potions} potions among ${all} finds on ${levels} levels`;
  tell(what, middleOf(2 * effort.rounds, find), FIND_MS);
  const chronicle = new Chronicle(content, house, recorded());
  chronicle.read(COMMANDS);
  const moves = lastMoves(chronicle);
  const weighed = middleOf(effort.rounds, () => weighMoves(chronicle, moves));
  tell(`post-mortem of ${moves.length} moves in the last 50 turns`, weighed, POST_MORTEM_MS);
  return [];
}

/** The benchmark of what a player waits for between two acts. */
export const comfort: Benchmark = {
  name: 'comfort',
  about: 'danger with six enemies, a find over 26 levels, a post-mortem, beside their limits',
  measure,
};
