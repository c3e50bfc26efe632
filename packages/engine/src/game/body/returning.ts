// A hero whose game had ended with his death comes back to it, and what a death costs where it isn't final.

import { CONDITIONS, changeAttribute, feelOutfit } from '../../actors/index.ts';
import { experienceLoss } from '../../spellcraft/index.ts';
import type { GameState } from '../state/state.ts';
import { shedForm } from './form-body.ts';
import { relieve } from './relieve.ts';

/** Hit points that a hero wakes with, in percent of his greatest; 1 at least. */
export function wakeUp(state: GameState, percent: number): void {
  const { hero, sheet, seat, ruleset } = state;
  seat.ending = undefined;
  shedForm(state);
  hero.hitPoints = Math.max(1, Math.trunc((hero.maxHitPoints * percent) / 100));
  for (const condition of CONDITIONS) {
    relieve(hero, condition);
  }
  feelOutfit(ruleset, sheet);
  sheet.nutrition = Math.max(sheet.nutrition, ruleset.slots.world.hunger.atFirst);
  state.clock.release(seat.number);
}

/** A hero loses experience as by a death of the rules. He keeps his level. */
export function loseExperienceAsByDeath(state: GameState): void {
  const { sheet, ruleset } = state;
  const { deathLevels } = ruleset.slots.spells.hits.experience;
  const { experience } = sheet;
  const floor = levelOf(state, experience) - deathLevels;
  const { lost } = experienceLoss(ruleset.slots.spells, {
    experience,
    total: experience,
    levelFloor: floor > 1 ? ruleset.bridges.nextLevelAt(floor - 1) : 0,
    skills: [],
  });
  setExperience(state, experience - lost);
}

/** A hero has another amount of experience, which is less. */
export function setExperience(state: GameState, experience: number): void {
  const { sheet, hero } = state;
  const lost = sheet.experience - experience;
  sheet.experience = experience;
  if (lost > 0) {
    state.logFelt('experience-lost', hero.id, lost);
  }
}

/** The level that so much experience stands for. */
function levelOf({ ruleset, sheet }: GameState, experience: number): number {
  let level = 1;
  while (level < sheet.level && experience >= ruleset.bridges.nextLevelAt(level)) {
    level++;
  }
  return level;
}

/** A hero has another constitution for good. */
export function setConstitution({ ruleset, sheet }: GameState, constitution: number): void {
  changeAttribute(ruleset, sheet, 'constitution', () => constitution);
}
