// Everything that the hero remembers of all levels: things, creatures, fixtures, stairs and locked doors.

import { type DungeonPlan, type GameState, keyAbove, rememberedName } from '../../../game/index.ts';
import { appearanceOf, lookOf } from '../../../objects/index.ts';
import type { FoundThing } from '../../../odds/index.ts';
import { TERRAINS, terrainLook } from '../../../world/index.ts';

type Memory = GameState['memory'];

/** The key of the level above all others. */
const TOWN = 0;

/** The ground that is worth finding again: its name and its letter. */
const PLACES: Readonly<Record<string, readonly [name: string, glyph: string] | undefined>> = {
  'stairs-up': ['stairs up', '<'],
  'stairs-down': ['stairs down', '>'],
  'branch-stairs': ['stairs into a branch', '>'],
  'locked-door': ['locked door', '+'],
};

/** By the number of a remembered terrain. */
const PLACE_OF = TERRAINS.map((_, number) => PLACES[terrainLook(number)]);

/** What the hero remembers, in no order. */
export function foundThings(state: GameState): FoundThing[] {
  const { seat, world } = state;
  return [...seat.memories].flatMap(([level, memory]) => {
    const map = world.levels.get(level)?.map;
    if (map === undefined) {
      return [];
    }
    const away = levelsBetween(world.dungeon, seat.depth, level);
    const at = (square: number) => ({ level, away, x: map.x(square), y: map.y(square) });
    return [
      ...itemsIn(state, memory, at),
      ...creaturesIn(state, memory, at),
      ...fixturesIn(memory, at),
      ...placesIn(memory, at),
      ...notesIn(state, level, away),
    ];
  });
}

/** The player's notes on a level, where he wrote them. */
function notesIn({ seat }: GameState, key: number, away: number): FoundThing[] {
  return (seat.words.notes ?? []).flatMap(({ level, x, y, text, turn: seen }): FoundThing[] =>
    level !== key || x === undefined || y === undefined
      ? []
      : [
          {
            kind: 'note',
            name: text,
            glyph: ':',
            icon: 'quill-ink',
            hue: '',
            level,
            away,
            x,
            y,
            seen,
          },
        ],
  );
}

type Place = (square: number) => Pick<FoundThing, 'level' | 'away' | 'x' | 'y'>;

function itemsIn(state: GameState, memory: Memory, at: Place): FoundThing[] {
  return [...memory.rememberedItems].map(([square, kind]) => {
    const name = rememberedName(state, memory, square, kind);
    return {
      kind: 'item',
      name,
      ...pictured(lookOf(kind, state.sheet.lore, state.content)),
      ...at(square),
    };
  });
}

function creaturesIn(state: GameState, memory: Memory, at: Place): FoundThing[] {
  return [...memory.sightings].map(([id, { archetype, square, turn: seen }]) => {
    const creature = memory === state.memory ? state.level.creatures.find(id) : undefined;
    const isInSight = creature !== undefined && state.perceives(creature);
    return {
      kind: 'creature',
      name: archetype.name,
      ...pictured(appearanceOf(archetype)),
      ...at(isInSight ? creature.square : square),
      ...(!isInSight && { seen }),
    };
  });
}

function fixturesIn({ fixtures }: Memory, at: Place): FoundThing[] {
  return [...fixtures.values()].map(({ archetype, square }) => ({
    kind: 'fixture',
    name: archetype.name,
    ...pictured(appearanceOf(archetype)),
    ...at(square),
  }));
}

function placesIn({ remembered }: Memory, at: Place): FoundThing[] {
  const found: FoundThing[] = [];
  for (let square = 0; square < remembered.length; square++) {
    const place = PLACE_OF[remembered[square]!];
    if (place !== undefined) {
      const [name, glyph] = place;
      found.push({ kind: 'place', name, glyph, icon: '', hue: '', ...at(square) });
    }
  }
  return found;
}

function pictured({ glyph, icon, hue }: Pick<FoundThing, 'glyph' | 'icon' | 'hue'>) {
  return { glyph, icon, hue };
}

/** Levels from one to another by stairs: down to the first, or up to the level that both lead to. */
function levelsBetween(plan: DungeonPlan, from: number, to: number): number {
  const above = wayUp(plan, from);
  const other = wayUp(plan, to);
  const common = other.findIndex(key => above.includes(key));
  return common < 0 ? above.length + other.length : common + above.indexOf(other[common]!);
}

/** The levels from one up to the town, itself first; a place beside the dungeon alone. */
function wayUp(plan: DungeonPlan, from: number): number[] {
  const keys = [from];
  for (let key = from; key > TOWN; ) {
    key = keyAbove(plan, key);
    keys.push(key);
  }
  return keys;
}
