// Monsters that cast by the heroes' rules: at a price from their own energy, and they learn from books that
// they pick up. Their retention doesn't fade. FIQHack libnethack/src/spell.c, libnethack/src/mcastu.c.

import { type Ability, type Creature, plainSpellTerms } from '../../actors/index.ts';
import {
  type CastingRules,
  monsterTries,
  powerPrice,
  powerRegeneration,
} from '../../casting/index.ts';
import { GameObject, LAST_CROSSFIRE_SUBTYPE, TYPE } from '../../objects/index.ts';
import { groupOf } from '../../spells/index.ts';
import {
  HUNDRED,
  monsterEnergy,
  mostMonsterEnergy,
  setMonsterEnergy,
} from '../body/monster-energy.ts';
import type { GameState } from '../state/state.ts';
import { choosesByProgram, isOfProgram } from './program-casting.ts';

/** Whether monsters cast by the heroes' rules. */
function isPaid({ power }: CastingRules): boolean {
  return power !== undefined;
}

/** The price of an ability, in hundredths of energy; abilities that aren't heroes' spells are free. */
function priceOf(state: GameState, monster: Creature, { thing }: Ability): number {
  const { archetype } = thing;
  const isCaster = archetypeIsCaster(monster);
  if (archetype.numbers.monsterOnly === 1) {
    return 0;
  }
  const { cost } = powerPrice(state.ruleset.slots.casting, {
    caster: isCaster ? 'spellcaster-monster' : 'ordinary-monster',
    intelligence: state.ruleset.slots.world.magic.monsterMind.intelligence,
    level: Math.max(1, monster.facts.level),
    spellLevel: plainSpellTerms(state.ruleset, archetype).spellLevel,
    skill: isCaster ? 'skilled' : 'basic',
    bodyArmour: 'none',
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

/** Whether what an ability would begin lasts on the monster already. */
function isUnderWay({ forces }: Creature, { facts, thing }: Ability): boolean {
  return forces.all.some(
    ({ kind, source, name }) =>
      source === thing.archetype ||
      (kind === 'unseen' && facts.subtype === INVISIBLE) ||
      (kind === 'aura' && source.id === facts.makes) ||
      (kind === 'ability' && name === groupOf(thing.archetype)),
  );
}

/** Subtype of invisibility. */
const INVISIBLE = 19;

/** The abilities that minds choose among: where Crossfire's rule chooses its spells, only the others. */
function chosenFrom(state: GameState, abilities: readonly Ability[]): readonly Ability[] {
  if (choosesByProgram(state)) {
    return abilities.some(isOfProgram) ? abilities.filter(one => !isOfProgram(one)) : abilities;
  }
  const { monsterSubtypes: chosen } = state.ruleset.slots.spells;
  return abilities.every(({ facts }) => isChosen(chosen, facts.subtype))
    ? abilities
    : abilities.filter(({ facts }) => isChosen(chosen, facts.subtype));
}

function isChosen(chosen: readonly number[], subtype: number): boolean {
  return chosen.length === 0 || subtype > LAST_CROSSFIRE_SUBTYPE || chosen.includes(subtype);
}

/**
 * The abilities that a monster considers: those that it can pay for, with occasional restraint when energy is
 * low. Where monsters cast for free, only magic that drains their energy silences them.
 */
export function abilitiesNow(state: GameState, monster: Creature): readonly Ability[] {
  const { forces } = monster;
  // Most monsters have none.
  if (monster.abilities.length === 0) {
    return monster.abilities;
  }
  const chosen = chosenFrom(state, monster.abilities);
  const abilities = forces.none ? chosen : chosen.filter(ability => !isUnderWay(monster, ability));
  const rules = state.ruleset.slots.casting;
  if (abilities.length === 0) {
    return abilities;
  }
  const energy = monsterEnergy(state, monster);
  if (!isPaid(rules)) {
    return monster.stock.energy < 0
      ? abilities
      : abilities.filter(({ facts }) => HUNDRED * facts.energy <= energy);
  }
  const short = { energy, mostEnergy: mostMonsterEnergy(state, monster) };
  return abilities.filter(ability => {
    const price = priceOf(state, monster, ability);
    return price === 0 || (price <= energy && monsterTries(state.luck('minds'), rules, short));
  });
}

/** A monster uses an ability in 1 of this many moves: by its file, but where casters pay for casts they hurry. */
export function abilityOneIn({ ruleset }: GameState, monster: Creature): number {
  const { power } = ruleset.slots.casting;
  return power !== undefined && archetypeIsCaster(monster)
    ? power.castersOneIn
    : monster.traits.abilityOneIn;
}

/** A monster pays for a cast. */
export function payAsMonster(state: GameState, monster: Creature, ability: Ability): void {
  if (isPaid(state.ruleset.slots.casting)) {
    monster.stock.energy = monsterEnergy(state, monster) - priceOf(state, monster, ability);
  }
}

/** Once a turn: restores energy to monsters that have less than their maximum. */
export function restoreMonsters(state: GameState): void {
  for (const monster of state.level.creatures.all) {
    if (monster.stock.energy >= 0 && monster.alive) {
      const most = mostMonsterEnergy(state, monster);
      if (monster.stock.energy < most) {
        const back = energyBack(state, monster);
        setMonsterEnergy(state, monster, Math.min(most, monster.stock.energy + back));
      }
    }
  }
}

/** What a monster regains a turn, in hundredths. */
function energyBack({ ruleset }: GameState, { facts }: Creature): number {
  const { casting, world } = ruleset.slots;
  return isPaid(casting)
    ? powerRegeneration(casting, {
        role: '',
        level: facts.level,
        wisdom: world.magic.monsterMind.wisdom,
        maintenance: 0,
      })
    : world.magic.monsterEnergyBack * (facts.level + 1);
}

/** A caster reads books that it picks up, which uses them up. @returns whether the item was one */
export function studyAsMonster(state: GameState, monster: Creature, item: GameObject): boolean {
  const inside = item.inventory[0]?.archetype;
  const isBook = item.archetype.type === TYPE.spellbook && inside !== undefined;
  const { abilities } = monster;
  if (!isBook || abilities.length === 0 || !isPaid(state.ruleset.slots.casting)) {
    return false;
  }
  if (abilities.every(({ thing: known }) => known.archetype !== inside)) {
    monster.learn(new GameObject(state.newId(), inside));
  }
  state.scratch.usedUp.set(item.id, item);
  state.logSeen('monster-studied', monster, monster.id, item.id);
  return true;
}
