import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.6.0: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.0',
  title: 'NetHack 3.6.0',
  parent: { casting: 'nethack-3.4.3' },
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting as NetHack 3.6.0 plays it. What differs from 3.4.3 is stated, the rest is ' +
    'inherited. Checked against the program’s own functions.',
  differences: [
    {
      says: 'Stunned casters are refused, and free hands are checked first; in 3.4.3 the stunned cast, and hands came last.',
      source: 'NetHack 3.6.0 src/spell.c (rejectcasting)',
    },
    {
      says: 'A forgotten spell is checked for stunning and free hands, and uses the move; it was checked for nothing and used none.',
      source: 'NetHack 3.6.0 src/spell.c (rejectcasting, spelleffects)',
    },
    {
      says: 'Restore ability can be cast with a strength below 4.',
      source: 'NetHack 3.6.0 src/spell.c (spelleffects)',
    },
    {
      says: 'A backfire adds to the timers that run, crossed in one of four cases; it replaced them.',
      source: 'NetHack 3.6.0 src/spell.c (spell_backfire)',
    },
    {
      says: 'A book gives 20,001 turns and can be read again at 2,000; it gave 20,000, and 1,000 was the limit.',
      source: 'NetHack 3.6.0 src/spell.c (learn, study_book)',
    },
    {
      says: 'A book that was studied three times can’t teach a new spell.',
      source: 'NetHack 3.6.0 src/spell.c (study_book)',
    },
    {
      says: 'The dull book puts readers of little wisdom to sleep.',
      source: 'NetHack 3.6.0 src/spell.c (study_book)',
    },
    {
      says: 'The menu tells retention as an interval; it marked a forgotten spell with an asterisk.',
      source: 'NetHack 3.6.0 src/spell.c (dospellmenu, spellretention)',
    },
    {
      says: 'Fading memory is noticed in four grades, not two.',
      source: 'NetHack 3.6.0 src/spell.c (spelleffects)',
    },
    {
      says: 'Amnesia takes any number of spells, which are forgotten; it took one, which left the list.',
      source: 'NetHack 3.6.0 src/spell.c (losespells)',
    },
    {
      says: 'The damage bonus is taken on the total, which never falls below 1, and reaches 3 at an intelligence of 25.',
      source: 'NetHack 3.6.0 src/zap.c (spell_damage_bonus)',
    },
    {
      says: 'Draining life takes hit points by the kind of monster; it took a die of eight.',
      source: 'NetHack 3.6.0 src/zap.c (bhitm), src/makemon.c (monhp_per_lvl)',
    },
    {
      says: 'A monster that resists an explosion takes half, rounded up; it was rounded down.',
      source: 'NetHack 3.6.0 src/explode.c (explode)',
    },
    {
      says: 'Barbarians learn escape and less of attack, Monks more escape, Samurai divination and less of attack.',
      source: 'NetHack 3.6.0 src/u_init.c (Skill_B, Skill_Mon, Skill_S)',
    },
  ],
};
