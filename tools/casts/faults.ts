// What may be wrong with a game after a cast, whatever the cast was.

import type { Creature } from '@roguewright/engine/actors';
import type { GameState } from '@roguewright/engine/game';
import { creatureFacts, type GameObject } from '@roguewright/engine/objects';
import { footprint } from '@roguewright/engine/world';

/** Everything that is wrong; nothing when all is well. */
export function* faults(state: GameState): Generator<string> {
  yield* creatureFaults(state);
  yield* thingFaults(state);
  yield* effectFaults(state);
}

function* creatureFaults(state: GameState): Generator<string> {
  const { level, hero, sheet } = state;
  const { map, creatures } = level;
  const living = [hero, ...creatures.all].filter(({ alive }) => alive);
  const taken = new Map<number, number>();
  const ids = new Set<number>();
  for (const creature of living) {
    const { id, archetype, hitPoints, maxHitPoints, conditions } = creature;
    if (ids.has(id)) {
      yield `${archetype.id} is there twice`;
    }
    ids.add(id);
    for (const square of footprint(map, creature.shape, creature.square)) {
      if (!map.has(square)) {
        yield `${archetype.id} is off the map`;
      } else if (map.bits[square] === 0 && !mayBeInStone(state, creature)) {
        yield `${archetype.id} is in the ${map.terrainAt(square)}`;
      }
      if (map.occupant[square] !== id) {
        yield `${archetype.id} isn't on the map at ${map.x(square)},${map.y(square)}`;
      }
      taken.set(square, id);
    }
    const { life } = state.ruleset.slots.spells.divine.deathOnUndead;
    // A smite by death may feed an undead beyond its maximum.
    const most = creatureFacts(archetype).combatFlags.includes('undead')
      ? life * maxHitPoints
      : maxHitPoints;
    if (hitPoints > most || !Number.isInteger(hitPoints)) {
      yield `${archetype.id} has ${hitPoints} of ${maxHitPoints} hit points`;
    }
    if (conditions.save().turns.some(turns => turns < 0)) {
      yield `${archetype.id} has a condition of less than 0 turns`;
    }
  }
  // A dead hero stays on his square.
  for (let square = 0; square < map.size; square++) {
    const id = map.occupant[square]!;
    if (id !== 0 && id !== hero.id && taken.get(square) !== id) {
      yield `the map has ${id} at ${map.x(square)},${map.y(square)}, where nobody is`;
    }
  }
  const { energy, maxEnergy, nutrition, experience } = sheet;
  for (const [name, value] of Object.entries({ energy, maxEnergy, nutrition, experience })) {
    if (!Number.isFinite(value) || (value < 0 && name !== 'nutrition')) {
      yield `the hero has ${value} ${name}`;
    }
  }
}

/** Heroes who pass through walls, and monsters that live in them. */
function mayBeInStone({ hero, sheet }: GameState, { id, archetype }: Creature): boolean {
  return id === hero.id
    ? sheet.conditions.has('phasing')
    : archetype.texts.gait === 'phase' || archetype.flags.has('passes_walls');
}

/** Every thing of a game, with what it contains. */
function* thingsOf({ level, sheet }: GameState): Generator<GameObject> {
  const piles = [
    ...level.items.values(),
    [...sheet.inventory],
    sheet.spells,
    ...level.creatures.all.filter(({ alive }) => alive).map(({ carried }) => carried),
    level.fixtures.all.map(({ thing }) => thing),
  ];
  for (const pile of piles) {
    for (const thing of pile) {
      yield* withContents(thing);
    }
  }
}

function* withContents(thing: GameObject): Generator<GameObject> {
  yield thing;
  for (const inside of thing.inventory) {
    yield* withContents(inside);
  }
}

function* thingFaults(state: GameState): Generator<string> {
  const { map, items } = state.level;
  for (const [square, pile] of items) {
    if (!map.has(square) || pile.length === 0) {
      yield `a pile of ${pile.length} things at ${map.x(square)},${map.y(square)}`;
    }
  }
  const ids = new Set<number>();
  for (const thing of thingsOf(state)) {
    const { id, archetype, count } = thing;
    if (ids.has(id)) {
      yield `${archetype.id} is there twice`;
    }
    ids.add(id);
    if (!Number.isInteger(count) || count < 1) {
      yield `${archetype.id} is ${count} pieces`;
    }
  }
}

function* effectFaults({ level, content }: GameState): Generator<string> {
  const { effects, map } = level;
  for (let row = 0; row < effects.count; row++) {
    const name = () => content.archetypeAt(effects.archetype[row]!).id;
    // A cone hits once more when its duration is over.
    if (effects.duration[row]! < -1 || effects.food[row]! < 0) {
      yield `${name()} has ${effects.duration[row]} ticks and ${effects.food[row]} turns left`;
    }
    if (!map.has(effects.square[row]!)) {
      yield `${name()} is off the map`;
    }
    if (!Number.isFinite(effects.speedLeft[row]!)) {
      yield `${name()} has a clock of ${effects.speedLeft[row]}`;
    }
  }
}
