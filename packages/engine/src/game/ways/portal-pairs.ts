// Pairs of portals of one hero. Crossfire server/spell_effect.c (cast_create_town_portal).

import { type Archetype, type GameObject, makeObject } from '../../objects/index.ts';
import type { FarSquare, PortalPair } from '../../spells/index.ts';
import { Fixture } from '../dungeon/fixture.ts';
import { MOST_FIXTURES } from '../dungeon/fixtures.ts';
import type { Level } from '../dungeon/level.ts';
import { placeTitle } from '../dungeon/places.ts';
import { placeOn, setOwner } from '../fixtures/change-fixture.ts';
import { closeWay, exitInside } from '../fixtures/portals.ts';
import { lookAround } from '../movement/stepping.ts';
import { standingAt } from '../state/seat-ways.ts';
import type { GameState } from '../state/state.ts';

/** Closes the portals of a hero, on all levels. @param kind of which alone; absent: all */
export function closePortals(state: GameState, kind?: Archetype): void {
  const { hero, world } = state;
  for (const level of world.levels.values()) {
    for (const fixture of [...level.fixtures.all]) {
      const exit = exitInside(fixture) ?? fixture.thing;
      const isPortal = fixture.owner === hero.id && exit.fact('twin') > 0;
      if (isPortal && (kind === undefined || exit.archetype === kind)) {
        closeWay(state, level, fixture);
      }
    }
  }
}

/** Opens a pair under the hero and at its far end. @returns false if there is no such level, or no room */
export function openPair(state: GameState, { exit, opening, to }: PortalPair): boolean {
  const { world, level } = state;
  const far = world.levels.get(to.place);
  const hasRoom = ({ fixtures }: Level) => fixtures.all.length + 1 < MOST_FIXTURES;
  if (far === undefined || !far.map.has(to.square) || !hasRoom(level) || !hasRoom(far)) {
    return false;
  }
  const here = standingAt(state);
  const near = portalTo(state, exit, to);
  const back = portalTo(state, exit, here);
  near.setFact('twin', back.id);
  back.setFact('twin', near.id);
  const placed = place(state, level, here.square, near, opening);
  place(state, far, to.square, back, opening);
  const { map } = level;
  const kind = opening === undefined ? 'portal-open' : 'portal-begun';
  if (kind === 'portal-open') {
    state.logSeen(kind, here.square, placed.id, map.x(here.square), map.y(here.square));
  } else {
    state.logFelt(kind, state.hero.id, placed.id, map.x(here.square), map.y(here.square));
  }
  lookAround(state);
  return true;
}

/** A portal that leads to a square. */
function portalTo(
  state: GameState,
  exit: Archetype,
  { place: key, square }: FarSquare,
): GameObject {
  const { content, sheet } = state;
  const thing = makeObject(content, exit, () => state.newId());
  thing.setFact('toPlace', key);
  thing.setFact('toSquare', square);
  thing.setText('msg', `${sheet.name}’s portal to ${placeTitle(key)}`);
  return thing;
}

/** Puts a portal on a square, or what opens into it. */
function place(
  state: GameState,
  level: Level,
  square: number,
  portal: GameObject,
  opening: Archetype | undefined,
): Fixture {
  const thing =
    opening === undefined ? portal : makeObject(state.content, opening, () => state.newId());
  if (thing !== portal) {
    thing.inventory.push(portal);
    thing.setText('msg', portal.text('msg'));
  }
  const fixture = new Fixture(thing, square);
  setOwner(fixture, state.hero.id);
  placeOn(level, fixture);
  return fixture;
}
