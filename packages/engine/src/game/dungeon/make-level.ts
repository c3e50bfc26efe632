// Makes a level of the dungeon: digs it, and adds monsters and items by its depth and the hero's level.

import { chooseKind, makeMonster, type SpawnEntry, spawnTable } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { type Content, drawingPlan, holds, isDrawing, makeObject } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type Area, placeOver, SWIM } from '../../world/index.ts';
import { OLD_DUNGEON } from './branches/dungeon-plan.ts';
import { furnish } from './drawings/furnish.ts';
import { groundOf } from './drawings/level-ground.ts';
import { Level } from './level.ts';
import { placeFixtures } from './place-fixtures.ts';
import {
  type LevelWish,
  type Making,
  placeGroup,
  placeTreasure,
  spawnViewOf,
  squareIn,
} from './populating.ts';
import { chooseShopRoom, openSomeShop } from './shops/open-shop.ts';

/** Id of the Amulet. */
const GOAL = 'amulet_of_the_deep';

/** Makes a level. @param nextId gives unused ids */
export function makeLevel(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  wish: LevelWish,
  nextId: () => number,
): Level {
  const { depth } = wish;
  const down = wish.place?.down ?? depth < OLD_DUNGEON.deepest;
  const dug = groundOf(chance, ruleset, content, wish, down);
  const level = new Level(dug.map);
  level.restless = true;
  const making = { chance, ruleset, content, wish, level, nextId };
  const entrance = dug.up!;
  const shop = placeShop(making, dug.areas);
  const areas = dug.areas.filter(area => area !== shop);
  const away = awayFrom(areas, level, entrance);
  const table = spawnTable(ruleset.slots.world.spawning, content, spawnViewOf(ruleset, wish));
  const { groups: inGroups, dungeon } = ruleset.slots.world;
  const { sure, deeper, most, sides } = inGroups.ofLevel;
  const groups = Math.min(most, sure + deeper * depth) + chance.roll(1, sides, 'groups');
  for (let group = 0; group < groups; group++) {
    const kind = chooseKind(chance, table);
    if (kind !== undefined) {
      placeGroup(making, squareIn(chance, away), kind);
    }
  }
  placeUniques(making, away);
  placeSwimmers(making);
  const things = dungeon.things.sure + chance.roll(1, dungeon.things.sides, 'things');
  for (let thing = 0; thing < things; thing++) {
    placeTreasure(making, squareIn(chance, areas));
  }
  for (const artifact of wish.artifacts ?? []) {
    level.drop(squareIn(chance, areas), makeObject(content, artifact, nextId));
  }
  if (!down && wish.place?.branch === undefined && !isGoalDrawn(wish)) {
    placeGoal(making, away, table);
  }
  const arrivals = [dug.up, dug.down, dug.aside].filter(square => square !== undefined);
  const { heroLevel } = wish;
  placeFixtures({
    chance,
    ruleset,
    content,
    level,
    depth,
    heroLevel,
    areas,
    arrivals,
    nextId,
  });
  level.felt = dug.drawn
    .map(({ drawing }) => drawing)
    .filter(drawing => drawingPlan(drawing).feeling !== '');
  level.vault = dug.drawn.find(({ drawing }) => isDrawing(drawing, 'vault'))?.drawing.id ?? '';
  for (const drawn of dug.drawn) {
    furnish({ ...making, chance: wish.place?.further ?? chance }, drawn);
  }
  return level;
}

/** Opens a shop, if the level has one. @returns its room, which is left to it */
function placeShop(
  { ruleset, content, wish, level, nextId }: Making,
  areas: readonly Area[],
): Area | undefined {
  const { shopLuck, depth, heroLevel } = wish;
  if (shopLuck === undefined) {
    return undefined;
  }
  const making = { chance: shopLuck, ruleset, content, depth, heroLevel, nextId };
  const chosen = chooseShopRoom(making, level, areas);
  if (chosen !== undefined) {
    openSomeShop(making, level, chosen.room);
  }
  return chosen?.area;
}

/** Whether the drawing of a level says where the Amulet lies. */
function isGoalDrawn({ place }: LevelWish): boolean {
  return place?.drawing !== undefined && holds(drawingPlan(place.drawing), GOAL);
}

/** The areas where the hero doesn't arrive; all if there is only one. */
function awayFrom(areas: readonly Area[], { map }: Level, entrance: number): readonly Area[] {
  const [column, row] = [map.x(entrance), map.y(entrance)];
  const others = areas.filter(({ kind, x, y, width, height }) => {
    const holds = column >= x && column < x + width && row >= y && row < y + height;
    return kind === 'room' && !holds;
  });
  return others.length > 0 ? others : areas;
}

/** Places uniques. A unique far too strong for the hero isn't placed. */
function placeUniques(making: Making, areas: readonly Area[]): void {
  const { chance, wish, ruleset } = making;
  const { uniquesAbove } = ruleset.slots.world.dungeon;
  const most = floorDiv(wish.depth + wish.heroLevel, 2) + uniquesAbove;
  for (const kind of wish.uniques ?? []) {
    if ((kind.numbers.level ?? 0) <= most) {
      placeGroup(making, squareIn(chance, areas), kind);
    }
  }
}

/** With enough water the level has a kind of swimmers in half of all cases. Label: `swimmers`. */
function placeSwimmers({ chance, ruleset, content, wish, level, nextId }: Making): void {
  const { map } = level;
  const waters: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if ((map.bits[square]! & SWIM) !== 0 && map.occupant[square] === 0) {
      waters.push(square);
    }
  }
  const { squares, oneIn } = ruleset.slots.world.dungeon.swimmers;
  if (waters.length < squares || !chance.test(1, oneIn, 'swimmers')) {
    return;
  }
  const kind = chooseKind(
    chance,
    spawnTable(ruleset.slots.world.spawning, content, spawnViewOf(ruleset, wish), ['swim']),
  );
  if (kind !== undefined) {
    const square = waters[chance.below(waters.length, 'water')]!;
    const place = placeOver(map, kind.shape, square, SWIM);
    if (place >= 0) {
      level.place(makeMonster(chance, ruleset, content, kind, place, nextId));
    }
  }
}

/** Places the Amulet far from the stairs, among the level's worst monsters. */
function placeGoal(making: Making, areas: readonly Area[], table: readonly SpawnEntry[]): void {
  const { chance, content, level, nextId } = making;
  const square = squareIn(chance, areas);
  level.drop(square, makeObject(content, content.archetype(GOAL), nextId));
  const worst = table.reduce<SpawnEntry | undefined>(
    (best, entry) => (levelOf(entry) > (best === undefined ? -1 : levelOf(best)) ? entry : best),
    undefined,
  );
  if (worst !== undefined) {
    placeGroup(making, square, worst.kind);
  }
}

function levelOf({ kind }: SpawnEntry): number {
  return kind.numbers.level ?? 0;
}
