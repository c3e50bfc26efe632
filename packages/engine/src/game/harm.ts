// Hit points lost and won, death, and what the killer learns from it.

import { type Creature, grow } from '../actors/index.ts';
import type { GameState } from './state.ts';

/** The highest level of a hero. */
const HIGHEST_LEVEL = 30;

/** Takes hit points; a creature dies when they fall below 0. @param by id of who gets the credit */
export function hurt(state: GameState, target: Creature, damage: number, by: number): void {
  target.hitPoints -= damage;
  if (target !== state.hero) {
    target.hunts = true;
    target.damageSeen += state.sees(target.square) ? damage : 0;
  }
  if (!target.alive) {
    die(state, target, by);
  }
}

/** Gives hit points back, not above the maximum. @returns hit points gained */
export function heal(state: GameState, target: Creature, amount: number): number {
  const gained = Math.min(amount, target.maxHitPoints - target.hitPoints);
  if (gained > 0) {
    target.hitPoints += gained;
    state.logSeen('healed', target.square, target.id, gained);
  }
  return gained;
}

function die(state: GameState, target: Creature, by: number): void {
  state.logSeen('died', target.square, target.id, by);
  if (target === state.hero) {
    const killer = by === state.hero.id ? 'their own spell' : nameOf(state, by);
    state.ending = { kind: 'died', killer, turn: state.clock.turn };
    return;
  }
  state.level.map.occupant[target.square] = 0;
  if (by === state.hero.id) {
    const weapons = target.facts.blows.some(({ method }) => method === 'weapon');
    const { level, speed } = target.facts;
    gainExperience(state, state.ruleset.bridges.experienceFor(level, speed, weapons));
  }
}

function nameOf(state: GameState, id: number): string {
  return id === 0 ? 'bad luck' : state.creature(id).facts.name;
}

/** Adds experience, and the levels that come with it. */
function gainExperience(state: GameState, amount: number): void {
  const { sheet, hero } = state;
  sheet.experience += amount;
  state.logFelt('experience-gained', hero.id, amount);
  const { nextLevelAt } = state.ruleset.bridges;
  while (sheet.level < HIGHEST_LEVEL && sheet.experience >= nextLevelAt(sheet.level)) {
    gainLevel(state);
  }
}

/** From level 2 on, a role's and a race's hit dice count twice. */
function gainLevel(state: GameState): void {
  const { sheet, hero, ruleset } = state;
  const role = ruleset.bridges.roles[sheet.role]!;
  const race = ruleset.bridges.races[sheet.race]!;
  const chance = state.luck('growth');
  sheet.level++;
  const high = sheet.level >= role.middleLevel ? 'high' : 'low';
  let hitPoints = 0;
  for (let roll = 0; roll < 2; roll++) {
    hitPoints += grow(chance, role.hitPoints[high], 'hit-points');
    hitPoints += grow(chance, race.hitPoints[high], 'hit-points');
  }
  const energy =
    grow(chance, role.energy[high], 'energy') + grow(chance, race.energy[high], 'energy');
  hero.maxHitPoints += Math.max(1, hitPoints);
  hero.hitPoints += Math.max(1, hitPoints);
  sheet.maxEnergy += energy;
  sheet.energy += energy;
  state.logFelt('level-gained', hero.id, sheet.level);
}
