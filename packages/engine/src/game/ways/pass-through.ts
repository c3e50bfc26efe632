// Exits that stand on a hero's square: where they lead, who may use them, and going through. Crossfire types/exit.

import { carriesAmulet } from '../../actors/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import type { Level } from '../dungeon/level.ts';
import { arrivalOf, isPlaceOf, placeKey, placeWord } from '../dungeon/places.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { kindOf } from '../fixtures/kinds/index.ts';
import { changeLevel, levelAt } from '../movement/change-level.ts';
import { stepTo } from '../movement/stepping.ts';
import type { RefusalReason } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';

/** Whether a fixture is a way to another place. */
function isExit(fixture: Fixture): boolean {
  return kindOf(fixture)?.name === 'exit';
}

/** The exit that the hero knows on his own square; undefined for none. */
export function exitUnderfoot({ level, memory, hero }: GameState): Fixture | undefined {
  return [...level.fixtures.on(hero.square)].find(
    fixture => isExit(fixture) && memory.fixtures.has(fixture.id),
  );
}

/** The key of the level to which an exit leads; undefined: it leads nowhere. */
function placeBehind({ content, world }: GameState, { thing }: Fixture): number | undefined {
  const key = placeKey(thing.text('slaying')) ?? thing.fact('toPlace');
  const isSet = placeKey(thing.text('slaying')) !== undefined || thing.fact('toSquare') > 0;
  return isSet && isPlaceOf(content, key, world.dungeon) ? key : undefined;
}

/** Why a hero can't go through an exit; undefined: he can. */
function flawOf(state: GameState, exit: Fixture): RefusalReason | undefined {
  const { hero, sheet, seat, ruleset } = state;
  const key = placeBehind(state, exit);
  const { shared } = ruleset.slots.spells.ways.portals;
  if (key === undefined || (exit.owner !== 0 && exit.owner !== hero.id && !shared)) {
    return 'way-closed';
  }
  return key !== seat.depth && carriesAmulet(sheet) ? 'amulet-holds' : undefined;
}

/** The hero goes through an exit on his square. @returns why he can't; undefined: he did */
export function goThrough(state: GameState, exit: Fixture): RefusalReason | undefined {
  const flaw = flawOf(state, exit);
  if (flaw !== undefined) {
    return flaw;
  }
  const { hero, seat } = state;
  const key = placeBehind(state, exit)!;
  if (key === seat.depth) {
    const { map } = state.level;
    const square = exit.thing.fact('toSquare');
    const to = map.occupant[square] === 0 ? square : freeSquareNear(map, square);
    if (to >= 0) {
      state.logFelt('passed-through', hero.id, key);
      stepTo(state, to);
    }
    return undefined;
  }
  const square = squareBehind(state, exit, key, levelAt(state, key));
  changeLevel(state, key, square < 0 ? 'anywhere' : { square }, {
    told: 'passed-through',
    followers: 'servants',
  });
  return undefined;
}

/** Where an exit comes out: on its own square there, at the exit that leads back, or where heroes arrive; −1: anywhere. */
function squareBehind(state: GameState, { thing }: Fixture, key: number, level: Level): number {
  const stated = thing.fact('toSquare');
  if (stated > 0) {
    return stated;
  }
  const home = placeWord(state.seat.depth);
  const back = level.fixtures.all.find(
    other => home !== undefined && isExit(other) && other.thing.text('slaying') === home,
  );
  return back?.square ?? arrivalOf(state.content, key, level);
}
