// Puts on a level what the legend of a drawing says: fixtures, monsters, items, and things at random.

import { chooseKind, makeMonster, spawnTable } from '../../../actors/index.ts';
import {
  type Archetype,
  drawingPlan,
  isFixture,
  type Legend,
  makeObject,
} from '../../../objects/index.ts';
import { placeOver } from '../../../world/index.ts';
import { Fixture } from '../fixture.ts';
import { placeTrapOn } from '../place-fixtures.ts';
import { type Making, placeTreasure, spawnViewOf, UNTIL_DISTURBED } from '../populating.ts';
import type { Drawn } from './level-ground.ts';

/** Furnishes the squares of a drawing. */
export function furnish(making: Making, { drawing, marks }: Drawn): void {
  const { what } = drawingPlan(drawing);
  for (const [letter, meant] of what) {
    for (const square of marks.get(letter) ?? []) {
      put(making, meant, square);
    }
  }
}

function put(making: Making, meant: Legend, square: number): void {
  const { content, level, nextId } = making;
  if (meant.kind === 'list') {
    placeTreasure(making, square, meant.id);
    return;
  }
  if (meant.kind === 'any') {
    putAny(making, meant.id, square);
    return;
  }
  const archetype = content.archetype(meant.id);
  if (isMonster(archetype)) {
    putMonster(making, archetype, square);
  } else if (isFixture(archetype)) {
    level.fixtures.place(new Fixture(makeObject(content, archetype, nextId), square));
  } else {
    level.drop(square, makeObject(content, archetype, nextId));
  }
}

function isMonster({ numbers, flags }: Archetype): boolean {
  return (numbers.monster ?? 0) !== 0 || flags.has('monster');
}

function putAny(making: Making, word: string, square: number): void {
  const { chance, ruleset, content, wish, level, nextId } = making;
  if (word === 'monster') {
    const table = spawnTable(ruleset.slots.world.spawning, content, spawnViewOf(ruleset, wish));
    const kind = chooseKind(chance, table);
    if (kind !== undefined) {
      putMonster(making, kind, square);
    }
  } else if (word === 'item') {
    placeTreasure(making, square);
  } else {
    const { depth, heroLevel } = wish;
    placeTrapOn({ chance, ruleset, content, level, depth, heroLevel, nextId }, square);
  }
}

/** A monster that waits on its square, or not at all where it has no room. */
function putMonster(making: Making, kind: Archetype, square: number): void {
  const { chance, ruleset, content, wish, level, nextId } = making;
  const place = placeOver(level.map, kind.shape, square);
  if (place >= 0 && level.map.occupant[place] === 0 && wish.extinct?.has(kind.id) !== true) {
    const monster = makeMonster(chance, ruleset, content, kind, place, nextId);
    if (monster.traits.startsAsleep ?? true) {
      monster.conditions.set('asleep', UNTIL_DISTURBED);
    }
    level.place(monster);
  }
}
