// The hero as a caster, and the creature that his spell meets, as inputs of a question of the lab.

import { castingRole, WORN_KINDS } from '../../../casting/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { resistText, shortId } from '../../../face/index.ts';
import { type GameState, type KnownCreature, knownCast } from '../../../game/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import { flag, hitPointsText } from './input-texts.ts';

/** The hero as a caster. Throws a UsageError for a spell that he doesn’t know. */
export function castInputs(state: GameState, spell: number): Inputs {
  const cast = knownCast(state, spell, 0);
  if (cast === undefined) {
    throw new UsageError('spell', spell, 'a spell that the hero knows');
  }
  const { caster, attempt, order } = cast;
  const { slots } = state.ruleset;
  const attributes = state.sheet.worn.attributes ?? state.sheet.attributes;
  const stat = castingRole(slots.casting, caster.role).stat === 'intelligence' ? 'int' : 'wis';
  const pool = attempt.pool ?? 'energy';
  return {
    role: caster.role,
    level: String(caster.level),
    int: String(attributes.intelligence),
    wis: String(attributes.wisdom),
    [stat]: String(caster.stat),
    spell: shortId(order.spell),
    skill: caster.skill,
    attuned: bitsText(order.attuned),
    repelled: bitsText(order.repelled),
    denied: bitsText(order.denied),
    'body-armour': WORN_KINDS.find(kind => kind === caster.bodyArmour) ?? 'none',
    robe: flag(caster.robe),
    shield: caster.shield,
    helmet: caster.helmet,
    gloves: caster.gloves,
    boots: caster.boots,
    quarterstaff: flag(caster.quarterstaff),
    amulet: flag(attempt.amulet),
    [pool]: String(attempt.energy),
    ...(attempt.grace !== undefined && { grace: String(attempt.grace.held) }),
    nutrition: String(attempt.nutrition),
    strength: String(attempt.strength),
    burden: attempt.burden,
    confused: flag(attempt.confused),
    stunned: flag(attempt.stunned),
    forgotten: flag(attempt.forgotten),
  };
}

/** The creature as the hero knows it. */
export function metByHero(
  { ruleset, sheet }: GameState,
  { hitPoints, resistances, asTarget }: KnownCreature,
): Inputs {
  const { level, armourClass, resistance, sleepResistant } = asTarget.target;
  const { dexterity } = sheet.worn.attributes ?? sheet.attributes;
  return {
    dex: String(ruleset.bridges.shortScale(dexterity)),
    'target-hp': hitPointsText(hitPoints),
    'target-level': String(level),
    'target-ac': String(armourClass),
    'target-mr': String(resistance),
    resist: resistText(resistances, sleepResistant),
  };
}

/** Paths as the number of their set; the empty text for none. */
function bitsText(bits: number): string {
  return bits === 0 ? '' : String(bits >>> 0);
}
