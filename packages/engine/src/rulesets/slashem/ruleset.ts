import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { world } from './world.ts';

/** SLASH’EM: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'slashem',
  title: 'SLASH’EM',
  parent: 'nethack-3.4.3',
  slots: {
    casting: { patches: [casting] },
    charging: { patches: [charging] },
    world: { patches: [world] },
  },
  about:
    'Spellcasting as SLASH’EM plays it, on top of the NetHack 3.4.3 that it forked from. ' +
    'Checked against the program’s own functions.' +
    ' ' +
    'SLASH’EM moves as NetHack 3.4.3 does; its spellbooks hold charges.',
  differences: [
    {
      says: 'Robes are body armour; any other body armour adds 5 to the penalty, a robe of power takes 3 off; the penalty is 5 at least.',
      source: 'SLASH’EM src/spell.c (percent_success)',
      slot: 'casting',
      changes: ['gear', 'penalty'],
    },
    {
      says: 'Every healing spell is an emergency spell, and no other.',
      source: 'SLASH’EM src/spell.c (percent_success)',
      slot: 'casting',
      changes: ['emergencySpells'],
    },
    {
      says: 'Five more roles; the Valkyrie’s special spell is lightning.',
      source: 'SLASH’EM src/role.c (roles)',
      slot: 'casting',
      changes: ['roles'],
    },
    {
      says: 'A skilled caster without energy may go on: hit points stand in for it, at two nutrition each.',
      source: 'SLASH’EM src/spell.c (spelleffects)',
      slot: 'casting',
      changes: ['energy', 'attempt'],
    },
    {
      says: 'The damage bonus is −1 to 3 by intelligence and level, and −1 to 2 by skill.',
      source: 'SLASH’EM src/zap.c (spell_damage_bonus)',
      slot: 'casting',
      changes: ['damage'],
    },
    {
      says: 'Every spell of a skilled caster acts as if blessed; fireball and cone of cold stay rays.',
      source: 'SLASH’EM src/spell.c (spelleffects)',
      slot: 'casting',
      changes: ['blessedAt', 'attack.explosion'],
    },
    {
      says: 'A book adds 10,000 turns up to 70,000 and can be read again at 60,000; each success adds 500.',
      source: 'SLASH’EM src/spell.c (learn, spelleffects)',
      slot: 'casting',
      changes: ['memory'],
    },
    {
      says: 'Protection and body take the places of clerical and escape, and many spells change school; there are 16 more.',
      source: 'SLASH’EM src/objects.c (objects)',
      slot: 'casting',
      changes: ['spells', 'menu.schools', 'training.schoolsInstead'],
    },
    {
      says: 'Roles learn more schools, and begin at basic in those of the spells that they bring.',
      source: 'SLASH’EM src/u_init.c (Skill_*), src/weapon.c (skill_init)',
      slot: 'casting',
      changes: ['schools'],
    },
    {
      says: 'Spellbooks are made with 2 to 4 charges and charged as wands are; their count rises only every other time, and they crumble where wands explode.',
      source: 'SLASH’EM src/read.c (recharge), src/mkobj.c (mksobj)',
      slot: 'charging',
      changes: ['making', 'books'],
    },
    {
      says: 'A charge of a book rescues a reading that would fail, or makes one three times as fast; reading takes twice as long.',
      source: 'SLASH’EM src/spell.c (study_book)',
      slot: 'charging',
      changes: ['books'],
    },
    {
      says: 'An exploding wand does what a broken one does to everybody around; it hurt its bearer.',
      source: 'SLASH’EM src/read.c (wand_explode), src/apply.c (do_break_wand)',
      slot: 'charging',
      changes: ['steps.blast'],
    },
    {
      says: 'Lightsabers take fuel, up to 1,500 turns.',
      source: 'SLASH’EM src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows'],
      askedOnly: true,
    },
    {
      says: 'A step in a school of magic takes as many skill slots as one with a weapon: 1, 2 and 3; it took 1, 1 and 2.',
      source: 'SLASH’EM src/weapon.c (slots_required)',
      slot: 'world',
      changes: ['skills'],
    },
    {
      says: 'Shopkeepers identify, uncurse and charge for gold: 300 as an uncursed scroll, in wand shops 1,000 as a blessed one, three times as much for wishing, otherwise 100 to 1,000.',
      source: 'SLASH’EM src/shk.c (shk_services, shk_charge)',
      slot: 'world',
      changes: ['shops'],
    },
    {
      says: 'Torches, spoons and fishing poles count chargings that come to nothing.',
      source: 'SLASH’EM src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.countedInVain'],
    },
  ],
};
