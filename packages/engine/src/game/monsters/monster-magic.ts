// Monsters that cast by the rules of heroes: at a price by chance, from energy of their own, and they
// learn from the books that they pick up. Their memory never fades.
// FIQHack libnethack/src/spell.c, libnethack/src/mcastu.c.

import { type Ability, type Creature, plainSpellTerms } from '../../actors/index.ts';
import {
  type CastingRules,
  monsterTries,
  powerPrice,
  powerRegeneration,
} from '../../casting/index.ts';
import { GameObject, TYPE } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** Energy is kept in hundredths. */
const HUNDRED = 100;

/** The most energy of a monster, in hundredths. */
function mostEnergy({ ruleset }: GameState, { facts }: Creature): number {
  return HUNDRED * ruleset.slots.world.magic.monsterEnergy * (facts.level + 1);
}

/** What it has now; one that hasn't cast yet has all. */
function energyOf(state: GameState, monster: Creature): number {
  return monster.energy < 0 ? mostEnergy(state, monster) : monster.energy;
}

/** Whether monsters cast by the rules of heroes. */
function isPaid({ power }: CastingRules): boolean {
  return power !== undefined;
}

/** The price of an ability, in hundredths of energy; what is no spell of heroes is free. */
function priceOf(state: GameState, monster: Creature, { thing }: Ability): number {
  const { archetype } = thing;
  if (archetype.numbers.monsterOnly === 1) {
    return 0;
  }
  const isCaster = archetypeIsCaster(monster);
  const { cost } = powerPrice(state.ruleset.slots.casting, {
    caster: isCaster ? 'spellcaster-monster' : 'ordinary-monster',
    intelligence: state.ruleset.slots.world.magic.monsterMind.intelligence,
    level: Math.max(1, monster.facts.level),
    spellLevel: plainSpellTerms(state.ruleset, archetype).spellLevel,
    skill: isCaster ? 'skilled' : 'basic',
    bodyArmor: 'none',
    helmet: 'none',
    gloves: 'none',
    boots: 'none',
    shield: 'none',
    robe: false,
    quarterstaff: false,
    amulet: false,
  });
  return HUNDRED * cost;
}

function archetypeIsCaster({ archetype }: Creature): boolean {
  return archetype.numbers.spellcaster === 1;
}

/** What a monster thinks of casting now: what it can pay for, now and then less when it is short. */
export function abilitiesNow(state: GameState, monster: Creature): readonly Ability[] {
  const { abilities } = monster;
  const rules = state.ruleset.slots.casting;
  if (abilities.length === 0 || !isPaid(rules)) {
    return abilities;
  }
  const energy = energyOf(state, monster);
  const short = { energy, mostEnergy: mostEnergy(state, monster) };
  return abilities.filter(ability => {
    const price = priceOf(state, monster, ability);
    return price === 0 || (price <= energy && monsterTries(state.luck('minds'), rules, short));
  });
}

/** A monster pays for what it casts. */
export function payAsMonster(state: GameState, monster: Creature, ability: Ability): void {
  if (isPaid(state.ruleset.slots.casting)) {
    monster.energy = energyOf(state, monster) - priceOf(state, monster, ability);
  }
}

/** Once a turn: energy comes back to those who have spent some. */
export function restoreMonsters(state: GameState): void {
  const rules = state.ruleset.slots.casting;
  if (!isPaid(rules)) {
    return;
  }
  for (const monster of state.level.creatures.all) {
    if (monster.alive && monster.energy >= 0) {
      const back = powerRegeneration(rules, {
        role: '',
        level: monster.facts.level,
        wisdom: state.ruleset.slots.world.magic.monsterMind.wisdom,
        maintenance: 0,
      });
      const energy = monster.energy + back;
      monster.energy = energy >= mostEnergy(state, monster) ? -1 : energy;
    }
  }
}

/** Whoever casts reads the books that it picks up, which uses them up. @returns whether it was one */
export function studyAsMonster(state: GameState, monster: Creature, thing: GameObject): boolean {
  const inside = thing.inventory[0]?.archetype;
  const isBook = thing.archetype.type === TYPE.spellbook && inside !== undefined;
  const { abilities } = monster;
  if (!isBook || abilities.length === 0 || !isPaid(state.ruleset.slots.casting)) {
    return false;
  }
  if (abilities.every(({ thing: known }) => known.archetype !== inside)) {
    monster.learn(new GameObject(state.newId(), inside));
  }
  state.scratch.usedUp.set(thing.id, thing);
  state.logSeen('monster-studied', monster.square, monster.id, thing.id);
  return true;
}
