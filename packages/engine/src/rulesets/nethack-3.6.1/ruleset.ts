import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { speed } from './speed.ts';

/** NetHack 3.6.1: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.1',
  title: 'NetHack 3.6.1',
  parent: 'nethack-3.6.0',
  slots: { casting: { patches: [casting] }, speed: { patches: [speed] } },
  about:
    'Spellcasting as in NetHack 3.6.1, with its differences from 3.6.0. Random movement is in whole ' +
    'moves. Checked against the program’s own functions.',
  differences: [
    {
      says: 'A caster who can’t chant can’t cast: strangled, or in a form that is silent, headless, buzzes or burbles.',
      source: 'NetHack 3.6.1 src/spell.c (rejectcasting), src/mondata.c (can_chant)',
      slot: 'casting',
      changes: ['prerequisites.order', 'prerequisites.checks.cannot-chant'],
    },
    {
      says: 'The Amulet drains energy at the attempt, with the move; it raised the price, and nutrition with it.',
      source: 'NetHack 3.6.1 src/spell.c (spelleffects)',
      slot: 'casting',
      changes: ['attempt.steps.amulet'],
    },
    {
      says: 'A backfire adds each time to its own timer.',
      source: 'NetHack 3.6.1 src/spell.c (spell_backfire)',
      slot: 'casting',
      changes: ['backfire'],
    },
    {
      says: 'Every role can reach basic at least in the school of its special spell; the school could be restricted.',
      source: 'NetHack 3.6.1 src/weapon.c (skill_init)',
      slot: 'casting',
      changes: ['training.leastOfSpecial'],
    },
    {
      says: 'The first of several explosions is on the last open square of the way; it was on the chosen square, through doors too.',
      source: 'NetHack 3.6.1 src/spell.c (throwspell)',
      slot: 'casting',
      changes: ['attack.explosion.centre'],
    },
    {
      says: 'A monster that holds the caster suffers twice only while the caster is within the explosion.',
      source: 'NetHack 3.6.1 src/explode.c (explode)',
      slot: 'casting',
      changes: ['attack.explosion.holderSuffers'],
      askedOnly: true,
    },
    {
      says: 'A monster’s speed is rounded to whole moves by chance, in proportion; it was shaken by some points. That holds for steeds as well.',
      source: 'NetHack 3.6.1 src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['steps.allot'],
    },
    {
      says: 'A fast hero has a whole move more once in three turns, a very fast one twice; it was half a move more, or half a move and sometimes a whole one.',
      source: 'NetHack 3.6.1 src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['bonus'],
    },
    {
      says: 'Who takes a slower form keeps only its share of the points in hand; nothing was taken.',
      source: 'NetHack 3.6.1 src/polyself.c (polymon), src/mon.c (newcham)',
      slot: 'speed',
      changes: ['steps.prorate'],
    },
  ],
};
