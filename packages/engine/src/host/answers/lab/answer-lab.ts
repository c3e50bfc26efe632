// A cast or an attack of the hero as a question of the lab, with the numbers that he knows.

import { castingRole, WORN_KINDS } from '../../../casting/index.ts';
import type { Enumerator } from '../../../chance/index.ts';
import { type AttackerView, formatStat } from '../../../combat/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { shortId, usualInputs } from '../../../face/index.ts';
import {
  type GameState,
  type KnownCreature,
  knownAttackers,
  knownCast,
  knownCreatures,
} from '../../../game/index.ts';
import { type Inputs, type OddsAnswer, printAddress } from '../../../odds/index.ts';
import { emptyAnswer } from '../answer-parts.ts';

/**
 * The address of the question. Throws a UsageError for a spell or creature unknown to the hero.
 * @param spell 0: the attack with the wielded weapon
 * @param target 0: a cast without a target
 */
export function answerLab(
  state: GameState,
  ask: Enumerator,
  { spell, target }: { readonly spell: number; readonly target: number },
): OddsAnswer {
  const creature = target === 0 ? undefined : knownCreatures(state).find(({ id }) => id === target);
  if (creature === undefined && (target !== 0 || spell === 0)) {
    throw new UsageError('target', target, 'a creature in sight');
  }
  const kind = spell === 0 ? 'attack' : 'cast';
  const asked = spell === 0 ? attackInputs(state, ask) : castInputs(state, spell);
  if (asked === undefined) {
    return emptyAnswer('lab');
  }
  const met = creature === undefined ? {} : targetInputs(state, creature, kind);
  const inputs = { ruleset: state.ruleset.id, ...asked, ...met };
  const lab = printAddress({ question: kind, inputs }, usualInputs(kind));
  return { ...emptyAnswer('lab'), asFarAsYouKnow: true, lab };
}

/** The hero as a caster. */
function castInputs(state: GameState, spell: number): Inputs {
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

/** The hero as a fighter, with the likeliest of what his weapon may be; undefined: he fights in another form. */
function attackInputs(state: GameState, ask: Enumerator): Inputs | undefined {
  const { attacker } = knownAttackers(state, ask).reduce((likeliest, other) =>
    other.probability > likeliest.probability ? other : likeliest,
  );
  if (attacker.natural !== undefined) {
    return undefined;
  }
  const sum = (read: (worn: AttackerView['equipment'][number]) => number) =>
    String(attacker.equipment.reduce((all, worn) => all + read(worn), 0));
  return {
    class: attacker.class,
    race: attacker.race,
    level: String(attacker.level),
    str: formatStat(attacker.strength),
    dex: formatStat(attacker.dexterity),
    'worn-to-hit': sum(({ toHit }) => toHit),
    'worn-to-dam': sum(({ toDam }) => toDam),
    stun: String(attacker.stun),
    bless: flag(attacker.bless),
    heroism: flag(attacker.heroism),
    berserk: flag(attacker.berserk),
    'extra-blows': String(attacker.extraBlows),
    ...weaponInputs(attacker),
  };
}

function weaponInputs({ weapon }: AttackerView): Inputs {
  return weapon === undefined
    ? {}
    : {
        weapon: `${weapon.dice}d${weapon.sides}`,
        kind: weapon.kind,
        weight: String(weapon.weight / 10),
        'to-hit': String(weapon.toHit),
        'to-dam': String(weapon.toDam),
        flags: weapon.flags.join(','),
        blessed: flag(weapon.blessed),
      };
}

/** The creature as the hero knows it. Of its hit points the mean, where they aren't certain. */
function targetInputs(
  { ruleset, sheet }: GameState,
  { target, hitPoints, asTarget }: KnownCreature,
  kind: 'attack' | 'cast',
): Inputs {
  const left = String(Math.round(hitPoints.mean));
  const { level, armourClass, resistance } = asTarget.target;
  return kind === 'attack'
    ? {
        ac: String(target.armourClass),
        hp: left,
        'monster-flags': target.monsterFlags.join(','),
        visible: flag(target.visible),
      }
    : {
        dex: String(
          ruleset.bridges.shortScale((sheet.worn.attributes ?? sheet.attributes).dexterity),
        ),
        'target-hp': left,
        'target-level': String(level),
        'target-ac': String(armourClass),
        'target-mr': String(resistance),
      };
}

function flag(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** Paths as the number of their set; the empty text for none. */
function bitsText(bits: number): string {
  return bits === 0 ? '' : String(bits >>> 0);
}
