// Numbers that a picker takes over from the content: those of a weapon, a missile or a creature.

import {
  Creature,
  hitDice,
  missileView,
  monsterKinds,
  monsterTraits,
  trueFacts,
} from '../../../actors/index.ts';
import type { Dice } from '../../../chance/index.ts';
import {
  type Archetype,
  type Content,
  factOf,
  type GameObject,
  makeObject,
  slaysOf,
  TYPE,
  textOf,
  weaponFacts,
} from '../../../objects/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { ATTACK_NAMES } from '../../../spellcraft/index.ts';
import type { LabKindName } from '../kinds/lab-kind.ts';

/** A picker: things of the content, each with the inputs that it brings. */
export interface Filler {
  /** The heading of the fields that it fills. */
  readonly group: string;
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly inputs: Inputs }[];
}

type Choice = Filler['choices'][number];

/** The pickers of a kind of question. */
export function fillersOf(content: Content, ruleset: Ruleset, kind: LabKindName): Filler[] {
  const creatures = () => ({
    group: 'Target',
    label: 'Numbers of a creature',
    choices: sorted(monsterKinds(content).map(one => creature(ruleset, one, kind === 'cast'))),
  });
  switch (kind) {
    case 'cast':
      return [creatures()];
    case 'attack':
      return [
        picker(content, 'Weapon', 'Numbers of a weapon', isWeapon, one => weapon(content, one)),
        creatures(),
      ];
    case 'shoot':
      return [
        picker(content, 'Missile', 'Numbers of a missile', isMissile, one => ({
          missile: diceOf(one),
          ...flying(content, ruleset, one),
        })),
        creatures(),
      ];
    case 'throw':
      return [
        picker(content, 'Object', 'Numbers of a weapon', isWeapon, one => ({
          object: diceOf(one),
          kind: weaponFacts(one).kind,
          ...flying(content, ruleset, one),
        })),
        creatures(),
      ];
    default:
      return [];
  }
}

function picker(
  content: Content,
  group: string,
  label: string,
  isOne: (archetype: Archetype) => boolean,
  inputsOf: (archetype: Archetype) => Inputs,
): Filler {
  const found = content.archetypes.filter(isOne);
  return {
    group,
    label,
    choices: sorted(found.map(one => ({ name: one.name, inputs: inputsOf(one) }))),
  };
}

/** By name, each name once: the first of a name is the plain one. */
function sorted(choices: readonly Choice[]): Choice[] {
  const byName = new Map(choices.toReversed().map(choice => [choice.name, choice]));
  return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function hasDice(archetype: Archetype): boolean {
  return textOf(archetype, 'damageDice') !== '' && textOf(archetype, 'weaponKind') !== '';
}

function isWeapon(archetype: Archetype): boolean {
  return archetype.type === TYPE.weapon && hasDice(archetype);
}

function isMissile(archetype: Archetype): boolean {
  return archetype.type === TYPE.ammunition && hasDice(archetype);
}

function diceOf(archetype: Archetype): string {
  const { dice, sides } = weaponFacts(archetype);
  return `${dice}d${sides}`;
}

function weapon(content: Content, archetype: Archetype): Inputs {
  const { kind, weight, toHit, toDam } = weaponFacts(archetype);
  return {
    weapon: diceOf(archetype),
    kind,
    weight: pounds(weight),
    'to-hit': String(toHit),
    'to-dam': String(toDam),
    flags: slaysOf(made(content, archetype)).join(','),
  };
}

function flying(content: Content, ruleset: Ruleset, archetype: Archetype): Inputs {
  const { weight, toHit, toDam, flags } = missileView(ruleset, made(content, archetype));
  return {
    weight: pounds(weight),
    'to-hit': String(toHit),
    'to-dam': String(toDam),
    flags: flags.join(','),
  };
}

function made(content: Content, archetype: Archetype): GameObject {
  let id = 0;
  return makeObject(content, archetype, () => ++id);
}

/** Tenths of a pound as pounds. */
function pounds(tenths: number): string {
  return String(tenths / 10);
}

function creature(ruleset: Ruleset, kind: Archetype, forCast: boolean): Choice {
  const level = factOf(kind, 'level');
  const dice = hitDice(ruleset, level, monsterTraits(kind));
  const most = dice.count * dice.sides + dice.bonus;
  const facts = trueFacts(ruleset, new Creature(1, kind, 0, most));
  const name = kind.name;
  if (!forCast) {
    const inputs = {
      ac: String(facts.armourClass),
      hp: diceText(dice),
      'monster-flags': facts.flags.join(','),
    };
    return { name, inputs };
  }
  const resists = Object.entries(facts.resistances)
    .filter(([attack, percent]) => percent !== 0 && ATTACK_NAMES[Number(attack)] !== undefined)
    .map(([attack, percent]) => `${ATTACK_NAMES[Number(attack)]}=${percent}`);
  const sleep = facts.sleepResistant ? ['sleep=100'] : [];
  return {
    name,
    inputs: {
      'target-hp': diceText(dice),
      'target-level': String(level),
      'target-ac': String(ruleset.bridges.descending(facts.armourClass)),
      'target-mr': String(facts.magicResistance),
      resist: [...resists, ...sleep].join(','),
    },
  };
}

function diceText({ count, sides, bonus }: Dice): string {
  if (count === 0) {
    return String(bonus);
  }
  return bonus === 0 ? `${count}d${sides}` : `${count}d${sides}+${bonus}`;
}
