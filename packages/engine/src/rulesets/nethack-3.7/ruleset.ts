import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.7, the development line: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.7',
  title: 'NetHack 3.7',
  parent: { casting: 'nethack-3.6.7' },
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting as the development line NetHack 3.7 plays it, as of 2024-10-24: what it ' +
    'changed since 3.6.7. It came out as 5.0.0. Checked against the program’s own functions.',
  differences: [
    {
      says: 'Knights cast clerical spells as if no metal were on body, head, hands and feet; a robe gives them its whole bonus.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (percent_success)',
    },
    {
      says: 'A wielded quarterstaff takes 3 points off the penalty, and never keeps the hands from casting.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (percent_success, rejectcasting)',
    },
    {
      says: 'Casting a forgotten spell drains up to five energy a level.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (spelleffects)',
    },
    {
      says: 'Who reads the book of a spell that is known well is asked, not sent away.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (study_book)',
    },
    {
      says: 'The damage bonus comes before a cone of cold’s dice against those who resist fire.',
      source: 'NetHack 3.7 (2024-10-24) src/zap.c (zhitm)',
    },
    {
      says: 'Gold, clay, stone, glass and iron golems have more hit points to drain.',
      source: 'NetHack 3.7 (2024-10-24) src/makemon.c (golemhp)',
    },
    {
      says: 'What is carried is lost by a routine of its own, which adds its damage there.',
      source: 'NetHack 3.7 (2024-10-24) src/zap.c',
    },
    {
      says: 'Sleep is level 3, confuse monster 1, charm monster 5; chain lightning is new; a few books are rarer.',
      source: 'NetHack 3.7 (2024-10-24) include/objects.h',
    },
    {
      says: 'Monks may start with confuse monster, not with sleep.',
      source: 'NetHack 3.7 (2024-10-24) src/u_init.c',
    },
  ],
};
