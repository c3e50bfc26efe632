import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** FIQHack: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'fiqhack',
  title: 'FIQHack',
  parent: { casting: 'nethack-3.4.3', speed: 'nethack-3.4.3', charging: 'acehack' },
  slots: {
    casting: { patches: [casting] },
    charging: { patches: [charging] },
    speed: { patches: [speed] },
  },
  about:
    'Spellcasting as FIQHack plays it, on top of the NetHack 3.4.3 that its line forked from. ' +
    'Checked against the program’s own functions.' +
    ' ' +
    'FIQHack, which stores no movement and spreads actions evenly over the turns.',
  differences: [
    {
      says: 'Nothing fails: the chance raises the price, a hundredfold at 1 percent, two hundredfold at 0.',
      source: 'FIQHack libnethack/src/spell.c (percent_success, spellcost)',
      slot: 'casting',
      changes: ['steps.price', 'power'],
    },
    {
      says: 'The chance is a sum of role, level, intelligence, spell and metal, limited by skill; everybody casts by intelligence.',
      source: 'FIQHack libnethack/src/spell.c (percent_success)',
      slot: 'casting',
      changes: ['steps.chance', 'roles', 'power'],
    },
    {
      says: 'The Amulet doubles the price; it added up to twice the price.',
      source: 'FIQHack libnethack/src/spell.c (spellcost)',
      slot: 'casting',
      changes: ['attempt.order', 'power'],
    },
    {
      says: 'Nutrition is twice the price for everybody, and no spell is free.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['nutrition'],
    },
    {
      says: 'Strength comes first and knows no exception; the cancelled can’t cast; a quarterstaff leaves the hands free; confusion costs neither move nor energy.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['prerequisites', 'attempt.steps.success'],
    },
    {
      says: 'A backfire adds confusion; by a mistake it never stuns.',
      source: 'FIQHack libnethack/src/spell.c (spell_backfire)',
      slot: 'casting',
      changes: ['backfire'],
    },
    {
      says: 'Memory lasts 60,000 turns; learning uses the book up; a known spell can be read again after a question.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['memory'],
    },
    {
      says: 'Amnesia fades every memory to any number up to itself.',
      source: 'FIQHack libnethack/src/spell.c (losespells)',
      slot: 'casting',
      changes: ['amnesia'],
    },
    {
      says: 'Magic missiles have a die for every five, four, three or two levels by skill; an expert’s go half through magic resistance.',
      source: 'FIQHack libnethack/src/zap.c (zhitm)',
      slot: 'casting',
      changes: ['attack.ray'],
    },
    {
      says: 'Light, speed monster, levitation and more can be maintained, for less regeneration.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['power'],
    },
    {
      says: 'Monsters cast by the same rules; one short of energy tries once in eight times.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['creatures.lists', 'power'],
    },
    {
      says: 'The menu tells the price; nothing fails.',
      source: 'own reading',
      slot: 'casting',
      changes: ['menu'],
    },
    {
      says: 'Summoned creatures stay 5 to 20 turns by skill.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['creatures.summonedTurns'],
    },
    {
      says: 'Identify tells the more the better the skill.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['identifying'],
    },
    {
      says: 'Dig and identify are level 2, create familiar 3, cancellation and teleport away 5, polymorph 7; detect food is gone; summoning and speed monster stand where create monster and haste self were; charging, astral eyesight, summon nasty and phase are new. A game calls the two by their old names. The weights and delays of the new books aren’t told: theirs are our own.',
      source: 'FIQHack libnethack/src/objects.c',
      slot: 'casting',
      changes: ['spells'],
    },
    {
      says: 'No monster casts from a list, so none curses items; a bout of cursing strikes up to 18 items, fewer with protection.',
      source: 'FIQHack libnethack/src/sit.c (rndcurse)',
      slot: 'casting',
      changes: ['creatures.lists', 'power'],
    },
    {
      says: 'A dead hero may rise as a caster with his spells instead of leaving a ghost.',
      source: 'FIQHack libnethack/src/bones.c (savebones)',
      slot: 'casting',
      changes: ['power'],
    },
    {
      says: 'Casting exercises nothing.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'casting',
      changes: ['training'],
    },
    {
      says: 'Speed properties scale the form’s speed, to four thirds and five thirds; they added points.',
      source: 'FIQHack libnethack/src/allmain.c (moveamt)',
      slot: 'speed',
      changes: ['steps.heroPoints'],
    },
    {
      says: 'A quick hero’s points vary by up to four either way each turn.',
      source: 'FIQHack libnethack/src/allmain.c (moveamt)',
      slot: 'speed',
      changes: ['steps.finish'],
    },
    {
      says: 'Slowness halves a speed; it took a third.',
      source: 'FIQHack libnethack/src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['adjustment'],
    },
    {
      says: 'A gallop is half as fast again, without luck.',
      source: 'FIQHack libnethack/src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['gallop'],
      askedOnly: true,
    },
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'FIQHack libnethack/src/allmain.c',
      slot: 'speed',
      changes: ['steps.leavePasses'],
    },
    {
      says: 'The spell of charging does what an uncursed scroll does.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'charging',
      changes: ['sources.things'],
    },
    {
      says: 'Monsters charge what they carry, too.',
      source: 'FIQHack libnethack/src/spell.c',
      slot: 'charging',
      changes: ['sources.monsters'],
      askedOnly: true,
    },
    {
      says: 'What a lit lamp burns counts as its fuel.',
      source: 'FIQHack libnethack/src/read.c (recharge)',
      slot: 'charging',
      changes: ['steps.fuelSeen'],
    },
    {
      says: 'An exploding wand hurts by the hit points of the form that the hero has.',
      source: 'FIQHack libnethack/src/read.c (wand_explode)',
      slot: 'charging',
      changes: ['steps.blast'],
      askedOnly: true,
    },
  ],
};
