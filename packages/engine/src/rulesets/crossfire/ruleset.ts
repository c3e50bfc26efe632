import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { spells } from './spells.ts';

/** The Crossfire server: spell objects, and casting by them. */
export const ruleset: RulesetSource = {
  id: 'crossfire',
  title: 'Crossfire',
  parent: { casting: 'house' },
  slots: { casting: { patches: [casting] }, spells: { whole: spells } },
  about:
    'Spell objects as the Crossfire server plays them (trunk of November 2021): levels moved by ' +
    'spell paths, damage, duration and range that grow with level, prices in mana and grace, ' +
    'casting times in ticks, paths and resistances composed from everything worn. Casting goes by ' +
    'them: skill and level, fumbled prayers, spells bungled in heavy gear, books used up by learning, ' +
    "points that come back tick by tick. Checked against the server's own functions.",
  differences: [
    {
      says: 'A spell needs its skill, at the level of the spell; nothing else forbids it but missing points.',
      source: 'Crossfire server/spell_util.c (cast_spell)',
      slot: 'casting',
      changes: ['attempt.ways'],
    },
    {
      says: 'A spell fails by heavy gear, a prayer by little wisdom, and both say what was lost; roles and armour made it fail.',
      source: 'Crossfire server/spell_util.c (cast_spell)',
      slot: 'casting',
      changes: ['attempt.ways'],
    },
    {
      says: 'A prayer without enough grace may be granted, or turn on its caster; it was refused.',
      source: 'Crossfire server/spell_util.c (cast_spell, prayer_failure)',
      slot: 'casting',
      changes: ['attempt.ways'],
    },
    {
      says: 'A spell is known for good; it was forgotten after a while.',
      source: 'Crossfire types/spellbook/spellbook.c',
      slot: 'casting',
      changes: ['memory', 'amnesia'],
    },
    {
      says: 'A book teaches at once or never, and is used up; it took turns of study.',
      source: 'Crossfire types/spellbook/spellbook.c',
      slot: 'casting',
      changes: ['attempt.ways'],
    },
    {
      says: 'Hit points, energy and grace come back tick by tick, three times as fast at rest, grace to its half.',
      source: 'Crossfire server/player.c (do_some_living), server/server.c (process_players1)',
      slot: 'casting',
      changes: ['attempt.ways'],
    },
    {
      says: 'Maxima follow level, skill, attributes and gear at all times; they grew with each level.',
      source: 'Crossfire common/living.c (fix_object)',
      slot: 'casting',
      changes: ['attempt.ways'],
    },
    {
      says: 'Intelligence adds nothing to the damage of a spell; it added up to 3.',
      source: 'Crossfire server/spell_util.c',
      slot: 'casting',
      changes: ['damage'],
    },
    {
      says: 'The menu of spells tells prices in place of retention.',
      source: 'own reading',
      slot: 'casting',
      changes: ['menu.columns'],
    },
  ],
};
