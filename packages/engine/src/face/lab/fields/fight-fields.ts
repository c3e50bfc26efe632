// The fields of questions about attacks, shots and throws.

import {
  type CombatRules,
  ITEM_KINDS,
  LAUNCHER_KINDS,
  MONSTER_FLAGS,
  SLAY_FLAGS,
} from '../../../combat/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { luckOfBlows } from '../reading/forced-luck.ts';
import {
  choiceField,
  flagField,
  grouped,
  integers,
  type LabField,
  numberField,
  switchField,
  textField,
} from './field.ts';

/** Stats as Angband 3.0.5 writes them, in steps of a row of its tables. */
const STATS = [
  ...integers(3, 18),
  ...Array.from({ length: 22 }, (_, row) => `18/${10 * (row + 1)}`),
];

/** The bonuses that are usual, of the range that is allowed. */
const BONUS = [-999, 999] as const;
const BONUSES = { tries: integers(-20, 60) };

const POUNDS = { tries: integers(0, 60) };

const named = (of: (rules: CombatRules) => object) => (ruleset: Ruleset) =>
  Object.keys(of(ruleset.slots.combat));

const FIGHTER: readonly LabField[] = grouped('Fighter', [
  choiceField(
    'class',
    'class of the fighter',
    'warrior',
    named(({ classes }) => classes),
    { fixed: true },
  ),
  choiceField(
    'race',
    'race of the fighter',
    'human',
    named(({ races }) => races),
    { fixed: true },
  ),
  numberField('level', 'level in the combat slot’s scale', '1', [1, 50]),
  textField('str', 'strength, such as 17 or 18/50', '16', 'STAT', {
    label: 'Strength',
    tries: STATS,
  }),
  textField('dex', 'dexterity', '16', 'STAT', { label: 'Dexterity', tries: STATS }),
  numberField('worn-to-hit', 'to hit from everything else worn', '0', BONUS, BONUSES),
  numberField('stun', 'counter of stunning', '0', [0, 999]),
  flagField('bless', 'under the effect of bless'),
  flagField('heroism', 'under the effect of heroism'),
  flagField('berserk', 'under the effect of berserk'),
]);

/** Where a creature is named, its own numbers count. */
export const NUMBERS = { excludes: { creature: 'which has numbers of its own' } };

const TARGET: readonly LabField[] = grouped('Target', [
  textField('creature', 'a creature of the content, such as jackal', '', 'ID', {
    ofCreatures: true,
  }),
  numberField('ac', 'armour class of the target', '0', [0, 999], {
    label: 'Armour class',
    tries: integers(0, 200),
    ...NUMBERS,
  }),
  textField('hp', 'hit points of the target', '', 'N or DICE', {
    label: 'Hit points',
    tries: integers(0, 999),
    ...NUMBERS,
  }),
  textField('monster-flags', 'what the target is or is immune to, with commas', '', 'LIST', {
    label: 'What it is',
    offers: () => MONSTER_FLAGS,
    ...NUMBERS,
  }),
  switchField('visible', 'the fighter sees the target'),
]);

const flagsField = (of: string, needs?: readonly string[]) =>
  textField('flags', `slays and brands of the ${of}, with commas`, '', 'LIST', {
    label: 'Slays and brands',
    offers: () => SLAY_FLAGS,
    ...(needs && { needs }),
  });

const OF_WEAPON = { needs: ['weapon'] };

const LUCK: readonly LabField[] = grouped('Luck', [
  textField(
    'force',
    'luck that is forced, with commas: hit, critical, great-critical, no-hit and so on',
    '',
    'NAMES',
    {
      label: 'Forced luck',
      fixed: true,
      offers: ({ slots }) => luckOfBlows(slots.combat).map(({ name }) => name),
    },
  ),
]);

/** Those of an attack. */
export const ATTACK_FIELDS: readonly LabField[] = [
  ...FIGHTER,
  ...grouped('Weapon', [
    textField(
      'weapon',
      'a weapon of the content, or dice such as 2d5; without it bare hands',
      '',
      'NAME or DICE',
      { label: 'Weapon or dice', ofArms: true },
    ),
    choiceField('kind', 'kind of the weapon', 'sword', () => ITEM_KINDS, {
      sign: 'KIND',
      ...OF_WEAPON,
    }),
    textField('weight', 'weight of the weapon (default: 10)', '', 'POUNDS', {
      ...POUNDS,
      ...OF_WEAPON,
    }),
    numberField('to-hit', 'enchantment of the weapon to hit', '0', BONUS, {
      ...BONUSES,
      ...OF_WEAPON,
    }),
    numberField('to-dam', 'enchantment of the weapon to damage', '0', BONUS, {
      label: 'To damage',
      ...BONUSES,
      ...OF_WEAPON,
    }),
    flagsField('weapon', ['weapon']),
    flagField('blessed', 'the weapon is blessed, which priests need', OF_WEAPON),
    numberField('worn-to-dam', 'to damage from everything else worn', '0', BONUS, {
      label: 'Worn to damage',
      ...BONUSES,
    }),
    numberField('extra-blows', 'extra blows from everything worn', '0', [-99, 99], {
      tries: integers(0, 5),
    }),
  ]),
  ...TARGET,
  ...LUCK,
];

const flown = (thing: string) => [
  numberField('to-hit', `enchantment of the ${thing} to hit`, '0', BONUS, BONUSES),
  numberField('to-dam', `enchantment of the ${thing} to damage`, '0', BONUS, {
    label: 'To damage',
    ...BONUSES,
  }),
  flagsField(thing),
  flagField('artifact', `the ${thing} is an artifact`),
];

const DISTANCE = grouped('Target', [
  numberField('distance', 'squares to the target', '3', [1, 99], { tries: integers(1, 30) }),
]);

/** Those of a shot. */
export const SHOOT_FIELDS: readonly LabField[] = [
  ...FIGHTER,
  ...grouped('Launcher', [
    choiceField('launcher', 'kind of the launcher', 'short-bow', LAUNCHER_KINDS, { sign: 'KIND' }),
    textField('launcher-weight', 'weight of the launcher (default: its kind’s)', '', 'POUNDS'),
    numberField('launcher-to-hit', 'enchantment of the launcher to hit', '0', BONUS, BONUSES),
    numberField('launcher-to-dam', 'enchantment of the launcher to damage', '0', BONUS, {
      label: 'Launcher to damage',
      ...BONUSES,
    }),
    numberField('extra-shots', 'extra shots from everything worn', '0', [-99, 99], {
      tries: integers(0, 5),
    }),
    numberField('extra-might', 'extra might from everything worn', '0', [-4, 99], {
      tries: integers(0, 5),
    }),
  ]),
  ...grouped('Missile', [
    textField('missile', 'a missile of the content, or dice such as 1d6', '1d4', 'NAME or DICE', {
      label: 'Missile or dice',
      ofArms: true,
    }),
    textField('weight', 'weight of the missile', '0.3', 'POUNDS', POUNDS),
    ...flown('missile'),
  ]),
  ...TARGET,
  ...DISTANCE,
  ...LUCK,
];

/** Those of a throw. */
export const THROW_FIELDS: readonly LabField[] = [
  ...FIGHTER,
  ...grouped('Object', [
    textField('object', 'a weapon of the content, or dice such as 1d6', '2d6', 'NAME or DICE', {
      label: 'Object or dice',
      ofArms: true,
    }),
    choiceField('kind', 'kind of the object', 'flask', () => ITEM_KINDS, { sign: 'KIND' }),
    textField('weight', 'weight of the object', '1', 'POUNDS', POUNDS),
    ...flown('object'),
  ]),
  ...TARGET,
  ...DISTANCE,
  ...LUCK,
];
