// Random commands on the levels of the game: whatever is ordered, the world stays sound.

import { type Chance, Streams } from '@roguewright/engine/chance';
import {
  type Answer,
  COMMAND_FIELDS,
  COMMAND_KINDS,
  type Command,
  type CommandField,
  type GameState,
  hashGame,
  newGame,
  performCommand,
  savedFlaw,
  saveGame,
} from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const ROLES = ['wizard', 'priest', 'valkyrie', 'ranger'];

/** Commands of a run, and runs. */
const COMMANDS = 10_000;
const RUNS = 10;

/** One run in this number keeps the hero alive, so that he sees the whole dungeon. */
const CHARMED_EVERY = 2;

/** Commands between saves whose ranges are looked at. */
const SAVED_EVERY = 100;

/** Commands between those that must change nothing if they are refused. */
const COMPARED_EVERY = 5;

/** Moves of waiting in which every effect that isn't lasting is over. */
const LONGEST_EFFECT = 400;

function begin(seed: string, number: number): GameState {
  const role = ROLES[number % ROLES.length]!;
  // Every third run has an animal, a Knight's among them.
  const withPet = number % 3 === 2;
  return newGame(content, house, {
    ...{ heroName: 'Ada', role: withPet ? 'knight' : role, race: 'human', seed },
    ...(withPet && { pet: 'role' as const }),
  });
}

/** A command of any kind with fields in range, some of which make sense. */
function order(chance: Chance, state: GameState): Command {
  // Steps make half of them, so that the hero gets about.
  const kind = chance.test(1, 2, 'step')
    ? 'move'
    : COMMAND_KINDS[chance.below(COMMAND_KINDS.length, 'kind')]!;
  const fields = Object.entries(COMMAND_FIELDS[kind]).flatMap(([name, holds]) =>
    holds === 'arguments' || (holds === 'steps' && chance.test(1, 2, 'steps'))
      ? []
      : [[name, field(chance, state, holds)]],
  );
  return { kind, ...Object.fromEntries(fields) } as Command;
}

function field(
  chance: Chance,
  { sheet, level }: GameState,
  holds: Exclude<CommandField, 'arguments'>,
): number | string | Answer {
  const { inventory, spells } = sheet;
  switch (holds) {
    case 'direction':
      return chance.below(9, 'direction');
    case 'id': {
      const things = [...inventory.things, ...spells];
      return things[chance.below(things.length + 1, 'thing')]?.id ?? 0;
    }
    case 'place':
      return chance.below(level.map.height, 'place');
    case 'word':
    case 'text':
      return 'spear';
    case 'answer': {
      const { things } = inventory;
      const thing = things[chance.below(things.length + 1, 'answer')];
      return thing === undefined ? { nothing: true } : { item: thing.id };
    }
    default:
      return 1 + chance.below(9, 'count');
  }
}

/** What is wrong with a game; nothing when all is well. */
function* faults(state: GameState): Generator<string> {
  const { level, hero, sheet } = state;
  const { map, creatures, effects, items } = level;
  const living = [hero, ...creatures.all].filter(({ alive }) => alive);
  for (const { id, archetype, square, hitPoints, maxHitPoints } of living) {
    if (map.bits[square] === 0 || map.occupant[square] !== id) {
      yield `${archetype.id} is nowhere`;
    }
    if (hitPoints < 0 || hitPoints > maxHitPoints) {
      yield `${archetype.id} has ${hitPoints} of ${maxHitPoints} hit points`;
    }
  }
  // A dead hero stays on his square.
  if (
    state.ending === undefined &&
    map.occupant.reduce((sum, id) => sum + Number(id !== 0), 0) !== living.length
  ) {
    yield 'a creature stands where the map has none';
  }
  for (const [square, pile] of items) {
    if (map.bits[square] === 0 || !map.has(square) || pile.length === 0) {
      yield `things in the ${map.terrainAt(square)}: ${pile.map(({ archetype }) => archetype.id)}`;
    }
  }
  for (let row = 0; row < effects.count; row++) {
    // A cone hits once more at -1, as the original does.
    if (effects.duration[row]! < -1 || effects.food[row]! < 0) {
      yield `an effect of ${state.content.archetypeAt(effects.archetype[row]!).id} with ${effects.duration[row]} ticks and ${effects.food[row]} turns left`;
    }
  }
  const { energy, maxEnergy, grace, maxGrace, equipment, inventory } = sheet;
  if (energy < 0 || energy > maxEnergy || grace < 0 || grace > maxGrace) {
    yield `energy ${energy} of ${maxEnergy}, grace ${grace} of ${maxGrace}`;
  }
  for (const thing of inventory.things) {
    if (thing.count < 1 || thing.fact('charges') < -1 || thing.fact('fuel') < 0) {
      yield `${thing.archetype.id}: ${thing.count}, ${JSON.stringify(thing.differences)}`;
    }
  }
  for (const [slot, id] of Object.entries(equipment)) {
    if (id !== 0 && inventory.find(id) === undefined) {
      yield `${slot} holds what isn't carried`;
    }
  }
}

function charm({ hero, sheet }: GameState): void {
  hero.hitPoints = hero.maxHitPoints;
  sheet.nutrition = 900;
}

/** Waits until every effect is over. */
function wait(state: GameState): void {
  for (let moves = 0; moves < LONGEST_EFFECT && state.level.effects.count > 0; moves++) {
    charm(state);
    performCommand(state, { kind: 'rest', count: 1 });
  }
}

describe('ten thousand random commands', () => {
  // The first is charmed, the last is not.
  it.each(
    sampled(
      Array.from({ length: RUNS }, (_, number) => number),
      2,
    ),
  )('leave a sound world: run %i', number => {
    const chance = new Streams(`random commands ${number}`).stream('orders');
    const isCharmed = number % CHARMED_EVERY === 0;
    let games = 0;
    let state = begin(`run ${number}`, number);
    for (let count = 0; count < COMMANDS; count++) {
      if (state.ending !== undefined) {
        state = begin(`run ${number} game ${++games}`, number + games);
      }
      if (isCharmed) {
        charm(state);
      }
      const command = order(chance, state);
      const before = count % COMPARED_EVERY === 0 ? hashGame(state) : '';
      const refusal = performCommand(state, command);
      if (before !== '' && refusal?.usesMove === false) {
        // Refusals without cost aren't recorded, so they must change nothing.
        expect([command, refusal, hashGame(state)]).toEqual([command, refusal, before]);
      }
      for (const fault of faults(state)) {
        expect.fail(`after ${JSON.stringify(command)}, command ${count}: ${fault}`);
      }
      if (count % SAVED_EVERY === 0) {
        expect(savedFlaw(JSON.parse(JSON.stringify(saveGame(state))))).toBeUndefined();
      }
    }
    wait(state);
    expect(state.ending === undefined ? state.level.effects.count : 0).toBe(0);
  });
});
