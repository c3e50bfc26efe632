import type { RulesetSource } from '../ruleset.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** dNetHack: differences from its parent in speed and charging. */
export const ruleset: RulesetSource = {
  id: 'dnethack',
  title: 'dNetHack',
  parent: { speed: 'nethack-3.4.3', charging: 'nethack-3.4.3' },
  slots: { charging: { patches: [charging] }, speed: { patches: [speed] } },
  about:
    'dNetHack, with a turn counter of its own, debts of movement, and much that takes charges.',
  differences: [
    {
      says: 'The hero goes next with one whole move in hand; it took more than one.',
      source: 'dNetHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['steps.leavePasses'],
    },
    {
      says: 'Long actions leave a debt of up to 24 points; a total below 0 became 0.',
      source: 'dNetHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['steps.debt'],
    },
    {
      says: 'Shoes, wheels, swords, seals, glyphs, clockwork and more change the hero’s points, each in its place.',
      source: 'dNetHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['aids.form', 'aids.points', 'aids.afterBurden', 'aids.bonus'],
      askedOnly: true,
    },
    {
      says: 'A rider has a point more for each skill at riding above unskilled.',
      source: 'dNetHack src/allmain.c (moveloop)',
      slot: 'speed',
      changes: ['riding'],
      askedOnly: true,
    },
    {
      says: 'Monsters with fast resistance are a third faster.',
      source: 'dNetHack src/mon.c (mcalcmove)',
      slot: 'speed',
      changes: ['aids.beforeAdjustment'],
      askedOnly: true,
    },
    {
      says: 'The wand of speed monster at oneself makes very fast for 100 to 109 turns; it made fast for good.',
      source: 'dNetHack src/zap.c (zapyourself)',
      slot: 'speed',
      changes: ['quickness'],
    },
    {
      says: 'Artifact wands never explode; artifact rings lose their enchantment where others explode.',
      source: 'dNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['steps.explosion', 'rings'],
      askedOnly: true,
    },
    {
      says: 'Luck decides whether a ring explodes.',
      source: 'dNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['steps.ringExplodes'],
      askedOnly: true,
    },
    {
      says: 'An exploding wand hurts by the hit points of the form that the hero has.',
      source: 'dNetHack src/read.c (wand_explode)',
      slot: 'charging',
      changes: ['steps.blast'],
      askedOnly: true,
    },
    {
      says: 'Lamps in helms and plate mail, blasters, blades of force and light, rayguns, packs, engines and kits take charges or cells.',
      source: 'dNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows'],
      askedOnly: true,
    },
    {
      says: 'The preservative engine is filled by a cursed source and emptied by a blessed one.',
      source: 'dNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.preservative-engine'],
    },
    {
      says: 'So is the armour salve.',
      source: 'dNetHack src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.armor-salve'],
      askedOnly: true,
    },
    {
      says: 'A power pack charges as the scroll does.',
      source: 'dNetHack src/apply.c',
      slot: 'charging',
      changes: ['sources.things'],
    },
  ],
};
