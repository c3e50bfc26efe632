import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 5.0.0: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-5.0',
  title: 'NetHack 5.0.0',
  parent: 'nethack-3.7',
  slots: {
    casting: { patches: [casting] },
    charging: { patches: [charging] },
    speed: { patches: [speed] },
  },
  about:
    'Spellcasting as NetHack 5.0.0 plays it: what it changed since the state of 3.7 of ' +
    '2024-10-24. Checked against the program’s own functions.' +
    ' ' +
    'NetHack 5.0.0, the 3.7 line under its released name.',
  differences: [
    {
      says: 'Light is a clerical spell for a Priest: skill and training follow.',
      source: 'NetHack 5.0.0 src/role.c (role_init)',
      slot: 'casting',
      changes: ['roles.priest'],
    },
    {
      says: 'Fire Brand and Frost Brand cast fireball and cone of cold as an expert when they are invoked, without check, price, roll or training.',
      source: 'NetHack 5.0.0 src/artifact.c (invoke_storm_spell)',
      slot: 'casting',
      changes: ['invoking'],
      askedOnly: true,
    },
    {
      says: 'Grimtooth and Sunsword go on at 25 energy while they rest.',
      source: 'NetHack 5.0.0 src/artifact.c (arti_invoke_cost)',
      slot: 'casting',
      changes: ['invoking'],
      askedOnly: true,
    },
    {
      says: 'Charm monster makes a pet tamer, with skill by two points more.',
      source: 'NetHack 5.0.0 src/spell.c (spelleffects), src/dog.c (tamedog)',
      slot: 'casting',
      changes: ['creatures.charm'],
      askedOnly: true,
    },
    {
      says: 'Skill lets create familiar call creatures that are more difficult.',
      source: 'NetHack 5.0.0 src/dog.c (pick_familiar_pm)',
      slot: 'casting',
      changes: ['creatures.familiarDifficulty'],
    },
    {
      says: 'Healers learn by healing their pets.',
      source: 'NetHack 5.0.0 src/zap.c (bhitm)',
      slot: 'casting',
      changes: ['creatures.healers'],
      askedOnly: true,
    },
    {
      says: 'An amulet of magical breathing adds 2 to the most that energy regenerates.',
      source: 'NetHack 5.0.0 src/allmain.c (regen_pw)',
      slot: 'casting',
      changes: ['regeneration'],
      askedOnly: true,
    },
    {
      says: 'A slowed monster of speed 12 or more has 4 points and a third of its speed; it had two thirds.',
      source: 'NetHack 5.0.0 src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['adjustment'],
    },
    {
      says: 'The burden that counts at a turn boundary is that after the monsters have moved; it was that before.',
      source: 'NetHack 5.0.0 src/allmain.c (moveloop_core)',
      slot: 'speed',
      changes: ['steps.boundaryBurden'],
    },
    {
      says: 'After a move a hostile monster attacks from afar only with what it hasn’t seen the hero resist.',
      source: 'NetHack 5.0.0 src/mhitu.c (ranged_attk_available)',
      slot: 'speed',
      changes: ['fighting'],
      askedOnly: true,
    },
    {
      says: 'The wand of wishing is made with one charge and is charged to one; it was up to three.',
      source: 'NetHack 5.0.0 src/mkobj.c (mksobj_init), src/read.c (recharge)',
      slot: 'charging',
      changes: ['making.wands.wishing', 'wands.special.wishing'],
      askedOnly: true,
    },
    {
      says: 'The wand of stasis is new; it is made with 3 to 6 charges.',
      source: 'NetHack 5.0.0 src/mkobj.c (mksobj_init)',
      slot: 'charging',
      changes: ['making.wands.stasis'],
      askedOnly: true,
    },
    {
      says: 'A carried artifact that resists electricity spares rings as what is worn does.',
      source: 'NetHack 5.0.0 src/zap.c (u_adtyp_resistance_obj)',
      slot: 'charging',
      changes: ['shock'],
      askedOnly: true,
    },
  ],
};
