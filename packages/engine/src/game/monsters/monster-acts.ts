// Carries out monsters' decisions.

import {
  type Ability,
  type Creature,
  footingOf,
  type Intention,
  lamesFor,
  paralysedFor,
  touchOf,
  WAY,
  wornAt,
} from '../../actors/index.ts';
import {
  type GameObject,
  pathsOf,
  type SpellFacts,
  spellFacts,
  TYPE,
} from '../../objects/index.ts';
import { castingTime } from '../../spellcraft/index.ts';
import type { CastOrder } from '../../spells/index.ts';
import { creditPoison, prolong } from '../body/afflict.ts';
import { holdAndTell } from '../body/helpless.ts';
import { woundLegs } from '../body/legs/wounded-legs.ts';
import { quicken } from '../body/quickness.ts';
import { bringByBlows, passOnByBlow } from '../forces/blow-contagion.ts';
import { canCarry } from '../forms/monster-outfit.ts';
import { clearFloor, leaveOn } from '../items/floor.ts';
import { giveTo } from '../items/monster-pack.ts';
import { releaseCarried } from '../magic/carried-spell.ts';
import { stepped } from '../movement/arriving.ts';
import { changeTerrain } from '../movement/change-terrain.ts';
import { isAirborne } from '../movement/floating.ts';
import {
  noticeAbility,
  noticeBlow,
  noticedByAll,
  noticeMissilesTaken,
  noticeTaking,
} from '../movement/noticing.ts';
import { relocate } from '../movement/relocate.ts';
import { lookAround, lookAtFloor } from '../movement/stepping.ts';
import { tellMove } from '../movement/tell-move.ts';
import { heard, isHeard } from '../state/heard/hearing.ts';
import type { GameState } from '../state/state.ts';
import { strikesSteed } from './companions/steed-fights.ts';
import { endsWithHit } from './hit-back.ts';
import { castBeside } from './lists/list-cast.ts';
import { fromAim } from './monster-aim.ts';
import { payAsMonster, studyAsMonster } from './monster-magic.ts';
import { shootHero, strikeFor } from './monster-shot.ts';
import { useThing, zapWand } from './monster-things.ts';
import { attackTypesOf, blowView, brandAgainst } from './monster-weapon.ts';
import { type ProgramCast, payByProgram } from './program-casting.ts';
import { strikeWall } from './strike-wall.ts';

/** Carries out a monster's intention. */
export function carryOut(state: GameState, monster: Creature, intention: Intention): void {
  switch (intention.kind) {
    case 'wait':
      break;
    case 'step':
      if (!monster.traits.staysPut && !monster.conditions.has('trapped')) {
        step(state, monster, intention.direction);
      }
      break;
    case 'strike':
      strikeHero(state, monster);
      break;
    case 'shoot':
      shootHero(state, monster, intention.direction);
      break;
    case 'cast':
      castAbility(state, monster, intention);
      break;
    case 'open-door':
      openDoor(state, monster, intention.direction);
      break;
    case 'break-door':
      breakDoor(state, monster, intention.direction);
      break;
    case 'tear-down':
      tearDown(state, monster, intention.direction);
      break;
    case 'pick-up':
      pickUp(state, monster);
      break;
    case 'use':
      useThing(state, monster, intention.item);
      break;
    case 'zap':
      zapWand(state, monster, intention.item, intention.direction);
      break;
  }
}

/** A monster strikes the hero with all its blows, or his steed. */
export function strikeHero(state: GameState, monster: Creature): void {
  if (state.sheet.riding !== undefined && strikesSteed(state, monster)) {
    return;
  }
  const { bridges } = state.ruleset;
  const chance = state.luck('monsters');
  const armourClass = bridges.descending(state.sheet.armourClass);
  const brand = brandAgainst(state, monster, state.hero);
  const { blows } = monster.facts;
  let total = 0;
  for (let place = 0; place < blows.length; place++) {
    if (state.ending !== undefined || !monster.alive) {
      break;
    }
    const blow = blows[place]!;
    const { effect } = blow;
    const view = blowView(monster, blow, armourClass, brand);
    const damage = bridges.monsterBlow(chance, bridges, view);
    if (isHeard(state)) {
      heard(state, monster.archetype.name, {
        kind: 'taken',
        came: damage,
        rule: asked => asked.draw(bridges.monsterBlow, bridges, view),
      });
    }
    strikeFor(state, monster, damage);
    total += damage;
    if (damage > 0) {
      passOnByBlow(state, monster, state.hero);
    }
    if (damage > 0 && state.perceives(monster)) {
      noticeBlow(state, monster, { place, damage, armourClass }, brand > 0);
    }
    if (damage > 0 && effect !== '') {
      const { touches } = state.ruleset.slots.world;
      paralyse(state, monster, paralysedFor(chance, touches, effect, state.helpless > 0));
      bringTouch(state, monster, effect, damage);
    }
    if (damage > 0) {
      endsWithHit(state, monster, state.ending !== undefined);
    }
  }
  if (state.ending === undefined) {
    bringByBlows(state, monster, state.hero, total, attackTypesOf(monster));
  }
  castBeside(state, monster);
}

/** Applies the side effect of a blow to the hero. */
function bringTouch(state: GameState, { id }: Creature, effect: string, damage: number): void {
  if (effect === 'slow') {
    if (state.ending === undefined) {
      quicken(state, 'hit');
    }
    return;
  }
  if (effect === 'legs') {
    woundByBlow(state);
    return;
  }
  const brought = touchOf(state.luck('monsters'), state.ruleset.slots.world, effect, damage);
  if (brought !== undefined && state.ending === undefined) {
    if (brought.condition === 'poisoned') {
      creditPoison(state.hero, id);
    }
    prolong(state, state.hero, brought.condition, brought.turns);
  }
}

/** A blow at the legs of a hero on the ground. */
function woundByBlow(state: GameState): void {
  const { ruleset, sheet } = state;
  if (sheet.riding !== undefined || isAirborne(state) || state.ending !== undefined) {
    return;
  }
  const turns = lamesFor(state.luck('monsters'), ruleset.slots.world.legs, {
    dexterity: ruleset.bridges.shortScale(sheet.present.dexterity),
    boots: wornAt(sheet, 'boots') !== undefined,
  });
  if (turns > 0) {
    woundLegs(state, 1, turns);
  }
}

function paralyse(state: GameState, monster: Creature, turns: number): void {
  if (turns > 0 && state.ending === undefined) {
    holdAndTell(state, 'paralysed', turns, monster.id);
  }
}

function castAbility(
  state: GameState,
  monster: Creature,
  { ability, direction }: Extract<Intention, { readonly kind: 'cast' }>,
): void {
  const wanted = state.scratch.mind.abilities[ability];
  const chosen = monster.abilities.find(one => one === wanted)!;
  payAsMonster(state, monster, chosen);
  release(state, monster, chosen, direction);
}

/** Casts the spell that a monster has chosen by Crossfire's rule, and pays for it. */
export function castByProgram(
  state: GameState,
  monster: Creature,
  { ability, direction }: ProgramCast,
): void {
  payByProgram(state, monster, ability);
  release(state, monster, ability, direction);
}

/** Releases an ability that is paid for. */
function release(
  state: GameState,
  monster: Creature,
  { thing, facts }: Ability,
  direction: number,
): void {
  state.logSeen('cast', monster, monster.id, thing.id, 0, 0, 0);
  if (state.perceives(monster)) {
    noticeAbility(state, monster, thing);
  }
  castFor(state, monster, thing, direction, Math.max(1, monster.level));
  payTime(state, monster, facts);
}

/** A cast longer than one move takes the rest of its time from later moves. */
function payTime({ clock, ruleset }: GameState, monster: Creature, facts: SpellFacts): void {
  const time = castingTime(ruleset.slots.spells, {
    castingTime: facts.castingTime,
    paths: { path: facts.path, ...pathsOf(monster.archetype) },
  });
  monster.movement -= Math.max(0, ruleset.bridges.castingBeats(time.exact) - clock.move);
}

function castFor(
  state: GameState,
  monster: Creature,
  { archetype }: GameObject,
  direction: number,
  level: number,
): void {
  const facts = spellFacts(archetype);
  const order: CastOrder = {
    spell: archetype,
    facts,
    caster: monster.id,
    direction,
    level,
    damageBonus: 0,
    ...pathsOf(monster.archetype),
  };
  fromAim(state, monster, direction, () => releaseCarried(state, order));
}

function pickUp(state: GameState, monster: Creature): void {
  const left: GameObject[] = [];
  for (const item of clearFloor(state.level, monster.square)) {
    if (!canCarry(state, monster, item)) {
      left.push(item);
      continue;
    }
    state.logSeen('picked-up', monster, monster.id, item.id, 0, 0);
    if (item.archetype.type === TYPE.weapon && state.perceives(monster)) {
      noticeTaking(state, monster, item);
    }
    if (item.archetype.type === TYPE.ammunition && state.perceives(monster)) {
      noticeMissilesTaken(state, monster, item);
    }
    if (!studyAsMonster(state, monster, item)) {
      giveTo(monster, item);
    }
  }
  leaveOn(state.level, monster.square, left);
  lookAtFloor(state);
}

function openDoor(state: GameState, monster: Creature, direction: number): void {
  const { map } = state.level;
  const square = doorAhead(state, monster, direction);
  changeTerrain(state, square, 'open-door');
  state.logSeen('door-opened', square, monster.id, map.x(square), map.y(square));
  lookAround(state);
}

/** Strikes the first wall in the way of a step. */
export function tearDown(state: GameState, monster: Creature, direction: number): void {
  const { map, fixtures } = state.level;
  const to = map.neighbour(monster.square, direction);
  for (const offset of monster.shape.offsets(map.stride)) {
    const wall = fixtures.wallOn(to + offset);
    if (wall !== undefined) {
      strikeWall(state, monster, wall);
      return;
    }
  }
}

/** The square of the first door in the way of a step. */
function doorAhead({ level: { map } }: GameState, monster: Creature, direction: number): number {
  const { square, shape } = monster;
  const to = map.neighbour(square, direction);
  const { ways } = footingOf(monster.traits);
  const offsets = shape.offsets(map.stride);
  for (let part = 0; part < offsets.length; part++) {
    if (ways[map.terrain[to + offsets[part]!]!] === WAY.door) {
      return to + offsets[part]!;
    }
  }
  return to;
}

/** A broken door can't be closed again. */
function breakDoor(state: GameState, monster: Creature, direction: number): void {
  const { map } = state.level;
  const square = doorAhead(state, monster, direction);
  const { breaksOneIn } = state.ruleset.slots.world.doors;
  if (!state.luck('monsters').test(1, breaksOneIn, 'door-breaks')) {
    state.logFelt('door-pounded', map.x(square), map.y(square));
    return;
  }
  changeTerrain(state, square, 'broken-door');
  state.logFelt('door-broken', map.x(square), map.y(square));
  lookAround(state);
}

/** Steps to the adjacent square in a direction. */
export function step(state: GameState, monster: Creature, direction: number): void {
  const { map } = state.level;
  const from = monster.square;
  const to = map.neighbour(from, direction);
  relocate(state.level, monster, to);
  tellMove(state, monster, from, to);
  if (monster.facts.glow > 0) {
    lookAround(state);
  } else {
    noticedByAll(state, monster);
  }
  stepped(state, monster, from);
}
