// Kicking: creatures, doors, things on the floor, and walls. NetHack 3.6.7 src/dokick.c (dokick).

import { burdenOf, type Creature, legsWounded } from '../../../actors/index.ts';
import { type GameObject, hasLock, weightOf } from '../../../objects/index.ts';
import type { Terrain } from '../../../world/index.ts';
import { hurt } from '../../body/harm.ts';
import { woundLegs } from '../../body/legs/wounded-legs.ts';
import { urge } from '../../companions/riding.ts';
import { abuse } from '../../companions/taming.ts';
import { kickSink } from '../../fixtures/features/use-feature.ts';
import { giveAway } from '../../forces/reveal.ts';
import { moveOnFloor } from '../../items/floor.ts';
import { changeTerrain } from '../../movement/change-terrain.ts';
import { floats } from '../../movement/floating.ts';
import { lookAround, lookAtFloor } from '../../movement/stepping.ts';
import { kickBox } from '../../powers/handling/boxes/box-deeds.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import { KICK_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { alarm } from '../../state/alarm.ts';
import type { GameState } from '../../state/state.ts';
import { type Kicker, kick, kickHurts, kickLames, kicksOpen, slides } from './kick-rules.ts';

/** What a kick breaks open. */
export const KICKED_DOORS: ReadonlySet<Terrain> = new Set(['closed-door', 'locked-door']);

/** Kicks what is in a direction; a rider kicks his steed. */
export function kickTowards(state: GameState, direction: Direction): ActionResult {
  const { level, hero, ruleset } = state;
  if (state.sheet.riding !== undefined) {
    urge(state, false);
    return { cost: ruleset.bridges.beats.move };
  }
  if (direction === 0) {
    return refuse('which-way');
  }
  if (floats(state)) {
    return refuse('levitating');
  }
  if (legsWounded(state.sheet.conditions) > 0) {
    return refuse('legs-wounded');
  }
  const { map } = level;
  const square = map.neighbour(hero.square, direction);
  const id = map.occupant[square]!;
  const terrain = map.terrainAt(square);
  const pile = level.items.get(square) ?? [];
  giveAway(state);
  if (id !== 0) {
    kickCreature(state, state.creature(id));
  } else if (KICKED_DOORS.has(terrain)) {
    kickDoor(state, square);
  } else if (!map.openToEffects(square)) {
    kickWall(state);
  } else if (kickSink(state, square)) {
    // The sink has answered.
  } else if (pile.length > 0) {
    kickThing(state, square, direction, pile.at(-1)!);
  } else {
    tell(state, 'air');
  }
  return { cost: ruleset.bridges.beats.move };
}

function tell(state: GameState, telling: (typeof KICK_TELLINGS)[number], target = 0): void {
  state.logFelt('kicked', state.hero.id, target, KICK_TELLINGS.indexOf(telling));
}

/** The hero as the rules of kicks see him. */
export function kickerOf({ sheet, ruleset }: GameState): Kicker {
  const { strength, dexterity, constitution } = sheet.present;
  const { shortScale } = ruleset.bridges;
  const { martialRoles, clumsyFrom } = ruleset.slots.world.tools.kicks;
  return {
    strength: shortScale(strength),
    dexterity: shortScale(dexterity),
    constitution,
    clumsy: clumsyFrom.includes(burdenOf(ruleset, sheet)),
    martial: martialRoles.includes(sheet.role),
  };
}

function kickCreature(state: GameState, target: Creature): void {
  const { kicks } = state.ruleset.slots.world.tools;
  const { conditions } = target;
  const dodges =
    !conditions.helpless &&
    !conditions.has('blind') &&
    !conditions.has('stunned') &&
    !conditions.has('confused') &&
    target.speed >= kicks.dodgeSpeed;
  const outcome = kick(state.luck('kicks'), kicks, { by: kickerOf(state), dodges });
  alarm(target);
  if (outcome.kind !== 'hits') {
    tell(state, outcome.kind, target.id);
    return;
  }
  tell(state, 'hits', target.id);
  if (outcome.damage > 0) {
    state.logSeen('hit', target, state.hero.id, target.id, outcome.damage, 0);
    hurt(state, target, outcome.damage, state.hero.id);
  }
  abuse(state, target);
}

function kickDoor(state: GameState, square: number): void {
  const { map } = state.level;
  const { kicks } = state.ruleset.slots.world.tools;
  const [x, y] = [map.x(square), map.y(square)];
  if (kicksOpen(state.luck('kicks'), kicks, kickerOf(state))) {
    state.ports.shops.broken(square);
    changeTerrain(state, square, 'broken-door');
    state.logFelt('door-broken', x, y);
    lookAround(state);
  } else {
    state.logFelt('door-holds', state.hero.id, x, y);
  }
}

function kickWall(state: GameState): void {
  const { kicks } = state.ruleset.slots.world.tools;
  const lame = kickLames(state.luck('kicks'), state.ruleset.slots.world.legs);
  const damage = kickHurts(state.luck('kicks'), kicks, kickerOf(state));
  tell(state, 'wall');
  if (lame > 0) {
    woundLegs(state, 1, lame);
  }
  hurt(state, state.hero, damage, 0, 'kicking a wall');
}

function kickThing(
  state: GameState,
  square: number,
  direction: Direction,
  thing: GameObject,
): void {
  const { level } = state;
  const { map } = level;
  const { kicks } = state.ruleset.slots.world.tools;
  const by = kickerOf(state);
  if (hasLock(thing) && kickBox(state, thing, by.martial)) {
    return;
  }
  let left = slides(kicks, by, weightOf(thing));
  let to = square;
  while (left > 0) {
    const next = map.neighbour(to, direction);
    if (!map.openToEffects(next) || map.occupant[next] !== 0) {
      break;
    }
    to = next;
    // It slides over no lava.
    left = map.terrainAt(next) === 'lava' ? 0 : left - 1;
  }
  if (to === square) {
    tell(state, 'stays', thing.id);
    return;
  }
  tell(state, 'slides', thing.id);
  moveOnFloor(state, square, to, thing);
  lookAtFloor(state);
}
