// Spell failures, monsters that cast, and files.

import type { Section } from '../contract/section.ts';
import { numbers } from './numbers.ts';

/** The section. */
export const abilities: Section = {
  name: 'abilities',
  title: 'Monsters that cast',
  text: ({ slots }) => [
    'A monster’s abilities are the same objects as a hero’s spells. It carries them, and picks one of those that suit the moment.',
    slots.spells.monsterSubtypes.length === 0
      ? 'Monsters may use every kind of spell.'
      : 'Monsters use only some kinds of spells.',
    'An ability takes no book and no roll. In old files each ability had two ranges, in hp and sp, and a weight; the present game reads spell objects instead.',
  ],
  tables: [numbers(['sides.choice'])],
  sources: ['Crossfire server/monster.c (monster_cast_spell)'],
  statements: ['SP-436..SP-446'],
};

/** The section. */
export const mishaps: Section = {
  name: 'mishaps',
  title: 'When a spell goes wrong',
  text: ({ slots }) => [
    slots.spells.failures.effects
      ? 'A cast that fails can do harm: a wonder, confusion, paralysis or a storm of magic, the worse the more it fails.'
      : 'Under this ruleset casts go by the chapter on spellcasting, and a failed cast does no harm. A scroll or a book that is too hard can still go wrong.',
    'The weight of armour, shield and weapon hinders a caster of Crossfire. A prayer goes wrong by the level of the spell.',
  ],
  tables: [numbers(['failures.bungle', 'failures.missingGrace', 'failures.backlash'])],
  suggestions: [
    {
      label: 'A cast under Crossfire’s rules, in heavy gear',
      ask: {
        question: 'cast',
        inputs: { spell: 'spell_fireball', level: '10', encumbrance: '200', ruleset: 'crossfire' },
      },
    },
  ],
  sources: ['Crossfire server/spell_util.c (spell_failure, cast_spell)'],
  statements: [],
};

/** The section. */
export const files: Section = {
  name: 'files',
  title: 'Files and advice to authors',
  text: () => [
    'Each spell is a file in a folder of its kind, with the effect that it puts on the map beside it. `roguewright content new` writes such a file, and `roguewright content check` says what is wrong with it.',
    'What casts a cone and what moves a cone belongs into the same file of code. The number of the subtype is the only thing that decides which file that is.',
    'A spell of wizardry is paid in mana, a prayer in grace.',
  ],
  sources: ['Crossfire doc/Developers/spells'],
  statements: ['SP-416..SP-435'],
};
