// What pets eat, and how they grow hungry. NetHack 3.6.7 src/dogmove.c (dog_eat, dog_hunger, dog_invent), src/dog.c
// (tamedog: food thrown at animals that live with people).

import {
  type Creature,
  feeds,
  petHunger,
  type Taste,
  tamenessLeft,
  tasteOf,
  weakenedBy,
  wildFromHunger,
} from '../../actors/index.ts';
import { beatitudeOf, factOf, type GameObject, TYPE } from '../../objects/index.ts';
import { setCondition } from '../body/afflict.ts';
import { hurt, loseLevels, raiseMost, regain } from '../body/harm.ts';
import { relieve } from '../body/relieve.ts';
import { takeFromFloor } from '../items/floor.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { release, tame, tellPet } from './taming.ts';

/** What a thing is to a creature; `refused` where it is no food at all. */
function tasteFor({ nature }: Creature, thing: GameObject): Taste {
  const isFood = thing.archetype.type === TYPE.food && beatitudeOf(thing) !== 'cursed';
  return isFood ? tasteOf(nature, thing.archetype) : 'refused';
}

/** Whether a pet is hungry now. */
function isHungry({ clock }: GameState, { pet }: Creature): boolean {
  return pet !== undefined && clock.turn > pet.hungryAt;
}

/** Whether a pet would eat a thing now. */
export function wouldEat(state: GameState, pet: Creature, thing: GameObject): boolean {
  const taste = tasteFor(pet, thing);
  return taste === 'treat' || (taste === 'food' && isHungry(state, pet));
}

/** A pet eats from the pile under it, if there is something for it. @returns whether it does */
export function eatsHere(state: GameState, pet: Creature): boolean {
  const pile = state.level.items.get(pet.square);
  const thing = pile?.findLast(food => wouldEat(state, pet, food));
  if (thing === undefined) {
    return false;
  }
  eat(state, pet, takeFromFloor(state, pet.square, thing, 1));
  lookAtFloor(state);
  return true;
}

/**
 * A creature catches a thing that the hero threw at it: his own pet food that it would eat, and an animal that lives
 * with people what is a treat for it, which tames it.
 * @returns whether it did; the thing is eaten then
 */
export function catches(state: GameState, creature: Creature, thing: GameObject): boolean {
  const { conditions, nature, master, pet } = creature;
  if (conditions.helpless || conditions.has('confused')) {
    return false;
  }
  if (pet !== undefined) {
    const eats = master === state.hero.id && pet.eating === 0 && wouldEat(state, creature, thing);
    if (eats) {
      eat(state, creature, thing);
    }
    return eats;
  }
  if (!nature.domestic || tasteFor(creature, thing) === 'refused' || !tame(state, creature)) {
    return false;
  }
  eat(state, creature, thing);
  return true;
}

/** A pet eats a piece of food, which is gone. */
function eat(state: GameState, creature: Creature, piece: GameObject): void {
  const pet = creature.pet!;
  const { archetype } = piece;
  const rules = state.ruleset.slots.world.companions;
  const nutrition = factOf(archetype, 'nutrition');
  const grams = factOf(creature.archetype, 'weight');
  relieve(creature, 'afraid');
  relieve(creature, 'confused');
  pet.hungryAt = Math.max(pet.hungryAt, state.clock.turn) + feeds(rules, nutrition, grams);
  if (pet.weakened > 0) {
    raiseMost(creature, pet.weakened);
    pet.weakened = 0;
  }
  pet.tameness = Math.min(rules.taming.most, pet.tameness + 1);
  pet.eating = factOf(archetype, 'delay');
  state.logSeen('pet-ate', creature, creature.id, piece.id);
  state.scratch.usedUp.set(piece.id, piece);
}

/** A turn of a pet's body: it heals, and grows hungrier. */
export function petTurn(state: GameState, creature: Creature): void {
  const { pet } = creature;
  if (pet === undefined || !creature.alive) {
    return;
  }
  const rules = state.ruleset.slots.world.companions;
  const { turn } = state.clock;
  const away = turn - pet.metAt;
  pet.metAt = turn;
  if (away > 1) {
    meetAgain(state, creature, away);
    return;
  }
  if (turn % rules.hunger.healsEvery === 0) {
    regain(state, creature, 1);
  }
  const { eatsMeat, eatsPlants } = creature.nature;
  if (!eatsMeat && !eatsPlants) {
    return;
  }
  const since = turn - pet.hungryAt;
  switch (petHunger(rules, since)) {
    case 'hungry':
      if (since === 1) {
        tellPet(state, creature, 'hungry');
      }
      break;
    case 'weak':
      if (pet.weakened === 0) {
        weaken(state, creature);
      }
      break;
    case 'starved':
      tellPet(state, creature, 'starves');
      hurt(state, creature, creature.hitPoints + 1, 0);
      break;
    default:
  }
}

/** It was alone for some turns: it may no longer know its master, and has gone wild if it was starving. */
function meetAgain(state: GameState, creature: Creature, turns: number): void {
  const pet = creature.pet!;
  const rules = state.ruleset.slots.world.companions;
  const { eatsMeat, eatsPlants } = creature.nature;
  pet.eating = Math.max(0, pet.eating - turns);
  const left = tamenessLeft(state.luck('pets'), rules, pet.tameness, turns);
  const view = { since: state.clock.turn - pet.hungryAt, hitPoints: creature.hitPoints };
  const starved = (eatsMeat || eatsPlants) && wildFromHunger(rules, view);
  if (left.tameness > 0 && !starved) {
    pet.tameness = left.tameness;
    return;
  }
  const hostile = left.hostile || starved;
  release(state, creature, hostile);
  tellPet(state, creature, hostile ? 'wild' : 'feral');
}

function weaken(state: GameState, creature: Creature): void {
  const pet = creature.pet!;
  const rules = state.ruleset.slots.world.companions;
  pet.weakened = weakenedBy(rules, creature.maxHitPoints);
  loseLevels(creature, 0, pet.weakened);
  setCondition(state, creature, 'confused', rules.hunger.confusedFor);
  tellPet(state, creature, 'weak');
}

/** A pet chews on. @returns whether it is still eating in this move */
export function chews({ pet }: Creature): boolean {
  if (pet === undefined || pet.eating === 0) {
    return false;
  }
  pet.eating--;
  return true;
}
