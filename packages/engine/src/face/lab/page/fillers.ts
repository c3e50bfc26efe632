// Numbers that a picker takes over from the content: those of a weapon, a missile or a creature.

import { missileView, monsterKinds } from '../../../actors/index.ts';
import {
  type Archetype,
  type Content,
  type GameObject,
  makeObject,
  slaysOf,
  TYPE,
  textOf,
  weaponFacts,
} from '../../../objects/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { LabKindName } from '../kinds/lab-kind.ts';
import { metInputs, struckInputs } from '../questions/creature-numbers.ts';

/** A picker: things of the content, each with the inputs that it brings. */
export interface Filler {
  /** The heading of the fields that it fills. */
  readonly group: string;
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly inputs: Inputs }[];
}

type Choice = Filler['choices'][number];

/** The kinds with pickers. */
const FILLED: ReadonlySet<LabKindName> = new Set([
  ...(['cast', 'attack', 'shoot', 'throw', 'duel', 'area'] as const),
]);

/** The pickers of a kind of question. */
export function fillersOf(contentOf: () => Content, ruleset: Ruleset, kind: LabKindName): Filler[] {
  if (!FILLED.has(kind)) {
    return [];
  }
  const content = contentOf();
  const creatures = () => ({
    group: 'Target',
    label: 'Numbers of a creature',
    choices: sorted(
      monsterKinds(content).map(one => ({
        name: one.name,
        inputs: (kind === 'cast' || kind === 'area' ? metInputs : struckInputs)(ruleset, one),
      })),
    ),
  });
  switch (kind) {
    case 'cast':
    case 'area':
      return [creatures()];
    case 'duel':
      return [
        picker(content, 'Weapon', 'Numbers of a weapon', isWeapon, one => weapon(content, one)),
      ];
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
