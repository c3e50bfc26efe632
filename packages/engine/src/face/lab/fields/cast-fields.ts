// The fields of a question about a cast. Ranges: NetHack 3.6.7 src/spell.c, src/attrib.c.

import {
  CASTING_BURDENS,
  CASTING_SKILLS,
  HELMET_KINDS,
  SHIELD_SIZES,
  WORN_KINDS,
} from '../../../casting/index.ts';
import { schoolsOf } from '../questions/cast-question.ts';
import { LUCK_OF_CASTS } from '../reading/forced-luck.ts';
import { choiceField, flagField, grouped, type LabField, numberField, textField } from './field.ts';

/** The energy of a caster whose energy isn't given. */
const PLENTY = '999';

/** Fields about a spell of the content and what it does to its target. */
const OF_CONTENT = {
  needs: ['spell'],
  excludes: { damage: 'which replaces what the spell does' },
};

/** The fields in their order. */
export const CAST_FIELDS: readonly LabField[] = [
  ...grouped('Caster', [
    choiceField(
      'role',
      'role of the caster',
      'wizard',
      ({ slots }) => Object.keys(slots.casting.roles),
      { fixed: true },
    ),
    numberField('level', 'level of the caster', '1', [1, 30]),
    numberField('int', 'intelligence', '16', [3, 25], { label: 'Intelligence' }),
    numberField('wis', 'wisdom', '16', [3, 25], { label: 'Wisdom' }),
    numberField('dex', 'dexterity, which aims a ray', '10', [3, 25], {
      label: 'Dexterity',
      ...OF_CONTENT,
    }),
  ]),
  ...grouped('Spell', [
    textField('spell', 'a spell of the content, such as spell_fireball', '', 'ID', {
      ofSpells: true,
    }),
    numberField('spell-level', 'level of the spell', '1', [1, 7], {
      excludes: { spell: 'which has a level of its own' },
      fixed: true,
    }),
    choiceField('school', 'school of the spell', '', schoolsOf, { fixed: true }),
    choiceField('skill', 'skill in that school', '', CASTING_SKILLS, {
      sign: 'SKILL',
    }),
    textField(
      'attuned',
      'paths to which the caster is attuned, such as fire+light',
      '',
      'PATHS',
      OF_CONTENT,
    ),
    textField('repelled', 'paths by which the caster is repelled', '', 'PATHS', OF_CONTENT),
    textField('denied', 'paths denied to the caster', '', 'PATHS', OF_CONTENT),
    flagField('emergency', 'it is an emergency spell', { fixed: true }),
    flagField('special', 'it is the special spell of the role', { fixed: true }),
  ]),
  ...grouped('Worn and carried', [
    choiceField('body-armour', 'none, nonmetallic or metallic', 'none', WORN_KINDS, {
      sign: 'KIND',
    }),
    flagField('robe', 'a robe is worn'),
    choiceField('shield', 'none, small or large', 'none', SHIELD_SIZES, { sign: 'SIZE' }),
    choiceField(
      'helmet',
      'none, nonmetallic, metallic or helm-of-brilliance',
      'none',
      HELMET_KINDS,
      { sign: 'KIND' },
    ),
    choiceField('gloves', 'none, nonmetallic or metallic', 'none', WORN_KINDS, { sign: 'KIND' }),
    choiceField('boots', 'none, nonmetallic or metallic', 'none', WORN_KINDS, { sign: 'KIND' }),
    flagField('quarterstaff', 'a quarterstaff is wielded'),
    numberField('encumbrance', 'weight of gear as Crossfire counts it', '0', [0, 999]),
    flagField('amulet', 'the Amulet of Yendor is carried'),
  ]),
  ...grouped('State of the caster', [
    numberField('energy', 'energy of the caster', PLENTY, [0, 9999]),
    numberField('grace', 'grace of the caster, which pays for prayers', PLENTY, [0, 9999]),
    numberField('luck', 'luck of the caster under Crossfire', '0', [-99, 99]),
    numberField('nutrition', 'nutrition of the caster', '900', [0, 9999]),
    numberField('strength', 'strength of the caster', '16', [3, 25]),
    choiceField(
      'burden',
      'unencumbered, burdened, stressed, strained, overtaxed or overloaded',
      'unencumbered',
      CASTING_BURDENS,
    ),
    flagField('confused', 'the caster is confused'),
    flagField('stunned', 'the caster is stunned'),
    flagField('forgotten', 'the spell is forgotten'),
  ]),
  ...grouped('Target', [
    textField('damage', 'damage of a spell told by numbers, such as 6d6', '', 'DICE'),
    textField('target-hp', 'hit points of the target', '', 'N or DICE', {
      label: 'Hit points',
      needs: ['spell', 'damage'],
    }),
    numberField('target-level', 'level of the target', '1', [0, 127], {
      label: 'Level of the target',
      ...OF_CONTENT,
    }),
    numberField('target-ac', 'armour class of the target, descending', '8', [-128, 127], {
      label: 'Armour class, descending',
      ...OF_CONTENT,
    }),
    numberField('target-mr', 'magic resistance of the target', '0', [0, 127], {
      label: 'Magic resistance',
      ...OF_CONTENT,
    }),
    textField(
      'resist',
      'resistances of the target, such as fire=50 or sleep=100',
      '',
      'LIST',
      OF_CONTENT,
    ),
    numberField('distance', 'squares to the target', '3', [1, 30], OF_CONTENT),
  ]),
  ...grouped('Luck', [
    textField(
      'force',
      'luck that is forced, with commas: success, saves, no-resists and so on',
      '',
      'NAMES',
      {
        label: 'Forced luck',
        fixed: true,
        offers: () => LUCK_OF_CASTS.map(({ name }) => name),
      },
    ),
  ]),
];
