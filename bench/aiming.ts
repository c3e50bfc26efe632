// The questions of the aiming panel: one spell of each kind, aimed at a monster in a hall with pillars and five
// more monsters. Each is asked as a server asks it, with an enumerator that remembers no answer.

import { readContent } from '@roguewright/content';
import { makeMonster } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { type GameState, loadContent, newGame, performCommand } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { type Archetype, GameObject, TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { asksDirection, isCastable, subtypeOf } from '@roguewright/engine/spells';
import type { Bench, Benchmark, Row } from './goal.ts';

/** The most that an aimed question should take. */
const GOAL_MS = 5;
const EAST = 3;

const HALL = [
  '#####################',
  '#...................#',
  '#...#.......#.......#',
  '#.......j.......j...#',
  '#...................#',
  '#.@.....j...........#',
  '#...................#',
  '#.......j.......j...#',
  '#...#.......#.......#',
  '#...................#',
  '#####################',
];

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/**
 * A game whose first level is the hall.
 * @param kind of the six monsters in it @param awake they can act
 */
export function hall(kind = 'jackal', awake = false): GameState {
  const start = { heroName: 'Bench', role: 'wizard', race: 'human', seed: 'aiming' };
  const state = newGame(content, house, start);
  const { level, hero, memory } = state;
  const { map } = level;
  level.restless = false;
  for (const creature of [...level.creatures.all]) {
    level.creatures.remove(creature);
  }
  map.occupant.fill(0);
  level.items.clear();
  for (let square = 0; square < map.size; square++) {
    map.setTerrain(square, 'rock');
    memory.remembered[square] = 255;
  }
  for (const [y, row] of HALL.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const square = map.square(x + 1, y + 1);
      map.setTerrain(square, letter === '#' ? 'wall' : 'floor');
      map.setLit(square, true);
      if (letter === '@') {
        hero.square = square;
        map.occupant[square] = hero.id;
      } else if (letter === 'j') {
        const archetype = content.archetype(kind);
        const luck = state.luck('bench');
        const monster = makeMonster(luck, house, content, archetype, square, () => state.newId());
        if (!awake) {
          monster.conditions.set('helpless', 1000);
        }
        level.place(monster);
      }
    }
  }
  state.sheet.level = 20;
  state.sheet.energy = 500;
  state.sheet.maxEnergy = 500;
  performCommand(state, { kind: 'search', count: 1 });
  return state;
}

/** A spell of each kind that heroes learn. */
function oneOfEach(): readonly Archetype[] {
  const kinds = new Map<number, Archetype>();
  for (const archetype of content.archetypes) {
    const { type, subtype, numbers } = archetype;
    if (type === TYPE.spell && isCastable(subtype) && numbers.monsterOnly !== 1) {
      kinds.set(subtype, kinds.get(subtype) ?? archetype);
    }
  }
  return [...kinds.values()];
}

function measure({ effort, say }: Bench): Row[] {
  const state = hall();
  let slowest = 0;
  for (const spell of oneOfEach()) {
    const thing = new GameObject(state.newId(), spell);
    state.sheet.spells.splice(0, state.sheet.spells.length, thing);
    state.sheet.memory.set(thing.id, 20_000);
    const direction = asksDirection(spell) ? EAST : 0;
    const question = { ask: 'cast', spell: thing.id, direction } as const;
    const times: number[] = [];
    for (let round = 0; round < 2 * effort.rounds; round++) {
      const before = process.threadCpuUsage();
      answerQuestion(state, new Enumerator(), question);
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1000);
    }
    const middle = times.sort((one, other) => one - other)[times.length >> 1]!;
    slowest = Math.max(slowest, middle);
    const late = middle > GOAL_MS ? ', over the goal' : '';
    say(`${subtypeOf(spell.subtype).name} (${spell.id}): ${middle.toFixed(2)} ms${late}`);
  }
  say(`the slowest takes ${slowest.toFixed(2)} ms; the goal is ${GOAL_MS} ms`);
  return [];
}

/** The benchmark of questions of the aiming panel. */
export const aiming: Benchmark = {
  name: 'aiming',
  about: 'questions of the aiming panel, one spell of each kind, beside a goal of 5 ms',
  measure,
};
