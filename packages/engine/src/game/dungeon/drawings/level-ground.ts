// The ground of a level: dug or drawn, with a vault, the ground of its zone and the stairs into a branch.

import type { Chance } from '../../../chance/index.ts';
import { type Archetype, type Content, drawingPlan } from '../../../objects/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import {
  type Area,
  type Box,
  digLevel,
  drawLevel,
  isDry,
  type LevelMap,
  layZone,
  placeAside,
  setVault,
  zoneAt,
} from '../../../world/index.ts';
import type { LevelWish } from '../populating.ts';
import { chooseVault } from './drawn-levels.ts';

/** What a drawing has put on a level. */
export interface Drawn {
  readonly drawing: Archetype;
  /** Squares by the letters of its legend. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
}

/** Ground on which monsters, items and fixtures can be placed. */
export interface LevelGround {
  readonly map: LevelMap;
  readonly areas: readonly Area[];
  readonly up?: number | undefined;
  readonly down?: number | undefined;
  /** The stairs into a branch. */
  readonly aside?: number | undefined;
  readonly drawn: readonly Drawn[];
}

/** The ground of a level. Its own draws come from `chance`; vaults, zones and further stairs from the place's luck. */
export function groundOf(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  { depth, place }: LevelWish,
  down: boolean,
): LevelGround {
  const { digging, layout } = ruleset.slots.world;
  if (place?.drawing !== undefined) {
    return withStairs(place.further, drawnGround(place.drawing), place.aside);
  }
  const kind = place?.branch;
  const dug = digLevel(chance, digging, { depth, up: true, down, ...(kind && { kind }) });
  if (place === undefined) {
    return { ...dug, drawn: [] };
  }
  const { further, branch } = place;
  const zone = branch === undefined ? zoneAt(digging.zones, depth) : undefined;
  if (zone !== undefined) {
    layZone(further, zone, dug.map);
  }
  const ground = { ...dug, areas: dryAreas(dug.map, dug.areas), drawn: [] };
  const vault = chooseVault(further, layout, content, { branch, depth });
  return withStairs(further, withVault(further, ground, vault, layout.vaults.tries), place.aside);
}

/** The areas without what is no longer dry ground. */
function dryAreas(map: LevelMap, areas: readonly Area[]): Area[] {
  return areas.map(area => ({ ...area, squares: area.squares.filter(on => isDry(map, on)) }));
}

/** An area without the squares of a vault. */
function withoutBox(map: LevelMap, area: Area, { x, y, width, height }: Box): Area {
  const isIn = (square: number) =>
    map.x(square) >= x &&
    map.y(square) >= y &&
    map.x(square) < x + width &&
    map.y(square) < y + height;
  return { ...area, squares: area.squares.filter(square => !isIn(square)) };
}

function withVault(
  chance: Chance,
  ground: LevelGround,
  drawing: Archetype | undefined,
  tries: number,
): LevelGround {
  if (drawing === undefined) {
    return ground;
  }
  const { rows, lit } = drawingPlan(drawing);
  const set = setVault(chance, ground.map, drawLevel(rows, lit, markedGround(rows)), tries);
  return set === undefined
    ? ground
    : {
        ...ground,
        areas: dryAreas(ground.map, ground.areas).map(area =>
          withoutBox(ground.map, area, set.box),
        ),
        drawn: [{ drawing, marks: set.marks }],
      };
}

function withStairs(chance: Chance, ground: LevelGround, isWanted: boolean): LevelGround {
  if (!isWanted) {
    return ground;
  }
  const taken = new Set(ground.drawn.flatMap(({ marks }) => [...marks.values()].flat()));
  return { ...ground, aside: placeAside(chance, ground.map, ground.up!, taken) };
}

/** The ground under the letters of a legend: of caves where most of the drawing is a cave. */
function markedGround(rows: readonly string[]): 'floor' | 'cave-floor' {
  const all = rows.join('');
  return all.split('·').length > all.split('.').length ? 'cave-floor' : 'floor';
}

/** The ground of a drawn level. All its dry floor without a letter is one area. */
function drawnGround(drawing: Archetype): LevelGround {
  const { rows, lit } = drawingPlan(drawing);
  const { map, marks } = drawLevel(rows, lit, markedGround(rows));
  const find = (wanted: string) => {
    const at = [...map.terrain.keys()].find(square => map.terrainAt(square) === wanted);
    return at ?? -1;
  };
  const marked = new Set([...marks.values()].flat());
  const squares = [...map.terrain.keys()].filter(on => isDry(map, on) && !marked.has(on));
  const { width, height } = map;
  const area: Area = { kind: 'room', x: 0, y: 0, width, height, lit, squares };
  const [up, down] = [find('stairs-up'), find('stairs-down')];
  return {
    ...{ map, areas: [area], up, drawn: [{ drawing, marks }] },
    ...(down >= 0 && { down }),
  };
}
