import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';

/** NetHack 3.6.1: spellcasting. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.1',
  title: 'NetHack 3.6.1',
  parent: { casting: 'nethack-3.6.0' },
  slots: { casting: { patches: [casting] } },
  about:
    'Spellcasting as NetHack 3.6.1 plays it: what it changed since 3.6.0. Checked against the ' +
    'program’s own functions.',
  differences: [
    {
      says: 'Whoever can’t chant can’t cast: strangled, or in a form that is silent, headless, buzzes or burbles.',
      source: 'NetHack 3.6.1 src/spell.c (rejectcasting), src/mondata.c (can_chant)',
    },
    {
      says: 'The Amulet drains energy at the attempt, with the move; it raised the price, and nutrition with it.',
      source: 'NetHack 3.6.1 src/spell.c (spelleffects)',
    },
    {
      says: 'A backfire adds each time to its own timer.',
      source: 'NetHack 3.6.1 src/spell.c (spell_backfire)',
    },
    {
      says: 'The first of several explosions is on the last open square of the way; it was on the chosen square, through doors too.',
      source: 'NetHack 3.6.1 src/spell.c (throwspell)',
    },
    {
      says: 'A monster that holds the caster suffers twice only while the caster is within the explosion.',
      source: 'NetHack 3.6.1 src/explode.c (explode)',
    },
  ],
};
