// Damage, healing, death, and experience for the killer.

import {
  type Creature,
  gainExperience,
  type HelplessReason,
  losesHeartByWounds,
} from '../../actors/index.ts';
import { type GameObject, TYPE } from '../../objects/index.ts';
import { ATTRIBUTES, type Ruleset } from '../../rulesets/index.ts';
import { experienceLoss } from '../../spellcraft/index.ts';
import type { Level } from '../dungeon/level.ts';
import { leaveBehind } from '../items/floor.ts';
import { emptyPack } from '../items/monster-pack.ts';
import { forgetArms, noticeKill, seeDamage } from '../movement/noticing.ts';
import { vacate } from '../movement/relocate.ts';
import { losesSteed, riderOf } from '../movement/riding/riding.ts';
import { changeMoods } from '../movement/roster.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import { alarm } from '../state/alarm.ts';
import { breakConduct } from '../state/conducts.ts';
import { authorOf, creditedHero, isPeaceful } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { corpseOf } from './corpses.ts';
import { endGame } from './ending.ts';
import { noteSlain } from './faith.ts';
import { leaveForm } from './form-body.ts';
import { quickenByLevel } from './quickness.ts';
import { wake } from './relieve.ts';
import { bodyOfCompanion } from './remains.ts';

/**
 * Removes hit points; a creature dies when they fall below 0.
 * @param by id of the credited creature, 0 for none
 * @param cause of the hero's death, if it isn't a creature
 */
export function hurt(
  state: GameState,
  target: Creature,
  damage: number,
  by: number,
  cause = '',
): void {
  const wasBrave = !losesHeartByWounds(target);
  target.hitPoints -= damage;
  const victim = state.of(target.id);
  if (victim === undefined) {
    alarm(target);
    wake(target);
    provoke(state, target);
  }
  seeDamage(state, target, damage);
  if (victim !== undefined && endsForm(victim)) {
    leaveForm(victim);
  } else if (!target.alive) {
    if (victim === undefined) {
      die(state, target, by);
    } else {
      victim.ports.shops.died(by);
      dieAsHero(victim, by, cause);
    }
  } else if (wasBrave && victim === undefined) {
    tellHeart(state, target, 'heart-lost', losesHeartByWounds(target));
  }
}

/**
 * Tells those who see it that an enemy begins or ceases to flee from its wounds. One that is afraid flees anyway,
 * and its fear is told as a condition.
 */
function tellHeart(
  state: GameState,
  creature: Creature,
  kind: 'heart-lost' | 'heart-regained',
  hasChanged: boolean,
): void {
  const { hunts, traits, conditions } = creature;
  if (hasChanged && hunts && !traits.staysPut && !conditions.has('afraid')) {
    state.logSeen(kind, creature, creature.id);
  }
}

/** Whether harm has used up the hit points of the form that a hero has taken. */
function endsForm({ hero, sheet, ruleset }: GameState): boolean {
  const { endsBelow } = ruleset.slots.world.forms;
  return sheet.powers.form !== undefined && hero.hitPoints < endsBelow;
}

/** A peaceful creature attacks once it is hurt. Crossfire server/attack.c (hit_player). */
function provoke({ level }: GameState, target: Creature): void {
  if (isPeaceful(target)) {
    changeMoods(level, target, [], ['calm', 'neutral']);
  }
}

/** Restores hit points up to the maximum. @returns hit points gained */
export function heal(state: GameState, target: Creature, amount: number): number {
  const gained = restore(state, target, amount);
  if (gained > 0) {
    state.logSeen('healed', target, target.id, gained);
  }
  return gained;
}

/** Hit points that come back by themselves, up to the maximum. */
export function regain(state: GameState, target: Creature, amount: number): void {
  const gained = restore(state, target, amount);
  if (gained > 0) {
    state.logSeen('regained', target, target.id, gained);
  }
}

function restore(state: GameState, target: Creature, amount: number): number {
  const gained = Math.min(amount, target.maxHitPoints - target.hitPoints);
  if (gained > 0) {
    const wasBrave = !losesHeartByWounds(target);
    target.hitPoints += gained;
    seeDamage(state, target, -gained);
    if (!wasBrave) {
      tellHeart(state, target, 'heart-regained', !losesHeartByWounds(target));
    }
  }
  return gained;
}

/** A creature loses levels, and some of its maximum hit points. */
export function loseLevels(target: Creature, levels: number, mostHitPoints: number): void {
  target.levelsLost += levels;
  target.maxHitPoints -= mostHitPoints;
  target.hitPoints = Math.min(target.hitPoints, target.maxHitPoints);
}

/** A creature gains levels, 0 or more. Those that it has lost come back first. */
export function gainLevels(creature: Creature, levels: number): void {
  const back = Math.min(levels, creature.levelsLost);
  creature.levelsLost -= back;
  creature.stock.levelsGained += levels - back;
}

/** A creature has more maximum hit points. */
export function raiseMost(target: Creature, hitPoints: number): void {
  target.maxHitPoints += hitPoints;
}

/** Experience is drained: a hero loses what the rules let him lose, a monster is worth less. */
export function drainExperience(state: GameState, target: Creature, drained: number): void {
  const own = state.of(target.id);
  if (own === undefined) {
    target.stock.experienceLost += drained;
    return;
  }
  const { ruleset, sheet } = own;
  const { nextLevelAt } = ruleset.bridges;
  // Heroes keep their levels, so they once had at least what the present one begins with.
  const begins = sheet.level > 1 ? nextLevelAt(sheet.level - 1) : 0;
  const { lost } = experienceLoss(ruleset.slots.spells, {
    experience: sheet.experience,
    total: Math.max(sheet.experience, begins),
    levelFloor: begins,
    skills: [],
    drained,
  });
  sheet.experience -= lost;
  own.logFelt('experience-lost', target.id, lost);
}

/** A creature loses hit points without an event. The loss alone doesn't kill it. */
export function wearDown(creature: Creature, hitPoints: number): void {
  creature.hitPoints -= hitPoints;
}

/** Removes a creature like a dead one, without giving experience. What it carries falls to the floor. */
export function fallApart(state: GameState, creature: Creature): void {
  vacate(state.level, creature);
  creature.hitPoints = -1;
  for (const witness of state.states) {
    forgetArms(witness, creature);
  }
  leaveThings(state, creature);
}

/** A creature is worth no experience any more. @returns what it was worth */
export function forfeitExperience({ ruleset }: GameState, target: Creature): number {
  const worth = worthOf(ruleset, target);
  target.stock.experienceLost += worth;
  return worth;
}

/** The experience that a creature is worth, 0 or more. */
function worthOf({ bridges }: Ruleset, { level, facts, stock }: Creature): number {
  const weapons = facts.blows.some(({ method }) => method === 'weapon');
  const worth = bridges.experienceFor(level, facts.speed, weapons);
  return Math.max(0, worth - stock.experienceLost);
}

/** Removes a creature like a dead one, but without leaving items or giving experience. */
export function vanish(level: Level, creature: Creature): void {
  vacate(level, creature);
  endBody(creature);
}

/** Marks a creature that has left its level as gone. */
export function endBody(creature: Creature): void {
  creature.hitPoints = -1;
}

/** The word for a helplessness that another creature caused. */
const CAUSED: Partial<Readonly<Record<HelplessReason, string>>> = {
  helpless: 'held',
  paralysed: 'paralysed',
  sleeping: 'put to sleep',
};

/** Why the hero was helpless: `paralysed by a marsh cube`, `reading`. NetHack 3.6.7 src/end.c (done_in_by). */
function helplessWords({ sheet: { conditions } }: GameState): string {
  const { reason, reasonBy } = conditions;
  const caused = CAUSED[reason];
  return reasonBy === '' || caused === undefined ? reason : `${caused} by ${reasonBy}`;
}

function dieAsHero(state: GameState, by: number, cause: string): void {
  tellDeath(state, state.hero, by);
  const killer = cause || (by === state.hero.id ? 'their own spell' : nameOf(state, by));
  const during = state.helpless > 0 ? helplessWords(state) : undefined;
  endGame(state, { kind: 'died', killer, ...(during && { during }) });
}

function die(state: GameState, target: Creature, by: number): void {
  tellDeath(state, target, by);
  const rider = riderOf(state, target);
  if (rider === undefined || losesSteed(rider)) {
    vacate(state.level, target);
  }
  for (const witness of state.states) {
    forgetArms(witness, target);
  }
  leaveThings(state, target, [...bodyOfCompanion(state, target), ...corpseOf(state, target)]);
  const killer = creditedHero(state, by);
  if (killer !== undefined) {
    if (killer.hero.id === by) {
      breakConduct(killer, 'pacifist');
    }
    if (killer.hero.id === by && seesThere(killer, state.level, target.square)) {
      noticeKill(killer, target);
      noteSlain(killer, target);
    }
    learnFrom(killer, worthOf(state.ruleset, target));
  }
}

/**
 * Tells every hero who sees the death. A hero who kills an unseen creature only feels a death. The master of a pet that
 * dies out of his sight has a sad feeling. NetHack 3.6.7 src/mon.c (mondied), src/mhitm.c (mdamagem).
 */
function tellDeath(state: GameState, target: Creature, by: number): void {
  const { id, square } = target;
  for (const witness of state.states) {
    const own = witness.hero === target || witness.hero.id === by;
    if (own || seesThere(witness, state.level, square)) {
      witness.logFelt('died', id, by);
    } else if (target.pet !== undefined && target.master === witness.hero.id) {
      witness.logFelt('sad-feeling', witness.hero.id);
    }
  }
}

function seesThere(witness: GameState, level: Level, square: number): boolean {
  return witness.isOn(level) && witness.sees(square);
}

/** A dead monster's items fall to the floor; its abilities are destroyed. */
function leaveThings(state: GameState, creature: Creature, body: readonly GameObject[] = []): void {
  const left = [...emptyPack(creature), ...body];
  const things = left.filter(({ archetype }) => archetype.type !== TYPE.spell);
  leaveBehind(state, creature.square, things);
  if (left.length > 0) {
    lookAtFloor(state);
  }
}

function nameOf(state: GameState, id: number): string {
  return state.of(id)?.sheet.name ?? authorOf(state, id)?.archetype.name ?? 'bad luck';
}

/** Adds experience, and logs level gains. */
export function learnFrom(state: GameState, amount: number): void {
  const { sheet, hero } = state;
  state.logFelt('experience-gained', hero.id, amount);
  const before = sheet.level;
  for (const gain of gainExperience(state.luck('growth'), state.ruleset, sheet, amount)) {
    const own = sheet.powers.form ?? hero;
    own.maxHitPoints += gain.hitPoints;
    own.hitPoints += gain.hitPoints;
    state.logFelt('level-gained', hero.id, gain.level);
    for (const attribute of gain.attributes) {
      state.logFelt('attribute-gained', hero.id, ATTRIBUTES.indexOf(attribute));
    }
  }
  quickenByLevel(state, before);
}

/** A creature has that many times its maximum of hit points, as death does to the undead. */
export function strengthen(target: Creature, times: number): void {
  target.hitPoints = Math.max(target.hitPoints, times * target.maxHitPoints);
}
