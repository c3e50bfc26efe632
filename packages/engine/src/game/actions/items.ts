// Things from the pack and from the floor: quaffing, picking up.

import { InvariantError } from '../../errors/index.ts';
import { type GameObject, LETTERS, spellFacts, TYPE, without } from '../../objects/index.ts';
import { subtypeOf } from '../../spells/index.ts';
import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** Drinks a potion: the spell inside is cast on the drinker, at the potion's level, for nothing. */
export function quaff(state: GameState, itemId: number): ActionResult {
  const potion = state.sheet.inventory.find(itemId);
  if (potion === undefined) {
    return refuse('unknown-item');
  }
  const spell = potion.inventory[0];
  if (potion.archetype.type !== TYPE.potion || spell === undefined) {
    return refuse('not-drinkable');
  }
  state.logFelt('quaffed', state.hero.id, potion.id);
  useUp(state, potion);
  const facts = spellFacts(spell.archetype);
  subtypeOf(facts.subtype).cast(state.spells, {
    spell: spell.archetype,
    facts,
    caster: state.hero.id,
    direction: 0,
    level: Math.max(1, potion.fact('level')),
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
  });
  return { beats: state.ruleset.bridges.beats.move };
}

/** Takes one piece of a pile out of the pack. */
export function useUp(state: GameState, thing: GameObject): void {
  if (state.sheet.inventory.useUp(thing.id) === 0) {
    state.sheet.equipment = without(state.sheet.equipment, thing.id);
    state.usedUp.set(thing.id, thing);
  }
}

/** Picks up what lies underfoot; equal things join a pile. */
export function pickUp(state: GameState): ActionResult {
  const { hero, level, sheet } = state;
  const pile = level.items.get(hero.square) ?? [];
  if (pile.length === 0) {
    return refuse('nothing-to-pick-up');
  }
  if (sheet.inventory.size + pile.length > LETTERS.length) {
    return refuse('too-heavy');
  }
  level.items.delete(hero.square);
  level.look(hero.square);
  for (const thing of pile) {
    state.logFelt('picked-up', hero.id, take(state, thing).id);
  }
  return { beats: state.ruleset.bridges.beats.move };
}

function take(state: GameState, thing: GameObject): GameObject {
  const { inventory, wielded } = state.sheet;
  const addition = inventory.add(thing, { apart: [wielded] });
  if (addition.kind === 'full') {
    throw new InvariantError('a pack that was checked for room has none');
  }
  return addition.thing;
}
