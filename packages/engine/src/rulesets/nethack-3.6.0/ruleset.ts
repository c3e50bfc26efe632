import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 3.6.0: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.6.0',
  title: 'NetHack 3.6.0',
  parent: 'nethack-3.4.3',
  slots: {
    casting: { patches: [casting] },
    charging: { patches: [charging] },
    speed: { patches: [speed] },
  },
  about:
    'Spellcasting as in NetHack 3.6.0, with its differences from 3.4.3. A monster’s movement points ' +
    'are random, and the damage of an exploding wand depends on its kind. Checked against the ' +
    'program’s own functions.',
  differences: [
    {
      says: 'Stunned casters are refused, and free hands are checked first; in 3.4.3 the stunned cast, and hands came last.',
      source: 'NetHack 3.6.0 src/spell.c (rejectcasting)',
      slot: 'casting',
      changes: ['prerequisites.order', 'prerequisites.checks.stunned'],
    },
    {
      says: 'A forgotten spell is checked for stunning and free hands, and uses the move; it was checked for nothing and used none.',
      source: 'NetHack 3.6.0 src/spell.c (rejectcasting, spelleffects)',
      slot: 'casting',
      changes: [
        'prerequisites.checks.forgotten',
        'prerequisites.checks.hands-not-free',
        'prerequisites.checks.stunned',
      ],
    },
    {
      says: 'Restore ability can be cast with a strength below 4.',
      source: 'NetHack 3.6.0 src/spell.c (spelleffects)',
      slot: 'casting',
      changes: ['prerequisites.castWeak'],
    },
    {
      says: 'A backfire adds to the timers that run, crossed in one of four cases; it replaced them.',
      source: 'NetHack 3.6.0 src/spell.c (spell_backfire)',
      slot: 'casting',
      changes: ['backfire'],
    },
    {
      says: 'A book gives 20,001 turns and can be read again at 2,000; it gave 20,000, and 1,000 was the limit.',
      source: 'NetHack 3.6.0 src/spell.c (learn, study_book)',
      slot: 'casting',
      changes: ['memory.perBook', 'memory.most', 'memory.reread.wellKnownAbove'],
    },
    {
      says: 'A book that was studied three times can’t teach a new spell.',
      source: 'NetHack 3.6.0 src/spell.c (study_book)',
      slot: 'casting',
      changes: ['memory.reread.mostLessons'],
    },
    {
      says: 'The dull book puts readers of little wisdom to sleep.',
      source: 'NetHack 3.6.0 src/spell.c (study_book)',
      slot: 'casting',
      changes: ['study.dullDie'],
    },
    {
      says: 'The menu tells retention as an interval; it marked a forgotten spell with an asterisk.',
      source: 'NetHack 3.6.0 src/spell.c (dospellmenu, spellretention)',
      slot: 'casting',
      changes: ['menu.columns', 'menu.forgottenMark'],
    },
    {
      says: 'The menu can be sorted by name, level and school; letters could only be swapped.',
      source: 'NetHack 3.6.0 src/spell.c (dospellmenu, sortspells)',
      slot: 'casting',
      changes: ['menu.orders'],
    },
    {
      says: 'Fading memory is noticed in four grades, not two.',
      source: 'NetHack 3.6.0 src/spell.c (spelleffects)',
      slot: 'casting',
      changes: ['memory.notices'],
    },
    {
      says: 'Amnesia takes any number of spells, which are forgotten; it took one, which left the list.',
      source: 'NetHack 3.6.0 src/spell.c (losespells)',
      slot: 'casting',
      changes: ['amnesia'],
    },
    {
      says: 'The damage bonus is taken on the total, which never falls below 1, and reaches 3 at an intelligence of 25.',
      source: 'NetHack 3.6.0 src/zap.c (spell_damage_bonus)',
      slot: 'casting',
      changes: ['damage', 'steps.boundDamage'],
    },
    {
      says: 'Draining life takes hit points by the kind of monster; it took a die of eight.',
      source: 'NetHack 3.6.0 src/zap.c (bhitm), src/makemon.c (monhp_per_lvl)',
      slot: 'casting',
      changes: ['attack.drain'],
    },
    {
      says: 'A monster that resists an explosion takes half, rounded up; it was rounded down.',
      source: 'NetHack 3.6.0 src/explode.c (explode)',
      slot: 'casting',
      changes: ['attack.explosion.half'],
    },
    {
      says: 'Barbarians learn escape and less of attack, Monks more escape, Samurai divination and less of attack.',
      source: 'NetHack 3.6.0 src/u_init.c (Skill_B, Skill_Mon, Skill_S)',
      slot: 'casting',
      changes: ['schools'],
    },
    {
      says: 'A monster’s points vary from turn to turn by up to four more or two less, and are 1 at least; they were its speed. A steed’s and those of what never moves stay.',
      source: 'NetHack 3.6.0 src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['steps.allot'],
    },
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'NetHack 3.6.0 src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['steps.leavePasses'],
    },
    {
      says: 'An exploding wand does dice of damage by its kind, as many as it has charges and some more; it was a share of the hero’s hit points.',
      source: 'NetHack 3.6.0 src/read.c (wand_explode)',
      slot: 'charging',
      changes: ['wands.blastDice', 'steps.blast'],
    },
    {
      says: 'Half physical damage halves what wands and rings do when they explode.',
      source: 'NetHack 3.6.0 src/read.c (recharge, wand_explode)',
      slot: 'charging',
      changes: ['steps.halved'],
      askedOnly: true,
    },
    {
      says: 'Rings are offered for charging when their enchantment is known or their type identified; those of identified type were left out.',
      source: 'NetHack 3.6.0 src/read.c (charge_ok)',
      slot: 'charging',
      changes: ['steps.offers'],
    },
    {
      says: 'Charging while confused gives dice of power, and none at all from a cursed scroll; it filled the power up.',
      source: 'NetHack 3.6.0 src/read.c (seffects)',
      slot: 'charging',
      changes: ['sources.confused'],
    },
    {
      says: 'A stunned hero plays magical instruments like plain ones, too; only a confused one did.',
      source: 'NetHack 3.6.0 src/music.c (do_improvisation)',
      slot: 'charging',
      changes: ['empty.plainWhen'],
    },
    {
      says: 'Novels stay what they are when cancelled.',
      source: 'NetHack 3.6.0 src/zap.c (cancel_item)',
      slot: 'charging',
      changes: ['cancel.keepKind'],
      askedOnly: true,
    },
  ],
};
