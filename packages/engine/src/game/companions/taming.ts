// How creatures become tame, and stop being it. NetHack 3.6.7 src/dog.c (tamedog, initedog, abuse_dog).

import { type Creature, firstTameness, tamenessAgain, tamenessStruck } from '../../actors/index.ts';
import { relieve, wake } from '../body/relieve.ts';
import { bind, changeMoods } from '../movement/roster.ts';
import { PET_TELLINGS } from '../protocol/companions/companion-events.ts';
import { alarm, giveUp } from '../state/alarm.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** Moods of creatures that never attack first; a tame creature has none of them. */
const CALM = ['calm', 'neutral', 'friendly', 'berserk'] as const;

/** Tells what becomes of a pet. */
export function tellPet(
  state: GameState,
  pet: Creature,
  telling: (typeof PET_TELLINGS)[number],
): void {
  state.logSeen('pet-told', pet, pet.id, PET_TELLINGS.indexOf(telling));
}

/** Whether a creature can become tame at all. */
function mayBeTamed(state: GameState, creature: Creature): boolean {
  return (
    state.of(creature.id) === undefined &&
    creature.golem === undefined &&
    !creature.feels('fixed') &&
    !creature.nature.untameable
  );
}

/**
 * A creature becomes the pet of a hero. A creature that already serves a hero keeps its master; his own pet may become
 * tamer. A creature that can't be tamed grows calm.
 * @param blessed by a blessed scroll
 * @returns whether it serves the hero now
 */
export function tame(state: GameState, creature: Creature, blessed = false): boolean {
  const { ruleset, hero, level } = state;
  const rules = ruleset.slots.world.companions;
  wake(creature);
  relieve(creature, 'afraid');
  if (creature.pet !== undefined && creature.master === hero.id) {
    const { pet } = creature;
    pet.tameness = tamenessAgain(state.luck('pets'), rules, pet.tameness, blessed);
    return true;
  }
  if (!isHostile(state, creature)) {
    return false;
  }
  giveUp(creature);
  if (!mayBeTamed(state, creature)) {
    changeMoods(level, creature, creature.feels('fixed') ? [] : ['calm'], []);
    tellPet(state, creature, 'refuses');
    return false;
  }
  makePet(state, creature);
  state.logSeen('charmed', creature, creature.id);
  return true;
}

/** A creature on the hero's level is his pet from now on. */
export function makePet(state: GameState, creature: Creature): void {
  const rules = state.ruleset.slots.world.companions;
  const { domestic } = creature.nature;
  creature.pet = {
    tameness: firstTameness(rules, domestic),
    hungryAt: state.clock.turn + rules.hunger.atFirst,
    abused: 0,
    weakened: 0,
    eating: 0,
    metAt: state.clock.turn,
  };
  changeMoods(state.level, creature, [], CALM);
  bind(state.level, creature, state.hero.id);
}

/** A pet loses its master. @param hostile it attacks its former master; otherwise it goes its own way */
export function release(state: GameState, pet: Creature, hostile: boolean): void {
  pet.pet = undefined;
  bind(state.level, pet, 0);
  changeMoods(state.level, pet, hostile ? [] : ['calm'], hostile ? CALM : []);
  if (hostile) {
    alarm(pet);
  }
}

/** Its master struck a pet: it is less tame, and may have had enough. */
export function abuse(state: GameState, creature: Creature): void {
  const { pet } = creature;
  if (pet === undefined || creature.master !== state.hero.id || !creature.alive) {
    return;
  }
  const rules = state.ruleset.slots.world.companions;
  pet.tameness = tamenessStruck(rules, pet.tameness, state.sheet.worn.conflict);
  pet.abused++;
  if (pet.tameness === 0) {
    release(state, creature, false);
    tellPet(state, creature, 'deserts');
  } else {
    tellPet(state, creature, 'yelps');
  }
}

/** A pet has another tameness, 1 or more. */
export function setTameness(pet: NonNullable<Creature['pet']>, tameness: number): void {
  pet.tameness = tameness;
}
