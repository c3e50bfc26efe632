// Going home: when a recall acts, and after a death that isn't final. Crossfire server/spell_effect.c
// (execute_word_of_recall), server/player.c (kill_player).

import { carriesAmulet } from '../../actors/index.ts';
import { loseExperienceAsByDeath, wakeUp } from '../body/returning.ts';
import { arrivalOf, HOME } from '../dungeon/places.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { layDown } from '../items/floor.ts';
import { takeOut } from '../items/pack.ts';
import { unpaidEach } from '../items/priced/goods.ts';
import { landed } from '../movement/arriving.ts';
import { changeLevel, levelAt, squareOf } from '../movement/change-level.ts';
import { occupy, vacate } from '../movement/relocate.ts';
import { leaveSteed } from '../movement/riding/riding.ts';
import { lookAround, stepTo } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';

/** Percent of a whole. */
const WHOLE = 100;

/** Whether there is a home to which a hero can be taken. */
export function hasHome({ seat, content }: GameState): boolean {
  return seat.ways.home !== undefined || content.place('home') !== undefined;
}

/** Recalls that are due take their heroes home. Once a tick, when everything else in it has happened. */
export function goHomeIfDue({ states }: GameState): void {
  for (let seat = 0; seat < states.length; seat++) {
    const own = states[seat]!;
    if (!own.sheet.forces.none && own.seat.present && own.hero.alive) {
      answerRecalls(own);
    }
  }
}

function answerRecalls(state: GameState): void {
  const { sheet, spells, hero } = state;
  for (const force of [...sheet.forces.all]) {
    if (force.kind === 'recall' && force.duration < 0) {
      spells.bearers.end(hero.id, force);
      dropUnpaid(state);
      if (carriesAmulet(sheet)) {
        state.logFelt('amulet-holds', hero.id);
      } else if (hasHome(state)) {
        takeHome(state);
      }
    }
  }
}

/** Takes a hero to his home, or to a free square beside it. */
function takeHome(state: GameState): void {
  const { seat, content, hero } = state;
  const key = seat.ways.home?.place ?? HOME;
  const level = levelAt(state, key);
  const square = seat.ways.home?.square ?? arrivalOf(content, key, level);
  if (key !== state.seat.depth) {
    changeLevel(state, key, { square }, { told: 'recalled', followers: 'servants' });
    return;
  }
  const { map } = level;
  const to = map.occupant[square] === 0 ? square : freeSquareNear(map, square);
  state.logFelt('recalled', hero.id, key);
  if (to >= 0) {
    stepTo(state, to);
  }
}

/** Goods that aren't paid for stay where the hero leaves. */
export function dropUnpaid(state: GameState): void {
  const { sheet, hero } = state;
  for (const thing of [...sheet.inventory]) {
    if (thing.hasFlag('unpaid') || unpaidEach(thing) > 0) {
      takeOut(state, thing, thing.count);
      layDown(state, hero.square, thing);
      state.logFelt('dropped', hero.id, thing.id);
    }
  }
}

/** The hero, who is on no level, comes to a free square of one. @param key of a level that there is */
export function enterWorld(state: GameState, key: number, square: number): void {
  const { seat, world, hero } = state;
  const level = world.levels.get(key)!;
  seat.enter(key, level);
  seat.present = true;
  state.ports.renewSpells();
  occupy(level, hero, square);
  state.clock.admit(seat.number);
  lookAround(state);
  landed(state, hero, -1);
}

/**
 * In a world where death isn't final, the heroes who died in a command wake up at home, where there is one, otherwise
 * at the stairs of the first level.
 * @returns whether any did
 */
export function wakeTheDead({ states, world }: GameState): boolean {
  let woken = false;
  for (let seat = 0; world.start.revives === true && seat < states.length; seat++) {
    const own = states[seat]!;
    if (own.seat.ending?.kind === 'died') {
      wakeAtHome(own);
      woken = true;
    }
  }
  return woken;
}

function wakeAtHome(state: GameState): void {
  const { seat, content, hero, level: before } = state;
  if (seat.present) {
    vacate(before, hero);
    leaveSteed(state);
  }
  const key = seat.ways.home?.place ?? (hasHome(state) ? HOME : 1);
  const level = levelAt(state, key);
  const arrival = seat.ways.home?.square ?? arrivalOf(content, key, level);
  const wanted = arrival < 0 ? squareOf(level.map, 'stairs-up') : arrival;
  const free = level.map.occupant[wanted] === 0 ? wanted : freeSquareNear(level.map, wanted);
  wakeUp(state, WHOLE);
  enterWorld(state, key, free < 0 ? wanted : free);
  state.clock.endPasses();
  loseExperienceAsByDeath(state);
  state.logFelt('woken', hero.id, key);
}
